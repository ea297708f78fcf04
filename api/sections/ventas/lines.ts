import type { Db } from '../../db/schema';

/** In their order, which counts from 1 without gaps. A line of a client without ids has none. */
export const storedLines = async (db: Db, { id }: { id: number }) => {
  const lines = await db
    .selectFrom('detalle_ventas')
    .select(['fila', 'colilla', 'valor'])
    .where('fk_venta', '=', id)
    .orderBy('orden')
    .execute();

  return lines.map(({ fila, ...line }): Line => (fila === null ? line : { id: fila, ...line }));
};

export interface Line {
  id?: number | undefined;
  colilla: string;
  valor: number;
}

/** A line without an id keeps that of its place. */
export const isSameLine = (stored: Line | undefined, line: Line): boolean =>
  stored?.colilla === line.colilla &&
  stored.valor === line.valor &&
  (line.id === undefined || line.id === stored.id);
