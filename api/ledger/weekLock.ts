import { sql } from 'kysely';
import type { Db, Trx } from '../db/schema';
import { onceIn } from '../db/transactions';
import { refusedField } from '../http/errors';
import { businessDay } from './clock';
import { type Week, weekOf } from './week';

export interface Place {
  fk_usuario: number;
  fecha: string;
}

/** 409 if the week of the day is closed; it stays open until the transaction ends. */
export const requireOpenWeek = async (trx: Trx, place: Place, now: Date): Promise<void> => {
  const lock = keyOf(place);
  const closed = await onceIn(trx, lock, async () => {
    // A nomina that is being created waits for us, or we for it.
    await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lock}, 0))`.execute(trx);

    return closedWeekOf(trx, place, now);
  });
  if (closed) throw refusedField('fecha', closed.aviso, 409);
};

export const isClosed = async (db: Db, place: Place, now: Date): Promise<boolean> =>
  (await closedWeekOf(db, place, now)) !== undefined;

/** The reason, and the nomina that closed the week; undefined while it is open. */
export const closedWeekOf = async (db: Db, { fk_usuario, fecha }: Place, now: Date) => {
  const week = weekOf(fecha);
  if (week.fecha_final >= businessDay(now)) return undefined;

  const closed = await db
    .selectFrom('nominas as n')
    .select('n.id')
    .where('n.fk_usuario', '=', fk_usuario)
    .where('n.fecha', '=', week.fecha)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('semanas_reabiertas as s')
            .select('s.id')
            .whereRef('s.fk_usuario', '=', 'n.fk_usuario')
            .whereRef('s.fecha', '=', 'n.fecha')
            .where('s.fecha_cierre', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();

  return closed && { aviso: refusalOf(week), fk_nomina: closed.id };
};

const refusalOf = ({ fecha, fecha_final }: Week): string =>
  `La semana del ${fecha} al ${fecha_final} está cerrada: ya tiene nomina. Un súper administrador puede reabrirla.`;

export const lockWeek = async (trx: Trx, place: Place): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(place)}, 0))`.execute(trx);
};

/** Nominas of one week are made one after the other, whoever's they are. Taken before lockWeek. */
export const lockPayday = async (trx: Trx, { fecha }: { fecha: string }): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`nominas ${fecha}`}, 0))`.execute(trx);
};

/** A lock of its own: one on the user's row would block everything of that user. */
const keyOf = ({ fk_usuario, fecha }: Place) => `semana ${fk_usuario} ${weekOf(fecha).fecha}`;
