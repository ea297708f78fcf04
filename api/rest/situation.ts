import { isAnnulled } from '../../contract/rest';
import { closedWeekOf } from '../ledger/weekLock';
import type { Db, RestTable, Stored } from './restTable';

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

const findUsuario = async (db: Db, id: number) =>
  (await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;
