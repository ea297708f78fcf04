import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { hashPassword } from '../../../api/auth/password';
import { openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import type { Schema } from '../../../api/db/schema';
import { openFolder } from '../api/folders';
import { hasPostgres } from '../api/postgres';
import { openPostgres } from './ownPostgres';

export const PASSWORD = 'clave-de-prueba';
/** Enough users that none reaches a limit. */
export const USERS = Array.from({ length: 8 }, (_, index) => `jefe${index + 1}`);

export const databases = ['PGlite', ...(hasPostgres() ? ['PostgreSQL'] : [])];

/** A business with its own database, deleted after the test; `env` starts a server on it. */
export const openBusiness = async (database: string, { isEmpty = false } = {}) => {
  const dataDir = openFolder();
  const postgres = database === 'PostgreSQL' ? await openPostgres() : undefined;
  const databaseUrl = postgres?.url;
  onTestFinished(() => postgres?.close());
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    JWT_SECRET: 'un secreto de prueba de 32 caracteres',
  };

  /** Stop the server first if the database is the embedded one. */
  const look = async <T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
    const { patient: db, close } = await openDatabase({ dataDir, databaseUrl });
    try {
      return await work(db);
    } finally {
      await close();
    }
  };
  if (!isEmpty) await look(fill);

  return {
    dataDir,
    filesDir: join(dataDir, 'archivos'),
    env: databaseUrl ? { ...env, DATABASE_URL: databaseUrl } : env,
    postgres,
    look,
  };
};

const fill = async (db: Kysely<Schema>) => {
  await migrate(db);
  const password_hash = await hashPassword(PASSWORD);
  const boss = {
    nombre: 'Ana',
    apellido: 'Loor',
    rol: 'administrador',
    estado: 'A',
    password_hash,
    cuenta_bancaria: 'x',
    sueldo_fijo: 'S',
  } as const;
  await db
    .insertInto('usuarios')
    .values(USERS.map((username) => ({ ...boss, username })))
    .execute();
};
