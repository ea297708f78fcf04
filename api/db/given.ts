import { type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema';

/** Rows for a table as something to select from, by the name `given`: one value of a statement, however many there are. */
export const given = (
  table: keyof Schema,
  rows: readonly Readonly<Record<string, unknown>>[],
): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, wellFormed)}) given`;

/** JSON of the database takes no half of a character. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' ? Buffer.from(value).toString() : value;
