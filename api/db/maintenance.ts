import { sql } from 'kysely';
import { logFault } from '../process/log';
import type { Database } from './client';
import { isDamaged } from './faults';
import type { Db } from './schema';

/** In bytes. The embedded database replays about 20 MB in a second when it opens after a fault. */
const MOST_LOG = 8_000_000;
/** While nobody asks. */
const MOST_IDLE_LOG = 1_000_000;

/** In milliseconds. */
const PAUSE = 1_000;

/** So many looks in a row may find somebody at work. After them one table is vacuumed at each look all the same. */
const MOST_BUSY = 60;

interface Maintained extends Pick<Database, 'db' | 'connections'> {
  /** Replaces the plain statement. */
  checkpoint?: (db: Db) => Promise<void>;
  /** Ends a round after the table at hand. */
  signal?: AbortSignal;
}

/**
 * PGlite has neither autovacuum nor a process that makes checkpoints. Vacuums and analyses what changed while nobody
 * asks for anything, and keeps the log short. Returns a stop function, which leaves a checkpoint.
 */
export const maintain = (maintained: Maintained): (() => Promise<void>) => {
  const ending = new AbortController();
  const { look, checkpoint } = createMaintenance({ ...maintained, signal: ending.signal });
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let told = '';

  /** The same fault at each look is told once. */
  const tell = (error: unknown) => {
    const text = Object(error).message;
    if (text !== told) report(error);
    told = text;
  };

  // A database of an older version, or one that was restored, gets its first list of sizes.
  let next = checkpoint;
  const begin = () => {
    const work = next;
    next = look;
    underWay = underWay
      .then(work)
      .then(() => {
        told = '';
      }, tell)
      .then(() => {
        if (!ending.signal.aborted) timer = setTimeout(begin, PAUSE).unref();
      });
  };
  timer = setTimeout(begin, PAUSE).unref();

  return async () => {
    ending.abort();
    clearTimeout(timer);
    await underWay;
    await checkpoint().catch(tell);
  };
};

export const createMaintenance = ({
  db,
  connections,
  checkpoint: make = plainCheckpoint,
  signal,
}: Maintained) => {
  /** The count of the database if only the next look asks. */
  let expected = -1;
  let busy = 0;
  /** The end of the log when nothing was left to do. */
  let settledAt = '';
  /** A table whose vacuum fails would fail again. */
  const failed = new Set<string>();

  const readDue = async () => (await readDueTables(db)).filter((table) => !failed.has(table.name));

  const vacuumFirst = async (tables: readonly Due[], isOver: () => boolean) => {
    for (const table of tables) {
      try {
        await vacuum(db, table);
      } catch (error) {
        failed.add(table.name);
        report(error, `${table.name}: `);
      }
      if (isOver()) return;
    }
  };

  const isAsked = () => {
    const { idle, waiting } = connections();

    return waiting > 0 || idle === 0 || signal?.aborted === true;
  };

  return {
    checkpoint: () => make(db),
    /** Does what is due; by the timer, a second after the last look. */
    async look(): Promise<void> {
      const { asked, end, log } = await readActivity(db);
      const isIdle = asked === expected;
      expected = asked + OF_A_LOOK;
      busy = isIdle ? 0 : busy + 1;

      const isPressing = busy > MOST_BUSY;
      const tables = (isIdle || isPressing) && end !== settledAt ? await readDue() : undefined;
      if (tables?.length === 0) {
        settledAt = end;
        busy = 0;
      }
      if (tables) await vacuumFirst(tables, isPressing ? () => true : isAsked);
      const isLong = log > (isIdle ? MOST_IDLE_LOG : MOST_LOG);
      if (isLong) await make(db);
      if (tables || isLong) expected = (await readActivity(db)).asked + OF_A_LOOK;
    },
  };
};

/** A damage is told already: `Damage` hears each statement that fails. */
const report = (error: unknown, about = '') => {
  if (!isDamaged(error)) logFault(`Cuidado de la base de datos: ${about}${Object(error).message}`);
};

const plainCheckpoint = async (db: Db) => {
  await sql`checkpoint`.execute(db);
};

/** readActivity is two transactions; the second counts itself only afterwards. */
const OF_A_LOOK = 2;

interface Activity {
  /** All transactions so far. */
  asked: number;
  end: string;
  /** Bytes that must be replayed if the server dies now. */
  log: number;
}

const readActivity = async (db: Db): Promise<Activity> => {
  // Counts reach the views at most once a second otherwise.
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Activity>`
    select pg_stat_get_db_xact_commit(oid) + pg_stat_get_db_xact_rollback(oid) as asked,
      pg_current_wal_lsn()::text as "end",
      pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::bigint as log
    from pg_database, pg_control_checkpoint() where datname = current_database()`.execute(db);
  if (!rows[0]) throw new Error('The database counts nothing');

  return rows[0];
};

interface Due {
  name: string;
  isAnalysed: boolean;
}

/**
 * Autovacuum's rule: a fifth of the rows and 50 more are dead, or changed since the table was analysed. The counts begin
 * again with each engine, so a table that this one has not vacuumed is due too: that costs little if nothing changed.
 */
const readDueTables = async (db: Db): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select name, "isAnalysed" from (
      select oid::regclass::text as name, "isAnalysed",
        greatest(pg_stat_get_dead_tuples(oid),
          case when "isAnalysed" then pg_stat_get_mod_since_analyze(oid) end) as changed,
        50 + greatest(reltuples, 0) / 5 as most,
        pg_stat_get_last_vacuum_time(oid) is null and pg_relation_size(oid) > 0 as "isNew"
      from pg_class, lateral (select relkind <> 't' and oid <> 'pg_statistic'::regclass as "isAnalysed") kind
      where relkind in ('r', 't', 'm') and relpersistence = 'p'
    ) tables
    where changed > most or "isNew" order by changed / most desc, name`.execute(db);

  return rows;
};

/** Two statements, because others wait for each. A file never gets shorter: that is how a damaged one is known. */
const vacuum = async (db: Db, { name, isAnalysed }: Due): Promise<void> => {
  await sql`vacuum (truncate off, process_toast off) ${sql.raw(name)}`.execute(db);
  if (isAnalysed) await sql`analyze ${sql.raw(name)}`.execute(db);
};
