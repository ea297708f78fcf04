import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { readAccessToken } from './accessToken';
import type { Session } from './permission';
import { findSession } from './sessions';

interface Keys {
  db: Db;
  jwtSecret: string;
  now: () => Date;
}

/** The live session of the bearer token. Marks the session as used and its user as connected. */
export const authenticate = async (c: Context, keys: Keys): Promise<Session | undefined> => {
  const bearer = await readBearer(c, keys);

  return bearer && findSessionInUse(c, keys, bearer);
};

/** The same for a session that has just begun. */
export const findSessionInUse = async (
  c: Context,
  { db, now }: Pick<Keys, 'db' | 'now'>,
  bearer: Parameters<typeof findSession>[1],
): Promise<Session | undefined> => {
  const instant = now();
  const session = await findSession(db, bearer, instant);
  if (session && !isBackground(c)) await markUsed(db, session, instant);

  return session;
};

export const readBearer = async (c: Context, { jwtSecret, now }: Pick<Keys, 'jwtSecret' | 'now'>) => {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '') ?? [];

  return token === undefined ? undefined : readAccessToken(token, jwtSecret, now());
};

/** Background polling is no user activity. */
const isBackground = (c: Context) => c.req.header('x-background') === '1';

const MINUTE = 60_000;

const markUsed = async (db: Keys['db'], { id, ultimo_uso, user }: Session, now: Date) => {
  const isOld = (last: string | null) => !last || now.getTime() - Date.parse(last) >= MINUTE;
  const instant = now.toISOString();

  if (isOld(user.ultima_conexion)) await note(db, 'usuarios', 'ultima_conexion', { id: user.id, instant });
  if (isOld(ultimo_uso)) await note(db, 'sesiones', 'ultimo_uso', { id, instant });
};

/** Skips a locked row; the next request updates it. */
const note = (
  db: Keys['db'],
  table: string,
  column: string,
  { id, instant }: { id: number | string; instant: string },
) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${instant} where id = (
    select id from ${sql.table(table)} where id = ${id} for no key update skip locked)`.execute(db);
