import type { Context } from 'hono';
import type { Session } from '../http/access';
import type { Api } from '../http/answer';
import { readAccessToken } from './accessToken';
import { findSession } from './sessions';

/** The live session that the bearer token names; being used marks it so, and its user as connected. */
export const authenticate = async (c: Context, api: Api): Promise<Session | undefined> => {
  const now = api.now();
  const bearer = await readBearer(c, api);
  const session = bearer && (await findSession(api.db, bearer, now));
  if (session && !isBackground(c)) await markUsed(api, session, now);

  return session;
};

export const readBearer = async (c: Context, { jwtSecret, now }: Api) => {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];

  return token === undefined ? undefined : readAccessToken(token, jwtSecret, now());
};

/** What a page asks for by itself is no sign that somebody sits there. */
const isBackground = (c: Context) => c.req.header('x-background') === '1';

const MINUTE = 60_000;

const markUsed = async ({ db }: Api, { id, ultimo_uso, user }: Session, now: Date) => {
  const isOld = (last: string | null) => !last || now.getTime() - Date.parse(last) >= MINUTE;
  const instant = now.toISOString();

  if (isOld(user.ultima_conexion)) {
    await db.updateTable('usuarios').set({ ultima_conexion: instant }).where('id', '=', user.id).execute();
  }
  if (isOld(ultimo_uso)) {
    await db.updateTable('sesiones').set({ ultimo_uso: instant }).where('id', '=', id).execute();
  }
};
