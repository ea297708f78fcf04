import { extname } from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { archivosCalls, comprobantesAccess } from '../../contract/archivos';
import { alikePictureCall } from '../../contract/parecidos';
import type { Answer, Api, ApiEnv } from '../answer/answer';
import { readRefreshCookie } from '../auth/cookies';
import { checkAccess, type Session } from '../auth/permission';
import { findSessionByToken } from '../auth/sessions';
import { isProofName, PROOFS, proofPath } from '../files/proofName';
import { withProofs } from '../files/withProofs';
import { ApiError } from '../http/errors';
import { readsProof, recordsNaming } from '../ownership/proofs';

export const archivosRoutes = (answer: Answer): void => {
  answer(archivosCalls.upload, (upload) =>
    withProofs(upload, upload.body.files, async (comprobante) => ({ paths: comprobante.split(',') })),
  );

  answer(alikePictureCall, async ({ db, session, query: { huella } }) => {
    const rows = await db.selectFrom('archivos').select('ruta').where('huella', '=', huella).execute();
    const paths = rows.map(({ ruta }) => ruta);

    return { parecidos: await recordsNaming(db, session, paths) };
  });
};

/** `<img>` sends no bearer token, so the session cookie opens proofs. */
export const proofRoute = (app: Hono<ApiEnv>, api: Api): void => {
  app.get(`/${PROOFS}/:name`, refusalAsPage, async (c) => {
    const session = await requireSession(c, api);
    const name = c.req.param('name');
    const isReadable = isProofName(name) && (await readsProof(api.db, session, proofPath(name)));
    const isHeld = isReadable && c.req.header('if-none-match') === `"${name}"`;
    const proof = isReadable && !isHeld ? await api.proofs.read(name) : undefined;
    if (!proof && !isHeld) throw new ApiError(404, 'No existe el comprobante');

    // Revalidated each time, so that it does not outlive the session.
    c.header('Cache-Control', 'private, no-cache');
    c.header('ETag', `"${name}"`);
    if (!proof) return c.body(null, 304);

    c.header('Content-Type', contentTypes.get(extname(name)));
    c.header('Content-Disposition', 'inline');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Content-Length', String(proof.length));

    return c.body(proof);
  });
};

const AGAIN = 'de-nuevo';

/** A browser sends no strict cookie with a link that is pressed in a mail: a page of ours asks once more. */
const refusalAsPage: MiddlewareHandler = async (c, next) => {
  await next();
  if (!(c.error instanceof ApiError) || !isNavigation(c)) return;
  const { status, message } = c.error;
  const isAsked = c.req.query(AGAIN) === undefined && status === 401;

  c.res = c.html(isAsked ? pageAgain : pageOf(message, status === 401), status, {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
};

/** On plain http browsers send no Sec-Fetch-Mode. */
const isNavigation = ({ req }: Context): boolean =>
  (req.header('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  (req.header('accept') ?? '').includes('text/html');

const htmlOf = (head: string, body: string) => `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Comprobante</title>${head}
<body>
<h1>Comprobante</h1>
${body}
`;

const pageAgain = htmlOf(
  `\n<meta http-equiv="refresh" content="0; url=?${AGAIN}">`,
  `<p><a href="?${AGAIN}">Abrir el comprobante</a>`,
);

const pageOf = (message: string, isSignedOut: boolean) =>
  htmlOf(
    '',
    isSignedOut
      ? `<p>Para ver el comprobante, <a href="/" target="_blank">ingrese en este navegador</a> y después <a href="?${AGAIN}">ábralo de nuevo</a>.`
      : `<p>${message}`,
  );

const contentTypes = new Map([
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
]);

const requireSession = async (c: Context, { db, now }: Api): Promise<Session> => {
  const token = readRefreshCookie(c);
  const session = token === undefined ? undefined : await findSessionByToken(db, token, now());
  checkAccess(session, comprobantesAccess);

  return session;
};
