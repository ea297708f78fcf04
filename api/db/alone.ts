import { sql } from 'kysely';
import type { Db } from './schema';

interface Options {
  /** Waits for the lock; otherwise skips the task if another server runs it. */
  wait?: boolean;
  /** Called if the wait is long. */
  onWait?: () => void;
}

/** Runs a task on one server at a time (ADR 030). */
export type Alone = (task: string, work: () => Promise<void>, options?: Options) => Promise<void>;

/** The database releases an advisory lock with the connection, however the server ends. */
export const aloneOn =
  (db: Db): Alone =>
  (task, work, { wait = false, onWait } = {}) =>
    db.connection().execute(async (one) => {
      const key = sql`hashtextextended(${`loteria: ${task}`}, 0)`;
      if (wait) await waitForLock(one, key, onWait);
      else if (!(await tryLock(one, key))) return;

      try {
        await work();
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(one);
      }
    });

/** In milliseconds. */
const LONG = 2_000;

const waitForLock = async (one: Db, key: ReturnType<typeof sql>, onWait?: () => void) => {
  const timer = setTimeout(() => onWait?.(), LONG);
  try {
    await sql`select pg_advisory_lock(${key})`.execute(one);
  } finally {
    clearTimeout(timer);
  }
};

const tryLock = async (one: Db, key: ReturnType<typeof sql>): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(one);

  return rows[0]?.taken === true;
};
