import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { logFault } from '../process/log';
import { type Alone, aloneOn } from './alone';
import { createDamage, type Damage } from './damage';
import { lockDataDir } from './dataDirLock';
import { type Embedded, makeFolder, openEmbedded, openInMemory } from './embedded';
import { EngineStream } from './engineStream';
import { findShorter, requireUnused, requireWholeLog } from './fileSizes';
import { impatientPool } from './impatientPool';
import { CHANNEL, type Listen, type Listener, listenOnPostgres } from './listen';
import type { Db, Schema } from './schema';
import { typeParsers } from './typeParsers';

interface Where {
  dataDir?: string;
  databaseUrl?: string;
  /** Connections to PostgreSQL at most. */
  most?: number;
}

export interface Database {
  db: Db;
  /** For work that takes long, such as a migration or a backup: an hour for a statement, and no other limit. */
  patient: Db;
  damage: Damage;
  connections(): { total: number; idle: number; waiting: number };
  alone: Alone;
  listen: Listen;
  close(): Promise<void>;
}

/** Opens PostgreSQL at databaseUrl, or PGlite in dataDir, or PGlite in memory. */
export const openDatabase = async ({ dataDir, databaseUrl, most = 20 }: Where = {}): Promise<Database> => {
  if (databaseUrl) return onPostgres(databaseUrl, most);
  if (!dataDir) return inMemory();

  makeFolder(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    requireWholeLog(dataDir);
    const shorter = findShorter(dataDir);
    const embedded = await openEmbedded(join(dataDir, 'db'));
    const database = overEmbedded(embedded, unlock);
    await requireUnused(database.patient, shorter).catch(async (error) => {
      await embedded.close();
      throw error;
    });

    return database;
  } catch (error) {
    unlock();
    throw error;
  }
};

/** In milliseconds, for one statement, on both databases. */
const DEADLINE = 4_000;
const PATIENT_DEADLINE = 3_600_000;

/** In milliseconds: one locked table must not hold every connection, and a request gives up within ten seconds. */
const LIMITS = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 2_000,
  statement_timeout: DEADLINE,
  idle_in_transaction_session_timeout: 15_000,
  // Applies if the server does not answer at all.
  query_timeout: 4_500,
};

/** PostgreSQL's JIT compiler made the dashboard slower: 1.0 s instead of 0.6 with 50,000 rows a section. `options` in the URL replace this. */
const WITHOUT_JIT = { options: '-c jit=off' };

/** PGlite has one connection: without the timeout, a query outside its own transaction would wait for ever. */
const shared = { types: typeParsers, connectionTimeoutMillis: 10_000 };

const onPostgres = (connectionString: string, most: number): Database => {
  const config = { ...shared, ...WITHOUT_JIT, connectionString };
  const pool = watched(new pg.Pool({ ...config, ...LIMITS, max: most }));
  const patientPool = watched(new pg.Pool({ ...config, statement_timeout: PATIENT_DEADLINE, max: 8 }));
  const damage = createDamage();
  const [db, patient] = [pool, patientPool].map((one) =>
    kyselyOver(impatientPool(one, { onError: damage.hear })),
  ) as [Db, Db];

  return {
    db,
    patient,
    damage,
    connections: connectionsOf(pool),
    alone: aloneOn(patient),
    listen: listenOnPostgres({ ...config, ...LIMITS }),
    async close() {
      await Promise.all([db.destroy(), patient.destroy()]);
    },
  };
};

/** `archive` is a cluster that the database begins with. */
export const inMemory = async (archive?: string): Promise<Database> =>
  overEmbedded(await openInMemory(archive));

const overEmbedded = (embedded: Embedded, unlock?: () => void): Database => {
  const hearers = new Set<Listener>();
  /** A connection ends with the engine that it began on. */
  class Client extends pg.Client {
    constructor(
      options?: pg.ClientConfig,
      readonly stream = new EngineStream(embedded.engine(), DEADLINE),
    ) {
      super({ ...options, ssl: false, stream: () => stream });
    }
  }
  const pool = watched(new pg.Pool({ ...shared, Client, max: 1, idleTimeoutMillis: 0 }));
  pool.on('connect', (client) => {
    client.on('notification', ({ payload = '' }) => {
      for (const { hear } of hearers) hear(payload);
    });
    // If it fails, so does the query that follows.
    client.query(`listen ${CHANNEL}`).catch(() => undefined);
  });
  embedded.onReopened(() => {
    for (const isHearing of [false, true]) for (const { changed } of hearers) changed(isHearing);
  });
  const damage = createDamage();
  const over = (deadline: number) =>
    kyselyOver(
      impatientPool(pool, {
        onError: damage.hear,
        lend: (client) => {
          if (client instanceof Client) client.stream.deadline = deadline;
        },
      }),
    );
  const db = over(DEADLINE);

  return {
    db,
    patient: over(PATIENT_DEADLINE),
    damage,
    connections: connectionsOf(pool),
    alone: (_, work) => work(),
    listen(hearer) {
      hearers.add(hearer);
      hearer.changed(true);

      return {
        check: () => undefined,
        end: async () => {
          hearers.delete(hearer);
        },
      };
    },
    async close() {
      await db.destroy();
      await embedded.close();
      unlock?.();
    },
  };
};

const kyselyOver = (pool: ReturnType<typeof impatientPool>): Db =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

const watched = (pool: pg.Pool): pg.Pool => {
  pool.on('error', (error) => logFault(`Base de datos: ${error.message}`));
  // An idle connection was lost: the next query reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return pool;
};

const connectionsOf = (pool: pg.Pool) => () => ({
  total: pool.totalCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});
