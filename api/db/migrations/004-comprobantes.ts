import { type Kysely, sql } from 'kysely';

/** By the path of a picture, the records that name it: whoever reads one of them may see it. */
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
