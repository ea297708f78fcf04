import type { Context } from 'hono';
import type { Session } from '../http/access';
import type { Api } from '../http/answer';
import { readAccessToken } from './accessToken';
import { findSession } from './sessions';

/** The live session that the bearer token names; being used marks its user as connected. */
export const authenticate = async (c: Context, api: Api): Promise<Session | undefined> => {
  const now = api.now();
  const bearer = await readBearer(c, api);
  const session = bearer && (await findSession(api.db, bearer, now));
  if (session && !isBackground(c)) await markConnected(api, session, now);

  return session;
};

export const readBearer = async (c: Context, { jwtSecret, now }: Api) => {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];

  return token === undefined ? undefined : readAccessToken(token, jwtSecret, now());
};

/** What a page asks for by itself is no sign that somebody sits there. */
const isBackground = (c: Context) => c.req.header('x-background') === '1';

const MINUTE = 60_000;

const markConnected = async ({ db }: Api, { user }: Session, now: Date) => {
  const last = user.ultima_conexion;
  if (last && now.getTime() - Date.parse(last) < MINUTE) return;

  await db
    .updateTable('usuarios')
    .set({ ultima_conexion: now.toISOString() })
    .where('id', '=', user.id)
    .execute();
};
