import { sql } from 'kysely';
import { doHourly } from '../process/hourly';
import type { Db } from './schema';

/** In bytes. The embedded database replays about 150 MB in a second when it opens after a fault. */
const MOST_WAL = 16_000_000;

/** PGlite has no process that makes checkpoints, so its log would grow until the next stop. Returns a stop function. */
export const checkpointHourly = (db: Db): (() => Promise<void>) =>
  doHourly('Punto de control', () => checkpointIfDue(db));

export const checkpointIfDue = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ isDue: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${MOST_WAL} as "isDue"
    from pg_control_checkpoint()`.execute(db);
  if (rows[0]?.isDue) await sql`checkpoint`.execute(db);
};
