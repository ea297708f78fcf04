import type { Db, Trx } from '../db/schema';

/** Whatever is asked, as it all stood at one moment: figures that must agree do. */
export const atOneMoment = <T>(db: Db, ask: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(ask);
