import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { BrokenEngine, SlowStatement, UnsureCommit } from './faults';
import { nameOf } from './prepared';

interface Options {
  /** Hears the error of each statement. */
  onError?: (error: unknown) => void;
  /** Prepares a connection for its next user. */
  lend?: (client: pg.PoolClient) => void;
}

/**
 * Closes a connection whose query timed out or that the server cut off: otherwise even the rollback would wait. After
 * the embedded database has ended, each later query says why.
 */
export const impatientPool = (pool: pg.Pool, { onError, lend }: Options = {}): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    lend?.(client);
    let ended: Error | undefined;
    const query = async (text: string, parameters: readonly unknown[]) => {
      // The rollback would only say that the connection is lost.
      if (ended) throw ended;
      try {
        return await client.query({ name: nameOf(text), text, values: [...parameters] });
      } catch (error) {
        onError?.(error);
        if (error instanceof BrokenEngine || error instanceof SlowStatement) {
          ended = text === 'commit' ? new UnsureCommit(error.message, { cause: error }) : error;
          throw ended;
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
