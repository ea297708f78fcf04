import { createHmac } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Session } from '../auth/permission';
import { daysAfter } from '../auth/time';
import { LOCK_NOT_AVAILABLE } from '../db/faults';
import type { Db, Schema } from '../db/schema';
import { ApiError } from '../http/errors';

interface Create {
  db: Db;
  jwtSecret: string;
  session: Session;
  now: Date;
  llamada: string;
  clave: string;
  body: unknown;
}

/** Idempotent create (ADR 020): key and record in one transaction. A retry waits and gets the first answer. */
export const once = <T>(create: Create, make: (db: Db) => Promise<T>): Promise<T> =>
  create.db.transaction().execute(async (trx) => {
    await deleteExpired(trx, create.now);
    if (!(await claim(trx, create))) return firstAnswer(trx, create);

    const answer = await make(trx);
    const respuesta = JSON.stringify(answer);
    await trx.updateTable('repeticiones').set({ respuesta }).where(isOf(create)).execute();

    return answer;
  });

export const readKey = (header: string | undefined): string | undefined => {
  if (header === undefined || z.uuid().safeParse(header).success) return header;

  throw new ApiError(400, 'La clave del envío no es válida');
};

/** Whether the key is new. Waits for a concurrent request with the same key. */
const claim = async (trx: Db, create: Create): Promise<boolean> => {
  const { session, llamada, clave, now } = create;
  const row = { fk_usuario: session.user.id, llamada, clave, huella: markOf(create) };

  try {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('repeticiones')
      .values({ ...row, fecha: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();

    return numInsertedOrUpdatedRows === 1n;
  } catch (error) {
    throw Object(error).code === LOCK_NOT_AVAILABLE ? stillUnderWay() : error;
  }
};

const stillUnderWay = () =>
  new ApiError(409, 'Este envío todavía se está guardando. Espere unos segundos e inténtelo de nuevo.', {
    'Retry-After': '5',
  });

const firstAnswer = async (trx: Db, create: Create) => {
  const { huella, respuesta } = await trx
    .selectFrom('repeticiones')
    .select(['huella', 'respuesta'])
    .where(isOf(create))
    .executeTakeFirstOrThrow(stillUnderWay);
  if (huella !== markOf(create)) {
    throw new ApiError(422, 'La clave de este envío ya se usó con otros datos. Abra el formulario de nuevo.');
  }

  return JSON.parse(respuesta);
};

/** Keyed hash: the body may hold a password, which a plain hash would let readers of the database guess. */
const markOf = ({ jwtSecret, body }: Create): string =>
  createHmac('sha256', jwtSecret).update(JSON.stringify(body)).digest('base64url');

const isOf =
  ({ session, llamada, clave }: Create) =>
  ({ and }: ExpressionBuilder<Schema, 'repeticiones'>) =>
    and({ fk_usuario: session.user.id, llamada, clave });

/** Skips rows that another create is deleting. */
const deleteExpired = (trx: Db, now: Date) =>
  sql`delete from repeticiones where (fk_usuario, llamada, clave) in (
    select fk_usuario, llamada, clave from repeticiones where fecha <= ${daysAfter(now, -1)}
    limit 100 for update skip locked)`.execute(trx);
