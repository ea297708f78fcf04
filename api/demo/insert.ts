import { type Insertable, sql } from 'kysely';
import { given } from '../db/given';
import type { Schema, Trx } from '../db/schema';
import type { NewVenta } from './ventas';

/** The rows of a statement are one text. */
const ROWS_AT_ONCE = 2_000;

/** All rows have the columns of the first one. */
export const insertAll = async <T extends keyof Schema>(
  trx: Trx,
  table: T,
  rows: readonly (Insertable<Schema[T]> & object)[],
) => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = given(table, rows.slice(start, start + ROWS_AT_ONCE));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${some}`.execute(trx);
  }
};

/** Inserts ventas with the ids that their lines use, and moves the id sequence past them. */
export const insertVentas = async (trx: Trx, ventas: readonly NewVenta[]): Promise<void> => {
  await insertAll(
    trx,
    'ventas',
    ventas.map(({ lines: _, ...venta }) => venta),
  );
  await sql`select setval(pg_get_serial_sequence('ventas', 'id'), max(id)) from ventas`.execute(trx);
  await insertAll(
    trx,
    'detalle_ventas',
    ventas.flatMap(({ id, lines }) =>
      lines.map((line, index) => ({ ...line, fk_venta: id, orden: index + 1 })),
    ),
  );
};
