import type { Selectable } from 'kysely';
import { gastosRest } from '../../contract/gastos';
import { ingresosRest } from '../../contract/ingresos';
import type { Caja } from '../db/schema';
import { ApiError } from '../http/errors';
import { requireOpenWeek } from '../ledger/weekLock';
import { annulOrWrite } from '../rest/owned';
import { restRoutes } from '../rest/rest';
import type { Change, Owned, RestTable } from '../rest/restTable';
import { requireNotAfterToday } from './notAfterToday';

interface Input {
  [column: string]: unknown;
  fecha: string;
  estado: 'A' | 'X';
}

type Row = Selectable<Caja>;

/** How gastos and ingresos are kept: written while their week is open, annulled with a reason. */
export const cajaTable = <I extends Input>(the: 'el gasto' | 'el ingreso'): RestTable<I, Row> => ({
  search: ['descripcion', 'tipo'],
  of: `d${the}`,
  check: (change) => checkCaja(change, the),
  inLedger: (row) => row,
  alike: ['fecha', 'fk_usuario', 'tipo', 'descripcion', 'valor'],
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

export const gastosRoutes = restRoutes(gastosRest, cajaTable('el gasto'));
export const ingresosRoutes = restRoutes(ingresosRest, cajaTable('el ingreso'));
