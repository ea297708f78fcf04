import { extname } from 'node:path';
import type { Context, Hono } from 'hono';
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
  app.get(`/${PROOFS}/:name`, async (c) => {
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
