import { isAnnulled } from '../../contract/rest';
import type { Db } from '../db/schema';
import { weekOf } from '../ledger/week';
import { closedWeekOf, type Place } from '../ledger/weekLock';
import type { Stored, Table } from './restTable';

/** Why a record cannot change: who annulled it, or its closed week. */
export const situationOf = async (db: Db, { inLedger }: Table, row: Stored, now: Date) => {
  // Annulling was the last change.
  if (isAnnulled(row)) return { anulado_por: await findUsuario(db, Number(row.fk_usuario_actualizacion)) };
  const place = inLedger?.(row);
  const semana_cerrada = place && (await closedWeekOf(db, place, now));

  return semana_cerrada && { semana_cerrada };
};

/** The closed week of each record, looked up once per week. */
export const closedWeeksOf = async (db: Db, { inLedger }: Table, rows: readonly Stored[], now: Date) => {
  const weeks = new Map<string, ClosedWeek>();
  const ask = async (place: Place) => {
    const key = `${place.fk_usuario} ${weekOf(place.fecha).fecha}`;
    if (!weeks.has(key)) weeks.set(key, await closedWeekOf(db, place, now));

    return weeks.get(key);
  };
  const found: ClosedWeek[] = [];
  // One after the other, to use one connection.
  for (const row of rows) {
    const place = isAnnulled(row) ? undefined : inLedger?.(row);
    found.push(place && (await ask(place)));
  }

  return found;
};

type ClosedWeek = Awaited<ReturnType<typeof closedWeekOf>>;

const findUsuario = async (db: Db, id: number) =>
  (await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;
