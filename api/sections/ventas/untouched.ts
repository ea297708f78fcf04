import type { Trx } from '../../db/schema';
import { record } from '../../history/historial';
import { storedLines } from './lines';
import type { Row, VentaChange } from './rules';

/** Nobody has typed into this draft. Its history begins with the first row, so that an empty one leaves none. */
export const isUntouched = async (trx: Trx, venta: Row): Promise<boolean> => {
  if (venta.estado !== 'B' || venta.por_corregir > 0) return false;
  const lines = await storedLines(trx, venta);

  return lines.length === 0 && !(await hasHistory(trx, venta));
};

/** Whether the change discards a draft that leaves nothing. */
export const isDiscardedUntouched = async ({ trx, before, data }: VentaChange): Promise<boolean> =>
  before !== undefined && data.estado === 'X' && (await isUntouched(trx, before));

/** With the first row the history says who began the draft. */
export const beginHistory = async (
  { trx, session, now, before, data }: VentaChange,
  row: Row,
): Promise<void> => {
  if (before?.estado !== 'B' || before.colillas > 0 || before.por_corregir > 0) return;
  const isEmpty = data.detalle_ventas.length === 0 && row.por_corregir === 0;
  if (isEmpty || (await hasHistory(trx, before))) return;

  const author = { user: { id: before.fk_usuario_creacion ?? session.user.id } };
  await record(trx, 'ventas', { session: author, now }, { id: row.id, accion: 'creación' });
};

const hasHistory = async (trx: Trx, { id }: Row): Promise<boolean> => {
  const entry = await trx
    .selectFrom('historial')
    .select('id')
    .where('recurso', '=', 'ventas')
    .where('fk_registro', '=', id)
    .limit(1)
    .executeTakeFirst();

  return entry !== undefined;
};
