import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { logFault } from '../process/log';
import { type Alone, aloneOn } from './alone';
import { lockDataDir } from './dataDirLock';
import { makeFolder, openEmbedded, startParams } from './embedded';
import { type Engine, type EngineSession, keepEngine } from './engine';
import { impatientPool } from './impatientPool';
import { type Listen, listenOnPostgres } from './listen';
import type { Db, Schema } from './schema';
import { typeParsers } from './typeParsers';

interface Where {
  dataDir?: string;
  databaseUrl?: string;
  /** No time limits, as for migrations. */
  isPatient?: boolean;
}

export interface Database {
  db: Db;
  connections(): { total: number; idle: number; waiting: number };
  alone: Alone;
  listen: Listen;
  close(): Promise<void>;
}

/** Opens PostgreSQL at databaseUrl, or PGlite in dataDir, or PGlite in memory. */
export const openDatabase = async ({ dataDir, databaseUrl, isPatient }: Where = {}): Promise<Database> => {
  if (databaseUrl) {
    const limits = isPatient ? {} : LIMITS;

    const config = { ...shared, ...limits, ...WITHOUT_JIT, connectionString: databaseUrl };
    const database = overPool(new pg.Pool({ ...config, max: 20 }));

    return { ...database, alone: aloneOn(database.db), listen: listenOnPostgres(config) };
  }
  if (!dataDir) return inMemory(await PGlite.create({ startParams }));

  makeFolder(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    return overEngine(await openEmbedded(join(dataDir, 'db')), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};

/** In milliseconds: one locked table must not hold every connection, and a request gives up within ten seconds. */
const LIMITS = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 2_000,
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
  // Applies if the server does not answer at all.
  query_timeout: 4_500,
};

/** PostgreSQL's JIT compiler made the dashboard slower: 1.0 s instead of 0.6 with 50,000 rows a section. `options` in the URL replace this. */
const WITHOUT_JIT = { options: '-c jit=off' };

/** PGlite has one connection: without the timeout, a query outside its own transaction would wait for ever. */
const shared = { types: typeParsers, connectionTimeoutMillis: 10_000 };

const overPool = (pool: pg.Pool, afterwards?: () => Promise<void>): Omit<Database, 'listen'> => {
  pool.on('error', (error) => logFault(`Base de datos: ${error.message}`));
  // An idle connection was lost: the next query reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: impatientPool(pool) }) });

  return {
    db,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    alone: (_, work) => work(),
    async close() {
      await db.destroy();
      await afterwards?.();
    },
  };
};

/** A broken engine cannot be opened again: its rows were in its memory. */
export const inMemory = async (pglite: PGlite): Promise<Database> => overEngine(await keepEngine(pglite));

const overEngine = (engine: Engine, unlock?: () => void): Database => {
  /** Each connection is a session of the engine that runs when the pool opens it. */
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, ...configOver(engine.openSession()) });
    }
  }
  const pool = new pg.Pool({ ...shared, Client, max: 1, idleTimeoutMillis: 0 });

  const database = overPool(pool, async () => {
    await engine.close();
    unlock?.();
  });

  return { ...database, listen: engine.listen };
};

/** The types ask for a whole PGlite, of which a connection uses no more than a session has. */
const configOver = (session: EngineSession) => createPgConfig(session as PGlite);
