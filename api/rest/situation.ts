import { isAnnulled } from '../../contract/rest';
import type { Db } from '../db/schema';
import { weekOf } from '../ledger/week';
import { closedWeekOf, type Place } from '../ledger/weekLock';
import type { RestTable, Stored } from './restTable';

/** Why nobody can change a record as it stands, told before anybody tries: who annulled it, or the week that is closed. */
export const situationOf = async <Input, Row extends Stored>(
  db: Db,
  { inLedger }: Pick<RestTable<Input, Row>, 'inLedger'>,
  row: Row,
  now: Date,
) => {
  // The last change of all.
  if (isAnnulled(row)) return { anulado_por: await findUsuario(db, Number(row.fk_usuario_actualizacion)) };
  const place = inLedger?.(row);
  const semana_cerrada = place && (await closedWeekOf(db, place, now));

  return semana_cerrada && { semana_cerrada };
};

/** Of each record of a list the week that is closed, if one is; what many share is looked up once. */
export const closedWeeksOf = async <Input, Row extends Stored>(
  db: Db,
  { inLedger }: Pick<RestTable<Input, Row>, 'inLedger'>,
  rows: readonly Row[],
  now: Date,
) => {
  const weeks = new Map<string, ClosedWeek>();
  const ask = async (place: Place) => {
    const key = `${place.fk_usuario} ${weekOf(place.fecha).fecha}`;
    if (!weeks.has(key)) weeks.set(key, await closedWeekOf(db, place, now));

    return weeks.get(key);
  };
  const found: ClosedWeek[] = [];
  // One after the other: with a connection for each, one long list would soon hold all there are.
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
