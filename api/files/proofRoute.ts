import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
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
    const bytes = isReadable ? await readProof(join(api.filesDir, name)) : undefined;
    if (!bytes) throw new ApiError(404, 'No existe el comprobante');

    // Asked for again each time, so that it does not outlive the session in the browser's cache.
    c.header('Cache-Control', 'private, no-cache');
    c.header('ETag', `"${name}"`);
    if (c.req.header('if-none-match') === `"${name}"`) return c.body(null, 304);

    c.header('Content-Type', contentTypes.get(extname(name)));
    c.header('Content-Disposition', 'inline');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");

    return c.body(bytes);
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

/** Regular files only: a link could point anywhere. */
const readProof = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return (await file.stat()).isFile() ? new Uint8Array(await file.readFile()) : undefined;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP'].includes(String(error.code));
