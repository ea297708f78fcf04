import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema';

/** Whatever is asked, as it all stood at one moment: figures that must agree do. */
export const atOneMoment = <T>(
  db: Kysely<Schema>,
  ask: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(ask);
