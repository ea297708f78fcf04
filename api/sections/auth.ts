import type { Context } from 'hono';
import { sql } from 'kysely';
import { authCalls } from '../../contract/auth';
import type { Answer, Api } from '../answer/answer';
import { signAccessToken } from '../auth/accessToken';
import { signInOf, tryPassword } from '../auth/attempts';
import { findSessionInUse, readBearer } from '../auth/authenticate';
import {
  clearRefreshCookie,
  knownDevice,
  readRefreshCookie,
  rememberDevice,
  writeRefreshCookie,
} from '../auth/cookies';
import { verifyPassword } from '../auth/password';
import { rotateRefreshToken } from '../auth/rotateRefreshToken';
import { closeSession, closeSessionOfToken, openSession } from '../auth/sessions';
import type { Db } from '../db/schema';
import { ApiError } from '../http/errors';
import { clientAddress } from '../http/proxy';
import { profileOf } from './usuarios/queries';

export const authRoutes = (answer: Answer, api: Api): void => {
  answer.anybody(authCalls.login, async ({ c, body, now }) => {
    const user = await checkPassword(api, c, body);
    const opened = await signIn(api.db, user, { now, agente: c.req.header('user-agent') });
    const session = await findSessionInUse(c, api, opened);
    const token = await begin(c, api, opened);
    await rememberDevice(c, { secret: api.jwtSecret, userId: user.id, now });

    return { token, ...(session && { profile: profileOf(session) }) };
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

interface User {
  id: number;
  password_hash: string;
}

/** Unknown user and wrong password get the same text after the same time. Only the right password learns of a disabled user. */
const checkPassword = async (
  { db, jwtSecret, trustProxy, now }: Api,
  c: Context,
  { username, password }: { username: string; password: string },
): Promise<User> => {
  const find = () =>
    db
      .selectFrom('usuarios')
      .select(['id', 'password_hash', 'estado'])
      .where(sql<boolean>`lower(username) = lower(${username})`)
      .executeTakeFirst();
  const address = clientAddress(c, trustProxy);
  const device = await knownDevice(c, { secret: jwtSecret, userId: (await find())?.id, now: now() });

  return tryPassword(db, signInOf({ username, address, device }), now, async () => {
    const user = await find();
    const matches = await verifyPassword(user?.password_hash, password);
    if (!user || !matches) throw wrong();
    if (user.estado !== 'A') throw notEnabled();

    return user;
  });
};

/** Locks the user row, so a concurrent disable or password change wins. */
const signIn = (db: Db, { id, password_hash }: User, { now, agente }: { now: Date; agente?: string }) =>
  db.transaction().execute(async (trx) => {
    const unchanged = await trx
      .selectFrom('usuarios')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .where('estado', '=', 'A')
      .forShare()
      .executeTakeFirst();
    if (!unchanged) throw wrong();

    return openSession(trx, id, now, agente);
  });

const notEnabled = () =>
  new ApiError(401, 'Su usuario no está habilitado. Pida a un administrador que lo habilite.');

const wrong = () => new ApiError(401, 'Usuario o contraseña incorrectos');

/** The cookie is written last: a failure sends none. */
const begin = async (
  c: Context,
  { jwtSecret, now }: Api,
  session: { userId: number; sessionId: string; refreshToken: string },
): Promise<string> => {
  const token = await signAccessToken(session, jwtSecret, now());
  writeRefreshCookie(c, session.refreshToken);

  return token;
};
