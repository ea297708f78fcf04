import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { digitsOf, ventasAnnullers } from '../../../contract/ventas';
import { hasRole } from '../../auth/permission';
import type { Db } from '../../db/schema';
import { changesOf, record } from '../../history/historial';
import { ApiError, refusedField } from '../../http/errors';
import { storedLines } from './lines';
import type { Row, VentaChange } from './rules';

const CORRECCION = 'corrección';

/** Whether rows of a closed venta change (domain: A row of a closed venta). */
export const isCorrection = ({ before, data }: VentaChange): boolean =>
  before?.estado === 'C' && data.estado === 'C';

/** The week is open. Rows are corrected, none is added or taken away. */
export const requireCorrectable = async ({ trx, session, data }: VentaChange, before: Row): Promise<void> => {
  const { fecha, fk_sorteo, fk_vendedor, detalle_ventas } = data;
  const stored = await storedLines(trx, before);
  const isSamePlace =
    fecha === before.fecha && fk_sorteo === before.fk_sorteo && fk_vendedor === before.fk_vendedor;
  const changed = stored.flatMap((line, index) => {
    const other = detalle_ventas[index];

    return other && (other.colilla !== line.colilla || other.valor !== line.valor) ? [line, other] : [];
  });
  if (!isSamePlace || detalle_ventas.length !== stored.length || changed.length === 0)
    throw new ApiError(409, 'La venta está cerrada y no se puede modificar');
  if (!hasRole(session, ventasAnnullers))
    throw new ApiError(403, 'Solo el administrador puede corregir una venta cerrada');
  if (!data.motivo_correccion) throw refusedField('motivo_correccion', 'Escriba el motivo de la corrección');

  const colillas = new Set(changed.map(({ colilla }) => digitsOf(colilla)));
  const premio = (await premiosOf(trx, before)).find((one) => colillas.has(one.colilla));
  if (premio)
    throw new ApiError(
      409,
      `La colilla ${premio.colilla} tiene el premio ${premio.id}: no se puede corregir`,
    );
};

/** The premios in force of a venta. */
export const premiosOf = (db: Db, { fecha, fk_sorteo, fk_vendedor, fk_usuario }: Row) =>
  db
    .selectFrom('premios')
    .select(['id', 'colilla', 'estado'])
    .where((on) => on.and({ fecha, fk_sorteo, fk_vendedor, fk_usuario }))
    .where('estado', 'not in', ['RECHAZADO', 'ANULADO'])
    .orderBy('id')
    .execute();

/** Before the lines are written. The history has both values of each row. */
export const recordCorrection = async (change: VentaChange, before: Row, after: Row): Promise<void> => {
  const { trx, data } = change;
  const stored = await storedLines(trx, before);
  const cambios = stored.flatMap((line, index) => {
    const other = data.detalle_ventas[index] ?? line;
    const own = changesOf(['colilla', 'valor'], inDollars(line), inDollars(other));

    return own.map((cambio) => ({ ...cambio, campo: `${cambio.campo} de la fila ${index + 1}` }));
  });
  const sums = ({ total, comision }: Row) => ({
    total: centsToDollars(total),
    comision: centsToDollars(comision),
  });
  await record(trx, 'ventas', change, {
    id: after.id,
    accion: CORRECCION,
    motivo: data.motivo_correccion,
    cambios: [...cambios, ...changesOf(['total', 'comision'], sums(before), sums(after))],
  });
};

const inDollars = ({ colilla, valor }: { colilla: string; valor: number }) => ({
  colilla,
  valor: centsToDollars(valor),
});

interface Entry {
  motivo: string;
  fecha: string;
  usuario: string;
  cambios: readonly { campo: string; antes: string; despues: string }[];
}

/** The corrected cells of a closed venta, the newest correction first. */
export const listCorrections = async (db: Db, { id, estado }: Row) => {
  if (estado !== 'C') return [];
  const { rows } = await sql<Entry>`
    select h.motivo, h.fecha, h.cambios, coalesce(u.nombre || ' ' || u.apellido, '') as usuario
    from historial h left join usuarios u on u.id = h.fk_usuario
    where h.recurso = 'ventas' and h.fk_registro = ${id} and h.accion = ${CORRECCION}
    order by h.id desc`.execute(db);

  return rows.flatMap(({ cambios, ...entry }) =>
    cambios.flatMap(({ campo, antes, despues }) => {
      const [, source, fila] = /^(colilla|valor) de la fila (\d+)$/.exec(campo) ?? [];

      return fila ? [{ ...entry, fila: Number(fila), campo: source, antes, despues }] : [];
    }),
  );
};
