import { centsToDollars } from '../../../contract/common';
import { ventasRest } from '../../../contract/ventas';
import { restRoutes } from '../../rest/rest';
import type { Change, Db, RestTable } from '../../rest/restTable';
import { soldBy } from '../vendedores/soldBy';
import { checkVenta, type Input, type Row } from './checkVenta';

/** The lines as they stand now, in their order. */
const writeLines = async ({ trx, data }: Change<Input, Row>, { id, estado }: Row) => {
  if (estado === 'X') return;

  await trx.deleteFrom('detalle_ventas').where('fk_venta', '=', id).execute();
  if (data.detalle_ventas.length === 0) return;
  await trx
    .insertInto('detalle_ventas')
    .values(data.detalle_ventas.map((line, index) => ({ ...line, fk_venta: id, orden: index + 1 })))
    .execute();
};

const readLines = async (db: Db, { id }: Row) => {
  const lines = await db
    .selectFrom('detalle_ventas')
    .select(['colilla', 'valor'])
    .where('fk_venta', '=', id)
    .orderBy('orden')
    .execute();

  return lines.map(({ colilla, valor }) => ({ colilla, valor: centsToDollars(valor) }));
};

const table: RestTable<Input, Row> = {
  table: 'ventas',
  columns: [
    'fecha',
    'fk_sorteo',
    'fk_vendedor',
    'fk_usuario',
    'porcentaje',
    'total',
    'comision',
    'colillas',
    'fk_usuario_sumador',
    'motivo_anulacion',
  ],
  search: [],
  filters: {
    q: soldBy,
  },
  check: checkVenta,
  written: writeLines,
  // Saved again and again while it is typed.
  isRoutine: ({ before, session: { user } }, { estado }) =>
    before?.estado === 'B' && estado === 'B' && before.fk_usuario_actualizacion === user.id,
  expand: async (db, row) => ({ detalle_ventas: await readLines(db, row) }),
  // Hundredths of a percent are written as hundredths of a dollar are.
  toWire: ({ porcentaje }) => ({ porcentaje: centsToDollars(porcentaje) }),
  unique: { ventas_una_viva: 'Ya existe una venta de ese promotor, sorteo y fecha' },
  missing: 'No existe la venta',
};

export const ventasRoutes = restRoutes(ventasRest, table);
