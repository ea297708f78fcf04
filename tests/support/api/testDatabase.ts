import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, inMemory, openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import type { Schema } from '../../../api/db/schema';
import { rulesOf } from './contentOf';
import { openDataDir } from './folders';
import { requireColumns } from './requireColumns';

export interface TestDatabase extends Pick<Database, 'db' | 'listen'> {
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface Migrated {
  open(isPatient: boolean): Promise<Database>;
  tables: readonly string[];
  rules: readonly string[];
}

/** Reused by the next test file: emptying a database is much faster than migrating one. */
const idle: Migrated[] = [];

/** `isPatient` allows slow queries. */
export const openTestDatabase = async ({ isPatient = false } = {}): Promise<TestDatabase> => {
  const migrated = idle.pop() ?? (await makeMigrated());
  const { db, listen, close } = await migrated.open(isPatient);
  const reset = () => empty(db, migrated.tables);

  return {
    db,
    listen,
    reset,
    async close() {
      const rules = await rulesOf(db).catch(() => []);
      // Do not reuse a database whose schema the test changed.
      if (rules.join() === migrated.rules.join()) {
        await reset();
        idle.push(migrated);
      }
      await close();
    },
  };
};

/** The embedded database with its files on disk, as users have it. In memory a growing file is copied again and again. */
export const openOnDisk = async (): Promise<TestDatabase> => {
  const { patient: db, ...database } = await openDatabase({ dataDir: openDataDir() });
  await migrate(db);

  return { ...database, db, reset: async () => undefined };
};

/** Without any table. */
export const openEmptyDatabase = async (): Promise<Database> =>
  (process.env.TEST_DATABASE === 'postgres' ? await onPostgres() : await onPglite())(true);

const makeMigrated = async (): Promise<Migrated> => {
  const open = process.env.TEST_DATABASE === 'postgres' ? await onPostgres() : await onPglite();
  const { db, close } = await open(true);
  await migrate(db);
  const stored = await db.introspection.getTables();
  requireColumns(stored);
  const tables = stored
    .filter(({ name, isView }) => !isView && !name.startsWith('kysely'))
    .map(({ name }) => name);
  const rules = await rulesOf(db);
  await close();

  return { open, tables, rules };
};

const onPglite = async (): Promise<Migrated['open']> => {
  const database = await inMemory(inject('emptyCluster'));

  return async (isPatient) => ({ ...limited(database, isPatient), close: async () => undefined });
};

const onPostgres = async (): Promise<Migrated['open']> => {
  const databaseUrl = await createEmptyDatabase();

  return async (isPatient) => limited(await openDatabase({ databaseUrl }), isPatient);
};

const limited = (database: Database, isPatient: boolean): Database =>
  isPatient ? { ...database, db: database.patient } : database;

export const createEmptyDatabase = async (): Promise<string> => {
  const url = new URL(inject('databaseUrl'));
  const name = `${inject('databasePrefix')}_${randomUUID().replaceAll('-', '')}`;
  const { db, close } = await openDatabase({ databaseUrl: url.href });
  await sql`create database ${sql.id(name)}`.execute(db);
  await close();
  url.pathname = `/${name}`;

  return url.href;
};

const empty = async (db: Kysely<Schema>, tables: readonly string[]) => {
  await sql`truncate ${sql.join(tables.map((name) => sql.id(name)))} restart identity`.execute(db);
};
