import { type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema';

/** Rows of a table to select from as `given`, sent as one JSON value. */
export const given = (
  table: keyof Schema,
  rows: readonly Readonly<Record<string, unknown>>[],
): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows, wellFormed)}) given`;

const SURROGATES = /[\ud800-\udfff]/;

/** The database's JSON refuses half of a surrogate pair. */
const wellFormed = (_: string, value: unknown) =>
  typeof value === 'string' && SURROGATES.test(value) ? Buffer.from(value).toString() : value;
