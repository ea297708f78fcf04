import { Transaction } from 'kysely';
import type { Db, Trx } from './schema';

/** Works in the transaction that is under way, else in one of its own. */
export const joinTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db instanceof Transaction ? work(db) : db.transaction().execute(work);
