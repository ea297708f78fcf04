import type { Selectable } from 'kysely';
import type { Caja } from '../db/schema';
import { ApiError } from '../http/errors';
import { requireOpenWeek } from '../ledger/weekLock';
import { annulOrWrite } from '../rest/owned';
import type { Change, Owned, RestTable } from '../rest/restTable';
import { requireNotAfterToday } from './notAfterToday';

interface Input {
  [column: string]: unknown;
  fecha: string;
  estado: 'A' | 'X';
}

type Row = Selectable<Caja>;

interface Names {
  table: 'gastos' | 'ingresos';
  /** 'el gasto', 'del gasto'. */
  the: string;
  of: string;
}

/** How gastos and ingresos are kept: an administrador's own, written while their week is open, annulled with a reason. */
export const cajaTable = <I extends Input>({ table, the, of }: Names): RestTable<I, Row> => ({
  table,
  columns: [
    'fecha',
    'fk_usuario',
    'tipo',
    'descripcion',
    'valor',
    'forma_pago',
    'comprobante',
    'motivo_anulacion',
  ],
  search: ['descripcion', 'tipo'],
  of,
  check: (change) => checkCaja(change, the),
  inLedger: (row) => row,
  alike: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor'],
  unique: {},
  missing: `No existe ${the}`,
});

const checkCaja = async ({ trx, now, data, before }: Change<Input & Owned, Row>, the: string) => {
  if (before?.estado === 'X') throw new ApiError(409, `No se puede modificar: ${the} está anulado`);
  if (before) await requireOpenWeek(trx, before, now);
  if (data.estado === 'X') return annulOrWrite({ data, before });

  requireNotAfterToday(data.fecha, now);
  await requireOpenWeek(trx, data, now);

  return annulOrWrite({ data, before });
};
