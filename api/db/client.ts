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

/** In milliseconds: one locked table must not hold every connection, and a request gives up within ten seconds. */
const LIMITS = {
  connectionTimeoutMillis: 4_000,
  lock_timeout: 2_000,
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 15_000,
  // Applies if the server does not answer at all.
  query_timeout: 4_500,
};

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

export const overPglite = (pglite: PGlite, unlock?: () => void): Database => {
  const { connection, ...config } = createPgConfig(pglite);
  const pool = new pg.Pool({ ...config, ...shared, max: 1, idleTimeoutMillis: 0, ...{ connection } });

  const database = overPool(pool, async () => {
    await pglite.close();
    unlock?.();
  });

  return { ...database, listen: listenOnPglite(pglite, database.db) };
};

/** No more writes are possible; acknowledged ones are on disk. */
const endServer = (reason: string) => {
  console.error(
    `Error: No se puede escribir en DATA_DIR, ${reason}. El servidor se detiene: libere espacio e inícielo de nuevo.`,
  );
  process.exit(1);
};

/** Created under another name and then renamed, so an interrupted start begins again. */
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

/** Without PG_VERSION, PGlite would create a new database over the remains of the old one. */
const checkFolder = (folder: string) => {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, ALL);
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) throw damaged(folder);
  accessSync(version, constants.R_OK | constants.W_OK);
};

/** PGlite's only signs of damaged files. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'RuntimeError' || error.message.startsWith('PGlite failed to initialize'));

const damaged = (folder: string) =>
  new OperatorError(
    `La base de datos de ${folder} está dañada o incompleta: restaure DATA_DIR de una copia de seguridad.`,
  );

/** PGlite makes its files readable by everybody, so the folder is not. */
const openDurable = (folder: string): Promise<PGlite> => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);

  return PGlite.create({
    fs: new DurableFs(folder, endServer),
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
};
