import { sql, Transaction } from 'kysely';
import type { Db, Trx } from './schema';

export const joinTransaction = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db instanceof Transaction ? work(db) : db.transaction().execute(work);

/** If the work fails, only the work is undone, and the transaction can go on. */
export const atSavepoint = async <T>(trx: Db, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint work`.execute(trx);
  try {
    return await work();
  } catch (error) {
    await sql`rollback to savepoint work`.execute(trx);
    throw error;
  } finally {
    await sql`release savepoint work`.execute(trx);
  }
};

/** Reads from one snapshot, so the figures agree with each other. */
export const atOneMoment = <T>(db: Db, ask: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(ask);

const answers = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Asks each question once per transaction. */
export const onceIn = <T>(trx: Trx, question: string, ask: () => Promise<T>): Promise<T> => {
  const known = knownIn(trx);
  const answer = (known.get(question) as Promise<T> | undefined) ?? ask();
  known.set(question, answer);

  return answer;
};

/** Answers a question of `onceIn` before it is asked: one statement may answer those of many rows. */
export const answerIn = <T>(trx: Trx, question: string, answer: T): void => {
  knownIn(trx).set(question, Promise.resolve(answer));
};

const knownIn = (trx: Trx) => {
  const known = answers.get(trx) ?? new Map<string, Promise<unknown>>();
  answers.set(trx, known);

  return known;
};

/** A request of others may send several statements. */
const TURNS = 10;

/** Waits until other requests, which queue for the one connection of the embedded database, have had their turn. */
export const giveWay = async (db: Db): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) await sql`select 1`.execute(db);
};
