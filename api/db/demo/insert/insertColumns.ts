import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../schema';

type Value = string | number | null;

/** Rows as one array a column: tens of thousands of rows in one statement, without a parameter each. */
export const insertColumns = async <Row extends object>(
  trx: Transaction<Schema>,
  table: keyof Schema,
  types: Readonly<Record<keyof Row & string, 'bigint' | 'text' | 'date' | 'timestamptz'>>,
  rows: readonly Row[],
): Promise<void> => {
  const columns = Object.keys(types) as (keyof Row & string)[];
  const arrays = columns.map(
    (column) => sql`${literal(rows.map((row) => row[column] as Value))}::${sql.raw(types[column])}[]`,
  );

  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select * from unnest(${sql.join(arrays)})`.execute(trx);
};

/** An array as PostgreSQL writes it. */
const literal = (values: readonly Value[]) =>
  `{${values
    .map((value) => {
      if (value === null) return 'NULL';

      return typeof value === 'number' ? value : `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
    })
    .join(',')}}`;
