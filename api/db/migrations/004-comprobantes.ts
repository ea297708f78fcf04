import { type Kysely, sql } from 'kysely';

/** Indexes that find the records that name a picture: their readers may see it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, column] of columns) {
    await sql`
      create index ${sql.id(`${table}_${column}_rutas`)} on ${sql.table(table)}
      using gin (string_to_array(${sql.ref(column)}, ',')) where ${sql.ref(column)} <> ''`.execute(db);
  }
  await sql`drop index nominas_comprobante, detalle_nominas_comprobante`.execute(db);
};

const columns = [
  ['premios', 'imagen'],
  ['premios', 'comprobante'],
  ['gastos', 'comprobante'],
  ['ingresos', 'comprobante'],
  ['depositos', 'comprobante'],
  ['transferencias', 'comprobante'],
  ['nominas', 'comprobante'],
  ['detalle_nominas', 'comprobante'],
] as const;
