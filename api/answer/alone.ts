import { sql } from 'kysely';
import type { Trx } from '../db/schema';
import { ApiError } from '../http/errors';
import { fewAtATime } from '../http/fewAtATime';

/** Refuses a second call of one person while the first one runs in this process. The embedded database has one connection. */
export const oneAtATime = () => fewAtATime<number>(1, stillRunning);

/** The same among all servers: the database releases the lock with the transaction, however it ends. */
export const requireAlone = async (trx: Trx, userId: number): Promise<void> => {
  const key = sql`hashtextextended(${`importación ${userId}`}, 0)`;
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${key}) as taken`.execute(
    trx,
  );
  if (!rows[0]?.taken) throw stillRunning();
};

const stillRunning = () =>
  new ApiError(
    429,
    'Otra importación suya todavía está en marcha. Espere a que termine e inténtelo de nuevo.',
    {
      'Retry-After': '5',
    },
  );
