import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { type Database, openDatabase } from '../../api/db/client';
import { migrate } from '../../api/db/migrations';
import type { Schema } from '../../api/db/schema';

export interface TestDatabase {
  db: Kysely<Schema>;
  /** Back to migrated and empty, ids from 1 again. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** A migrated, empty database of one's own, on what this project tests: PGlite in memory or PostgreSQL. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const { db, close } =
    process.env.TEST_DATABASE === 'postgres' ? await openOnPostgres() : await openDatabase();
  await migrate(db);

  return { db, close, reset: () => reset(db) };
};

const openOnPostgres = async (): Promise<Database> => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, sql`create database ${sql.id(name)}`);

  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db, close } = await openDatabase({ databaseUrl: url.href });

  return {
    db,
    async close() {
      await close();
      await onServer(server, sql`drop database ${sql.id(name)} with (force)`);
    },
  };
};

const onServer = async (databaseUrl: string, statement: ReturnType<typeof sql>) => {
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    await statement.execute(db);
  } finally {
    await close();
  }
};

const reset = async (db: Kysely<Schema>) => {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !name.startsWith('kysely'));

  await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(name)))} restart identity`.execute(db);
};
