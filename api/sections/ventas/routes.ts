import { isDeepStrictEqual } from 'node:util';
import { centsToDollars } from '../../../contract/common';
import { ventasRest } from '../../../contract/ventas';
import type { Db } from '../../db/schema';
import { restRoutes } from '../../rest/rest';
import { checkVenta, type Row, type VentaChange } from './checkVenta';

const PLACE = ['fecha', 'fk_sorteo', 'fk_vendedor'] as const;

const writeTyped = async (change: VentaChange, row: Row) => {
  await writeUncorrected(change, row);
  if (row.estado !== 'X') await writeLines(change, row);
};

const isTypedAgain = async ({ trx, data }: VentaChange, before: Row): Promise<boolean> => {
  const { detalle_ventas, filas_por_corregir } = data;
  const lines = detalle_ventas.map(({ colilla, valor }) => ({ colilla, valor: centsToDollars(valor) }));
  if (!isDeepStrictEqual(lines, await readLines(trx, before))) return false;

  return (
    filas_por_corregir === undefined ||
    isDeepStrictEqual(filas_por_corregir, await readUncorrected(trx, before))
  );
};

/** Kept if the body omits them; deleted when the venta is no longer a draft. */
const writeUncorrected = async (
  { trx, before, data: { filas_por_corregir } }: VentaChange,
  { id, por_corregir }: Row,
) => {
  const isTold = por_corregir > 0 ? filas_por_corregir !== undefined : before?.por_corregir;
  if (!isTold) return;

  await trx
    .updateTable('ventas')
    .set({ filas_por_corregir: por_corregir > 0 ? JSON.stringify(filas_por_corregir) : '' })
    .where('id', '=', id)
    .execute();
};

const writeLines = async ({ trx, data }: VentaChange, { id }: Row) => {
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

const readUncorrected = async (db: Db, { id, por_corregir }: Row): Promise<unknown> => {
  if (por_corregir === 0) return [];
  const { filas_por_corregir } = await db
    .selectFrom('ventas')
    .select('filas_por_corregir')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  return filas_por_corregir === '' ? [] : JSON.parse(filas_por_corregir);
};

export const ventasRoutes = restRoutes(ventasRest, {
  check: checkVenta,
  inLedger: (row) => row,
  written: writeTyped,
  isSameBeside: isTypedAgain,
  // Autosave.
  isRoutine: ({ before, session: { user } }, after) =>
    before?.estado === 'B' &&
    after.estado === 'B' &&
    before.fk_usuario_actualizacion === user.id &&
    PLACE.every((column) => before[column] === after[column]),
  expand: async (db, row) => ({
    detalle_ventas: await readLines(db, row),
    filas_por_corregir: await readUncorrected(db, row),
  }),
});
