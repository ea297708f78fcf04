import { isAnnulled } from '../../contract/rest';
import type { Db } from '../db/schema';
import { closedWeekOf } from '../ledger/weekLock';
import type { Stored, Table } from './restTable';

/** Why a record cannot change: who annulled it, or its closed week. */
export const situationOf = async (db: Db, { inLedger }: Table, row: Stored, now: Date) => {
  // Annulling was the last change.
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
