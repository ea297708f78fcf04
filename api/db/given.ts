import { type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema';

/** Rows of a table to select from as `given`, sent as one JSON value. */
export const given = (table: keyof Schema, rows: readonly object[]): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${jsonOf(rows)}) given`;

/** The database's JSON refuses half of a surrogate pair, which JSON.stringify writes as an escape. */
const jsonOf = (rows: readonly unknown[]): string => {
  const text = JSON.stringify(rows);

  return /\\ud[89a-f]/.test(text) ? JSON.stringify(rows, wellFormed) : text;
};

const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;
