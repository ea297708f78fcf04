import { extname } from 'node:path';
import type { Context, Hono } from 'hono';
import { roles } from '../../contract/roles';
import { readsProof } from '../access/proofs';
import { readRefreshCookie } from '../auth/cookie';
import { findSessionByToken } from '../auth/sessions';
import { checkAccess, checkPassword, type Session } from '../http/access';
import type { Api, ApiEnv } from '../http/answer';
import { ApiError } from '../http/errors';
import { isProofName, PROOFS, proofPath } from './proofName';

/** Proofs for `<img>`, which can send no bearer token: the cookie of a live session opens those that it may see. */
export const proofRoute = (app: Hono<ApiEnv>, api: Api): void => {
  app.get(`/${PROOFS}/:name`, async (c) => {
    const session = await requireSession(c, api);
    const name = c.req.param('name');
    const isReadable = isProofName(name) && (await readsProof(api.db, session, proofPath(name)));
    const proof = isReadable ? await api.proofs.read(name) : undefined;
    if (!proof) throw new ApiError(404, 'No existe el comprobante');

    // Asked for again each time, so that it does not outlive the session in the browser's cache.
    c.header('Cache-Control', 'private, no-cache');
    c.header('ETag', `"${name}"`);
    if (c.req.header('if-none-match') === `"${name}"`) {
      if (proof.body instanceof ReadableStream) await proof.body.cancel();

      return c.body(null, 304);
    }

    c.header('Content-Type', contentTypes.get(extname(name)));
    c.header('Content-Disposition', 'inline');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");

    c.header('Content-Length', String(proof.size));

    return c.body(proof.body);
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
  checkAccess(roles, session);
  checkPassword(undefined, session);

  return session;
};
