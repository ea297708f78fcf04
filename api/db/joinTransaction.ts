import { type Kysely, Transaction } from 'kysely';
import type { Schema } from './schema';

/** Works in the transaction that is under way, else in one of its own. */
export const joinTransaction = <T>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> => (db instanceof Transaction ? work(db) : db.transaction().execute(work));
