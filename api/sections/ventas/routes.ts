import { isDeepStrictEqual } from 'node:util';
import { centsToDollars } from '../../../contract/common';
import { ventasRest } from '../../../contract/ventas';
import type { Db } from '../../db/schema';
import { soldBy } from '../../rest/references';
import { restRoutes } from '../../rest/rest';
import { byColilla } from './byColilla';
import { checkVenta } from './checkVenta';
import { isCorrection, listCorrections, premiosOf, recordCorrection } from './correction';
import { isSameLine, storedLines } from './lines';
import type { Row, VentaChange } from './rules';
import { beginHistory, isDiscardedUntouched, isUntouched } from './untouched';

const PLACE = ['fecha', 'fk_sorteo', 'fk_vendedor'] as const;

const writeTyped = async (change: VentaChange, row: Row) => {
  await beginHistory(change, row);
  if (change.before && isCorrection(change)) await recordCorrection(change, change.before, row);
  await writeUncorrected(change, row);
  if (row.estado !== 'X') await writeLines(change, row);
};

const isTypedAgain = async ({ trx, data }: VentaChange, before: Row): Promise<boolean> => {
  const { detalle_ventas, filas_por_corregir } = data;
  const stored = await storedLines(trx, before);
  const isSame = detalle_ventas.every((line, index) => isSameLine(stored[index], line));
  if (!isSame || detalle_ventas.length !== stored.length) return false;

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

  const text = por_corregir > 0 ? JSON.stringify(filas_por_corregir) : '';
  await trx
    .updateTable('ventas')
    .set({ filas_por_corregir: text })
    .where('id', '=', id)
    .where('filas_por_corregir', '<>', text)
    .execute();
};

/** A draft saves itself often. Lines that stay are not written: each written one leaves a dead row behind. */
const writeLines = async ({ trx, before, data: { detalle_ventas } }: VentaChange, { id }: Row) => {
  const stored = before ? await storedLines(trx, before) : [];
  const changed = detalle_ventas.flatMap((line, index) => {
    const { colilla, valor, id: fila = stored[index]?.id ?? null } = line;

    return isSameLine(stored[index], line) ? [] : [{ fk_venta: id, orden: index + 1, fila, colilla, valor }];
  });

  if (stored.length > detalle_ventas.length) {
    await trx
      .deleteFrom('detalle_ventas')
      .where('fk_venta', '=', id)
      .where('orden', '>', detalle_ventas.length)
      .execute();
  }
  if (changed.length === 0) return;
  await trx
    .insertInto('detalle_ventas')
    .values(changed)
    .onConflict((conflict) =>
      conflict.columns(['fk_venta', 'orden']).doUpdateSet(({ ref }) => ({
        fila: ref('excluded.fila'),
        colilla: ref('excluded.colilla'),
        valor: ref('excluded.valor'),
      })),
    )
    .execute();
};

const readLines = async (db: Db, row: Row) => {
  const lines = await storedLines(db, row);

  return lines.map(({ valor, ...line }) => ({ ...line, valor: centsToDollars(valor) }));
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
  filters: { q: (words) => byColilla(String(words)) ?? soldBy(words) },
  check: checkVenta,
  inLedger: (row) => row,
  written: writeTyped,
  isSameBeside: isTypedAgain,
  // A correction has an entry of its own.
  isRoutine: (change, after) =>
    isCorrection(change) || isAutosave(change, after) || isUntouched(change.trx, after),
  isErased: isDiscardedUntouched,
  expand: async (db, row) => ({
    detalle_ventas: await readLines(db, row),
    filas_por_corregir: await readUncorrected(db, row),
    correcciones: await listCorrections(db, row),
    premios: row.estado === 'C' ? await premiosOf(db, row) : [],
  }),
});

const isAutosave = ({ before, session: { user } }: VentaChange, after: Row): boolean =>
  before?.estado === 'B' &&
  after.estado === 'B' &&
  before.fk_usuario_actualizacion === user.id &&
  PLACE.every((column) => before[column] === after[column]);
