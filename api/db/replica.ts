import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { ApiError } from '../http/errors';
import { withinSeconds } from '../http/withinSeconds';
import { logFault } from '../start/log';
import { openDatabase } from './client';
import type { Schema } from './schema';

type Db = Kysely<Schema>;

/** Reads something long, where it costs the primary least; it may be begun twice. */
export type Reading = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Reads from a standby that has all that was acknowledged when it was asked, so that nobody misses what they, or anybody
 * else, wrote before; from the primary where the standby is behind, away, or none any more (ADR 030).
 */
export const openReplica = async (replicaUrl: string, primary: Db): Promise<Replica> => {
  const { db, close } = await openDatabase({ databaseUrl: replicaUrl });
  let isAwayUntil = 0;

  const leave = (error: unknown) => {
    isAwayUntil = performance.now() + REST;
    logFault(`Réplica: ${Object(error).code ?? Object(error).message}`);
  };
  const isLevel = async (): Promise<boolean> => {
    if (performance.now() < isAwayUntil) return false;
    const place = await readPlace(primary);
    try {
      return place !== undefined && (await withinSeconds(MOST_SECONDS, hasCome(db, place)));
    } catch (error) {
      leave(error);

      return false;
    }
  };

  return {
    close,
    async reading(work) {
      if (!(await isLevel())) return work(primary);

      try {
        return await work(db);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        leave(error);

        return work(primary);
      }
    },
  };
};

interface Replica {
  reading: Reading;
  close(): Promise<void>;
}

/** In milliseconds: one that has failed is not asked before. */
const REST = 5_000;
/** What somebody who waits for a report does not notice. */
const MOST_SECONDS = 1;
/** A standby is a few milliseconds behind; one that is further behind is not waited for. In milliseconds. */
const TRIES = 5;
const PAUSE = 20;

/** How far the primary has come, and under which rule: after a failover there may be one that went on under the old. */
interface Place {
  lsn: string;
  timeline: number;
}

/** undefined of one that leads no more, or not yet. */
const readPlace = async (primary: Db): Promise<Place | undefined> => {
  const { rows } = await sql<Place | { lsn: null }>`
    select lsn::text, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int as timeline
    from (select case
      when pg_is_in_recovery() then null
      -- Acknowledged before it is on the disk.
      when current_setting('synchronous_commit') = 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn()
    end as lsn) place`.execute(primary);
  const [place] = rows;

  return place?.lsn ? (place as Place) : undefined;
};

const hasCome = async (replica: Db, { lsn, timeline }: Place, left = TRIES): Promise<boolean> => {
  const { rows } = await sql<{ isStandby: boolean; hasCome: boolean }>`
    select pg_is_in_recovery() and (pg_control_checkpoint()).timeline_id = ${timeline}::int as "isStandby",
      coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as "hasCome"`.execute(replica);
  const [state] = rows;
  if (!state?.isStandby || state.hasCome || left <= 1) return Boolean(state?.isStandby && state.hasCome);
  await pause(PAUSE);

  return hasCome(replica, { lsn, timeline }, left - 1);
};
