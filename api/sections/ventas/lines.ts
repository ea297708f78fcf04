import type { Db } from '../../db/schema';

/** In their order, which counts from 1 without gaps. */
export const storedLines = (db: Db, { id }: { id: number }) =>
  db
    .selectFrom('detalle_ventas')
    .select(['colilla', 'valor'])
    .where('fk_venta', '=', id)
    .orderBy('orden')
    .execute();
