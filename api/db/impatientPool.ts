import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { BrokenEngine } from './engine';
import { nameOf } from './prepared';

/** Closes a connection whose query timed out or that the server cut off: otherwise even the rollback would wait. */
export const impatientPool = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let broken: BrokenEngine | undefined;
    const query = async (text: string, parameters: readonly unknown[]) => {
      // The rollback would only say that the connection is lost.
      if (broken) throw broken;
      try {
        return await client.query({ name: nameOf(text), text, values: [...parameters] });
      } catch (error) {
        if (error instanceof BrokenEngine) {
          broken = error;
          broken.isUnsure = text === 'commit';
        }
        if (isUnanswered(error) || isCut(error)) void client.end();
        throw error;
      }
    };

    // The other overload is for cursors, which we do not use.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  },
  end: () => pool.end(),
});

const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** Codes of a shutdown or crash come before the connection closes. */
const isCut = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('57P');
