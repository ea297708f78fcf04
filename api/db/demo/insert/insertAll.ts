import type { Insertable, Transaction } from 'kysely';
import type { Schema } from '../../schema';

/** In parts: a statement takes 65,535 parameters at most. */
export const insertAll = async <T extends keyof Schema>(
  trx: Transaction<Schema>,
  table: T,
  rows: Insertable<Schema[T]>[],
) => {
  for (let start = 0; start < rows.length; start += 1_000) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + 1_000))
      .execute();
  }
};
