import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase, overPglite } from '../../api/db/client';
import { migrate } from '../../api/db/migrations';
import type { Schema } from '../../api/db/schema';

export interface TestDatabase extends Pick<Database, 'db' | 'listen'> {
  /** Back to migrated and empty, ids from 1 again. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A migrated, empty database of one's own, on what this project tests: PGlite in memory or PostgreSQL; `isPatient` as for
 * programs that take their time.
 */
export const openTestDatabase = async ({ isPatient = false } = {}): Promise<TestDatabase> => {
  const { db, listen, close } =
    process.env.TEST_DATABASE === 'postgres' ? await openOnPostgres(isPatient) : await openInMemory();
  await migrate(db);

  return { db, listen, close, reset: () => reset(db) };
};

/** The closed databases of this worker: emptying a PGlite is much faster than starting another. */
const idle: Database[] = [];

const openInMemory = async (): Promise<Database> => {
  const database = idle.pop() ?? (await startInMemory());

  return {
    ...database,
    async close() {
      await sql`drop schema public cascade`.execute(database.db);
      await sql`create schema public`.execute(database.db);
      idle.push(database);
    },
  };
};

const startInMemory = async () => {
  const loadDataDir = new Blob([readFileSync(inject('emptyCluster'))]);

  return overPglite(await PGlite.create({ loadDataDir }));
};

const openOnPostgres = async (isPatient: boolean): Promise<Database> => {
  const { url, drop } = await createEmptyDatabase();
  const { close, ...database } = await openDatabase({ databaseUrl: url, isPatient });

  return {
    ...database,
    async close() {
      await close();
      await drop();
    },
  };
};

/** A database without tables on the PostgreSQL under test. */
export const createEmptyDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const server = inject('databaseUrl');
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await onServer(server, sql`create database ${sql.id(name)}`);

  return { url: url.href, drop: () => onServer(server, sql`drop database ${sql.id(name)} with (force)`) };
};

const onServer = async (databaseUrl: string, statement: ReturnType<typeof sql>) => {
  const { db, close } = await openDatabase({ databaseUrl, isPatient: true });
  try {
    await statement.execute(db);
  } finally {
    await close();
  }
};

const reset = async (db: Kysely<Schema>) => {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !name.startsWith('kysely'),
  );

  await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(name)))} restart identity`.execute(db);
};
