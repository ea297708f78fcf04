import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema';
import { ApiError } from '../http/errors';
import { secondsAfter } from './time';

type Db = Kysely<Schema>;

const FAILURES = 5;
const WINDOW_SECONDS = 15 * 60;

/** Failures count by username and socket address: neither a header nor another username makes room. */
export const attemptKey = (username: string, address: string): string =>
  createHash('sha256')
    .update(JSON.stringify([username.toLowerCase(), address]))
    .digest('base64url');

/** Counts an attempt as failed before it is made, so that many at once get no more than one after the other. */
export const countAttempt = async (db: Db, clave: string, now: Date): Promise<void> => {
  const seconds = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${clave}, 0))`.execute(trx);
    await forgetOld(trx, now);

    const last = await trx
      .selectFrom('intentos_fallidos')
      .select('fecha')
      .where('clave', '=', clave)
      .where('fecha', '>', secondsAfter(now, -WINDOW_SECONDS))
      .orderBy('fecha', 'desc')
      .limit(FAILURES)
      .execute();
    const first = last[FAILURES - 1];
    if (first) return WINDOW_SECONDS - (now.getTime() - Date.parse(first.fecha)) / 1000;

    await trx.insertInto('intentos_fallidos').values({ clave, fecha: now.toISOString() }).execute();

    return 0;
  });

  if (seconds > 0) throw tooMany(Math.ceil(seconds));
};

/** A right password makes the wrong ones before it forgotten. */
export const forgetAttempts = (db: Db, clave: string) =>
  db.deleteFrom('intentos_fallidos').where('clave', '=', clave).execute();

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

const tooMany = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;

  return new ApiError(429, `Demasiados intentos fallidos. Espere ${wait} e inténtelo de nuevo.`, {
    'Retry-After': String(seconds),
  });
};
