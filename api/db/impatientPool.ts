import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { nameOf } from './prepared';

/**
 * A query that was not answered in time still holds its connection, and so would the rollback that follows it; one that the
 * server cut off has none any more. The connection ends there and then, and the pool makes another.
 */
export const impatientPool = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    const query = async (text: string, parameters: readonly unknown[]) => {
      try {
        return await client.query({ name: nameOf(text), text, values: [...parameters] });
      } catch (error) {
        if (isUnanswered(error) || isCut(error)) void client.end();
        throw error;
      }
    };

    // No cursor is ever asked for, which is the other way to call it.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  },
  end: () => pool.end(),
});

const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** By an operator, a shutdown or a crash: its last word comes before the line is seen to be closed. */
const isCut = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('57P');
