import { isAnnulled } from '../../contract/rest';
import type { Session } from '../auth/permission';
import type { Db } from '../db/schema';
import { joinTransaction } from '../db/transactions';
import { changedBy } from '../history/historial';
import { ApiError, outdated } from '../http/errors';
import { requireOwn } from './owned';
import { findRow } from './read';
import type { Stored, Table } from './restTable';
import { writeRows } from './write';

interface Replacement {
  db: Db;
  session: Session;
  now: Date;
  body: { comprobante: string; motivo: string; version: number };
}

/** In any week and estado but annulled, because no amount changes. The history keeps the old proof. */
export const replaceProof = (
  table: Table,
  id: number,
  { db, session, now, body: { comprobante, motivo, version } }: Replacement,
): Promise<Record<'before' | 'row', Stored>> =>
  joinTransaction(db, async (trx) => {
    const before = await findRow(trx, table, id, session, 'for no key update');
    if (!before) throw new ApiError(404, table.missing);
    if (before.version !== version) throw outdated(session.user, before);
    if (isAnnulled(before)) throw new ApiError(409, 'El registro está anulado y no se puede modificar');
    if (!before.comprobante) throw new ApiError(409, 'Todavía no tiene un comprobante que cambiar');

    const change = { trx, session, now, data: { comprobante }, before };
    const values = { comprobante };
    await requireOwn(table, change, values);
    const planned = { change, values: { ...values, ...changedBy(session.user, now) } };
    // Skips what a section writes beside its rows, such as a notice: a new proof changes none of it.
    const [row] = await writeRows({ ...table, written: undefined, isRoutine: undefined }, [planned], {
      motivo,
    });

    return { before, row: row as Stored };
  });
