import type { Selectable } from 'kysely';
import { centsToDollars } from '../../contract/common';
import type { Caja } from '../db/schema';
import { requireOwnFiles } from '../files/archivos';
import { ApiError } from '../http/errors';
import { requireOpenWeek } from '../ledger/weekLock';
import type { Change, RestTable } from '../rest/restTable';
import { requireNotAfterToday } from './notAfterToday';
import { administradorOf } from './usuarios/administradorOf';

interface Input {
  [column: string]: unknown;
  fecha: string;
  fk_usuario?: number | null | undefined;
  comprobante: string;
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
  check: (change) => checkCaja(change, { the, of }),
  toWire: (row) => ({ ...row, valor: centsToDollars(row.valor) }),
  unique: {},
  missing: `No existe ${the}`,
});

const checkCaja = async (change: Change<Input, Row>, { the, of }: Pick<Names, 'the' | 'of'>) => {
  const { trx, session, now, data, before } = change;
  if (before?.estado === 'X') throw new ApiError(409, `No se puede modificar: ${the} está anulado`);
  if (before) await requireOpenWeek(trx, before, now);
  if (before && data.estado === 'X') return { estado: 'X', motivo_anulacion: data.motivo_anulacion };

  const fk_usuario = await administradorOf(change, of);
  requireNotAfterToday(data.fecha, now);
  await requireOpenWeek(trx, { fk_usuario, fecha: data.fecha }, now);
  await requireOwnFiles(trx, session.user, data.comprobante, before?.comprobante);

  return { ...data, fk_usuario, estado: 'A', motivo_anulacion: '' };
};
