import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { isAway } from '../db/faults';
import type { Db, Trx } from '../db/schema';
import { ApiError } from '../http/errors';
import { fewAtATime } from '../http/fewAtATime';
import { busy } from './password';
import { secondsAfter } from './time';

const WINDOW_SECONDS = 15 * 60;

const FAILURES = 5;
/** People mistype less often than this; a guesser needs more. */
const OF_A_NAME = 25;
const OF_AN_ADDRESS = 50;
const OF_ALL = 500;

/** Attempts from one address or device at one username, both hashed. */
interface Person {
  clave: string;
  nombre: string;
}

interface Who {
  username: string;
  address: string;
  /** A device on which the user has signed in before: strangers lock nobody out of it. */
  device?: string;
}

export const signInOf = ({ username, address, device }: Who): Person => ({
  clave: device ? hashOf('device', device) : STRANGER + hashOf('address', address),
  nombre: nameMark(username),
});

export const ownPasswordOf = (id: number): Person => ({ clave: hashOf('own', String(id)), nombre: '' });

const STRANGER = 'address:';

const nameMark = (username: string): string => hashOf('mark', username.toLowerCase());

/** Hashed, so the database reveals neither names nor addresses. */
const hashOf = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Runs a sign-in attempt. 429 after too many failures; a success clears the user's own, and a fault counts as none. */
export const tryPassword = <T>(
  db: Db,
  person: Person,
  now: () => Date,
  attempt: () => Promise<T>,
): Promise<T> =>
  inTurn(JSON.stringify(person), () =>
    amongFew(person.clave, async () => {
      const failure = await countFailure(db, person, now());
      const result = await attempt().catch(async (error) => {
        if (!isVerdict(error)) await takeBack(db, failure).catch(() => undefined);
        throw error;
      });
      await db
        .deleteFrom('intentos_fallidos')
        .where(({ and }) => and({ ...person }))
        .execute();

      return result;
    }),
  );

/**
 * An attempt counts as a failure while it lasts, so an address may have fewer at once than it may fail. By address or
 * device: a stranger with many attempts is refused alone.
 */
const amongFew = fewAtATime<string>(OF_AN_ADDRESS - 10, busy);

const takeBack = (db: Db, id: number) => db.deleteFrom('intentos_fallidos').where('id', '=', id).execute();

/** Anything else, such as a busy server, says nothing about the password. */
const isVerdict = (error: unknown) => error instanceof ApiError && error.status < 500;

export const forgiveName = (db: Db, username: string) =>
  db.deleteFrom('intentos_fallidos').where('nombre', '=', nameMark(username)).execute();

/** Counts the failure before the attempt, so parallel attempts cannot exceed the limit. Returns its id. */
export const countFailure = async (db: Db, person: Person, now: Date): Promise<number> => {
  const windowStart = secondsAfter(now, -WINDOW_SECONDS);

  const counted = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('intentos fallidos', 0))`.execute(trx);
    await trx.deleteFrom('intentos_fallidos').where('fecha', '<=', windowStart).execute();
    await clampFutureFailures(trx, now);

    const { rows } = await sql<{ oldest: string | null }>`
      select greatest(${sql.join(budgetsOf(person))}) as oldest from intentos_fallidos`.execute(trx);
    if (rows[0]?.oldest) return rows[0].oldest;

    const failure = await trx
      .insertInto('intentos_fallidos')
      .values({ ...person, fecha: now.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();

    return failure.id;
  });
  // Outside the transaction, so that deletions and clamped times persist.
  if (typeof counted === 'string') {
    throw tooMany(Math.ceil((Date.parse(counted) - Date.parse(windowStart)) / 1000));
  }

  return counted;
};

const budgetsOf = ({ clave, nombre }: Person): RawBuilder<unknown>[] => {
  const own = nthFailure(FAILURES, sql`clave = ${clave} and nombre = ${nombre}`);
  if (!clave.startsWith(STRANGER)) return [own];
  const byStrangers = sql`starts_with(clave, ${STRANGER})`;

  return [
    own,
    nthFailure(OF_A_NAME, sql`nombre = ${nombre} and ${byStrangers}`),
    nthFailure(OF_AN_ADDRESS, sql`clave = ${clave}`),
    nthFailure(OF_ALL, byStrangers),
  ];
};

const nthFailure = (n: number, condition: RawBuilder<unknown>) =>
  sql`(array_agg(fecha order by fecha desc) filter (where ${condition}))[${sql.lit(n)}]`;

/** More than the clocks of two servers differ. */
const AHEAD_SECONDS = 60;

/** A failure in the future means that the clock was set back: it counts from now. */
const clampFutureFailures = (trx: Trx, now: Date) =>
  trx
    .updateTable('intentos_fallidos')
    .set({ fecha: now.toISOString() })
    .where('fecha', '>', secondsAfter(now, AHEAD_SECONDS))
    .execute();

const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;

  return new ApiError(429, `Demasiados intentos fallidos. Espere ${wait} e inténtelo de nuevo.`, {
    'Retry-After': String(seconds),
  });
};

const turns = new Map<string, Promise<unknown>>();

/** Runs the jobs of one key in sequence. They share one wait for an unavailable database. */
export const inTurn = async <T>(key: string, job: () => Promise<T>): Promise<T> => {
  const turn = Promise.allSettled([turns.get(key)]).then(([before]) => {
    if (before.status === 'rejected' && isAway(before.reason)) throw before.reason;

    return job();
  });
  turns.set(key, turn);

  try {
    return await turn;
  } finally {
    if (turns.get(key) === turn) turns.delete(key);
  }
};
