import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { ApiError } from '../http/errors';
import { secondsAfter } from './time';

const WINDOW_SECONDS = 15 * 60;

/** How many failures of one kind there may be in 15 minutes. */
export interface Budget {
  key: string;
  failures: number;
}

/** One person's tries at one password. */
const FAILURES = 5;
/** Of one name from everywhere, of one address at all names, of all: far more than people mistype, far fewer than a guess takes. */
const OF_A_NAME = 25;
const OF_AN_ADDRESS = 50;
const OF_ALL = 500;

interface Who {
  username: string;
  address: string;
  /** On which its user has signed in before. */
  device?: string;
}

/** What a sign-in draws on. A device that its user is known on has a budget of its own: strangers lock nobody out of it. */
export const signInBudgets = ({ username, address, device }: Who): Budget[] => {
  const name = username.toLowerCase();
  if (device) return [{ key: keyOf('device', name, device), failures: FAILURES }];

  return [
    { key: keyOf('pair', name, address), failures: FAILURES },
    { key: keyOf('name', name), failures: OF_A_NAME },
    { key: keyOf('address', address), failures: OF_AN_ADDRESS },
    { key: keyOf('all'), failures: OF_ALL },
  ];
};

/** What tries at one's own password draw on, from wherever they are made. */
export const ownPasswordBudgets = (id: number): Budget[] => [
  { key: keyOf('own', String(id)), failures: FAILURES },
];

/** The kind and the name stand for themselves, so that a name can be forgiven; nobody reads either from the hash. */
const keyOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Whose failures a row counts among, so that all of one name can be forgiven. */
export const nameMark = (username: string): string => keyOf('mark', username.toLowerCase());

/**
 * Counts a try as failed before it is made, so that many at once get no more than one after the other; answers what takes
 * it back. The first of the budgets is the person's own, and forgotten with it.
 */
export const countAttempt = async (
  db: Db,
  budgets: readonly Budget[],
  now: Date,
  mark = '',
): Promise<() => Promise<void>> => {
  const counted = await db.transaction().execute(async (trx) => {
    await forgetOld(trx, now);
    await bringBack(trx, now);
    // In one order, so that two of them never wait for one another.
    for (const { key } of [...budgets].sort((a, b) => (a.key < b.key ? -1 : 1))) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
    }
    for (const budget of budgets) {
      const seconds = await secondsLeft(trx, budget, now);
      if (seconds > 0) return seconds;
    }

    return trx
      .insertInto('intentos_fallidos')
      .values(budgets.map(({ key }) => ({ clave: key, nombre: mark, fecha: now.toISOString() })))
      .returning('id')
      .execute();
  });
  if (typeof counted === 'number') throw tooMany(Math.ceil(counted));

  return async () => {
    const ids = counted.map(({ id }) => id);
    await db
      .deleteFrom('intentos_fallidos')
      .where(({ eb, or }) => or([eb('id', 'in', ids), eb('clave', '=', budgets[0]?.key ?? '')]))
      .execute();
  };
};

const secondsLeft = async (trx: Db, { key, failures }: Budget, now: Date): Promise<number> => {
  const first = await trx
    .selectFrom('intentos_fallidos')
    .select('fecha')
    .where('clave', '=', key)
    .where('fecha', '>', secondsAfter(now, -WINDOW_SECONDS))
    .orderBy('fecha', 'desc')
    .offset(failures - 1)
    .limit(1)
    .executeTakeFirst();

  return first ? WINDOW_SECONDS - (now.getTime() - Date.parse(first.fecha)) / 1000 : 0;
};

/** Lets a user try again at once. */
export const forgiveName = (db: Db, username: string) =>
  db.deleteFrom('intentos_fallidos').where('nombre', '=', nameMark(username)).execute();

const forgetOld = (trx: Db, now: Date) =>
  trx
    .deleteFrom('intentos_fallidos')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('intentos_fallidos')
        .select('id')
        .where('fecha', '<=', secondsAfter(now, -WINDOW_SECONDS))
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .execute();

/** More than two servers' clocks differ by. */
const AHEAD_SECONDS = 60;

/** A failure of later than now was counted before the clock was set back: it counts from now on, not until then. */
const bringBack = (trx: Db, now: Date) =>
  trx
    .updateTable('intentos_fallidos')
    .set({ fecha: now.toISOString() })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('intentos_fallidos')
        .select('id')
        .where('fecha', '>', secondsAfter(now, AHEAD_SECONDS))
        .forUpdate()
        .skipLocked(),
    )
    .execute();

const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;

  return new ApiError(429, `Demasiados intentos fallidos. Espere ${wait} e inténtelo de nuevo.`, {
    'Retry-After': String(seconds),
  });
};
