import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { logFault } from '../process/log';
import { OperatorError } from '../process/operatorError';
import { type Alone, aloneOn } from './alone';
import { lockDataDir } from './dataDirLock';
import { DurableFs, durableStartParams, fsyncFolder } from './durableFs';
import { impatientPool } from './impatientPool';
import { type Listen, listenOnPglite, listenOnPostgres } from './listen';
import type { Db, Schema } from './schema';
import { typeParsers } from './typeParsers';

interface Where {
  /** The folder of the embedded database; it is locked while the database is open. */
  dataDir?: string;
  /** A PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Lets a statement take as long as it wants, as a migration does. */
  isPatient?: boolean;
}

export interface Database {
  db: Db;
  /** How many there are, how many of them rest, and how many requests wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** What one server at a time does; the embedded database has but one. */
  alone: Alone;
  listen: Listen;
  close(): Promise<void>;
}

/** Opens the PostgreSQL of databaseUrl, else the embedded one of dataDir, else one in memory. */
export const openDatabase = async ({ dataDir, databaseUrl, isPatient }: Where = {}): Promise<Database> => {
  if (databaseUrl) {
    const limits = isPatient ? {} : LIMITS;

    const config = { ...shared, ...limits, connectionString: databaseUrl };
    const database = overPool(new pg.Pool({ ...config, max: 20 }));

    return { ...database, alone: aloneOn(database.db), listen: listenOnPostgres(config) };
  }
  if (!dataDir) return overPglite(await PGlite.create());

  mkdirSync(dataDir, { recursive: true });
  accessSync(dataDir, ALL);
  const unlock = lockDataDir(dataDir);
  try {
    return overPglite(await openEmbedded(join(dataDir, 'db')), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * In milliseconds: whoever waits gives the connection back before all of them wait for one locked table; who waits for
 * a connection and then for an answer is told within ten seconds that there is none.
 */
const LIMITS = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 2_000,
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
  // Of a server that does not even say so.
  query_timeout: 4_500,
};

/** With one connection, a query that waits for its own transaction would wait for ever. */
const shared = { types: typeParsers, connectionTimeoutMillis: 10_000 };

const overPool = (pool: pg.Pool, afterwards?: () => Promise<void>): Omit<Database, 'listen'> => {
  pool.on('error', (error) => logFault(`Base de datos: ${error.message}`));
  // Lost between two queries of a transaction: the next of them tells, and nobody else is there to be told.
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

/** The same over a PGlite that is already open; closing closes it too. */
export const overPglite = (pglite: PGlite, unlock?: () => void): Database => {
  const { connection, ...config } = createPgConfig(pglite);
  const pool = new pg.Pool({ ...config, ...shared, max: 1, idleTimeoutMillis: 0, ...{ connection } });

  const database = overPool(pool, async () => {
    await pglite.close();
    unlock?.();
  });

  return { ...database, listen: listenOnPglite(pglite, database.db) };
};

/** Nothing more can be acknowledged; whoever starts the server again finds all that was. */
const endServer = (reason: string) => {
  console.error(
    `Error: No se puede escribir en DATA_DIR, ${reason}. El servidor se detiene: libere espacio e inícielo de nuevo.`,
  );
  process.exit(1);
};

/** A new database is made beside its place, so that one cut short while it was made is made again. */
const openEmbedded = async (folder: string): Promise<PGlite> => {
  if (existsSync(folder)) checkFolder(folder);
  else {
    const unfinished = `${folder}.nueva`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await openDurable(unfinished)).close();
    // PGlite copies a thousand files into place without fsync; one sync is quicker than a thousand.
    spawnSync('sync');
    renameSync(unfinished, folder);
    fsyncFolder(dirname(folder));
  }

  try {
    return await openDurable(folder);
  } catch (error) {
    throw isRefusal(error) ? damaged(folder) : error;
  }
};

const ALL = constants.R_OK | constants.W_OK | constants.X_OK;

/** Where PG_VERSION is missing PGlite would make a new database over what is left of the old one. */
const checkFolder = (folder: string) => {
  // Refuses a file of that name.
  mkdirSync(folder, { recursive: true });
  accessSync(folder, ALL);
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) throw damaged(folder);
  accessSync(version, constants.R_OK | constants.W_OK);
};

/** PostgreSQL gives up on files that it cannot make sense of, and PGlite tells no more than that. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'RuntimeError' || error.message.startsWith('PGlite failed to initialize'));

const damaged = (folder: string) =>
  new OperatorError(
    `La base de datos de ${folder} está dañada o incompleta: restaure DATA_DIR de una copia de seguridad.`,
  );

/** PGlite leaves its files to be read and written by everybody on the machine: nobody else gets as far as them. */
const openDurable = (folder: string): Promise<PGlite> => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);

  return PGlite.create({
    fs: new DurableFs(folder, endServer),
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
};
