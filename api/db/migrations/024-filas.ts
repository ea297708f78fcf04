import { type Kysely, sql } from 'kysely';

/** A line of a venta has an id of its own, so that the rows of two people can be told apart. Older lines have none. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table detalle_ventas add column fila bigint`.execute(db);
};
