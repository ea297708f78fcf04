import type { Context } from 'hono';
import { authCalls } from '../../contract/auth';
import type { Answer, Api } from '../answer';
import { ApiError } from '../errors';
import { signAccessToken } from './accessToken';
import { attemptKey } from './attempts';
import { readBearer } from './authenticate';
import { clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from './cookie';
import { verifyPassword } from './password';
import { rotateRefreshToken } from './rotateRefreshToken';
import { closeSession, closeSessionOfToken, openSession } from './sessions';
import { socketAddress } from './socketAddress';
import { tryPassword } from './tryPassword';

export const authRoutes = (answer: Answer, api: Api): void => {
  answer.anybody(authCalls.login, async ({ c, body, now }) => {
    const userId = await checkPassword(api, c, body);

    return { token: await begin(c, api, await openSession(api.db, userId, now)) };
  });

  answer.anybody(authCalls.refresh, async ({ c, now }) => {
    const token = readRefreshCookie(c);
    const rotated = token === undefined ? undefined : await rotateRefreshToken(api.db, token, now);
    if (!rotated) {
      clearRefreshCookie(c);
      throw new ApiError(401, 'Su sesión ha terminado. Ingrese de nuevo.');
    }

    return { accessToken: await begin(c, api, rotated) };
  });

  answer.anybody(authCalls.logout, async ({ c, now }) => {
    const token = readRefreshCookie(c);
    const bearer = await readBearer(c, api);
    if (token !== undefined) await closeSessionOfToken(api.db, token, now);
    if (bearer) await closeSession(api.db, bearer.sessionId, now);
    clearRefreshCookie(c);

    return { message: 'Sesión cerrada correctamente' };
  });
};

/** Unknown, disabled and wrong are told apart neither by the text nor by the time. */
const checkPassword = (
  { db, now }: Api,
  c: Context,
  { username, password }: { username: string; password: string },
): Promise<number> =>
  tryPassword(db, attemptKey(username, socketAddress(c)), now, async () => {
    const user = await db
      .selectFrom('usuarios')
      .select(['id', 'password_hash', 'estado'])
      .where((eb) => eb(eb.fn('lower', ['username']), '=', username.toLowerCase()))
      .executeTakeFirst();
    const matches = await verifyPassword(user?.password_hash, password);
    if (!user || !matches || user.estado !== 'A') throw new ApiError(401, 'Usuario o contraseña incorrectos');

    return user.id;
  });

/** The cookie is written once nothing can fail any more: a failure answers none. */
const begin = async (
  c: Context,
  { jwtSecret, now }: Api,
  session: { userId: number; sessionId: string; refreshToken: string },
): Promise<string> => {
  const token = await signAccessToken(session, jwtSecret, now());
  writeRefreshCookie(c, session.refreshToken);

  return token;
};
