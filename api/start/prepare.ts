import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { type Database, openDatabase } from '../db/client';
import { migrate } from '../db/migrations';
import type { Schema } from '../db/schema';
import { settleProofs } from '../files/proofStore';
import { sweepHourly } from '../files/sweep';
import type { Api, ApiEnv } from '../http/answer';
import { businessDay } from '../ledger/clock';
import type { Settings } from './env';
import { keptSecret } from './jwtSecret';

/** What an app is made from; `close` gives the database back. */
export interface Prepared extends Pick<Api, 'jwtSecret' | 'filesDir' | 'dailyLimit'>, Database {}

export type App = Hono<ApiEnv>;

/** Longer than any upload of another server on the same PostgreSQL may take. */
const HOUR = 60 * 60 * 1000;

/** Opens the database, brings it up to date, and fills it with the demo if that is due. */
export const prepare = async (settings: Settings): Promise<Prepared> => {
  const dataDir = resolve(settings.dataDir);
  const filesDir = join(dataDir, 'archivos');
  const { databaseUrl, dailyLimit } = settings;
  // The embedded database is opened once: it belongs to whoever has it open.
  const first = await openDatabase({ dataDir, databaseUrl, isPatient: true });
  await fill(first, settings, filesDir);
  const { db, connections, listen, close } = databaseUrl ? await reopen(first, databaseUrl) : first;

  try {
    await settleProofs(db, filesDir, databaseUrl ? new Date(Date.now() - HOUR) : undefined);
    const jwtSecret = settings.jwtSecret ?? (await keptSecret(dataDir));
    const stopSweeping = sweepHourly(db, filesDir);

    return {
      ...{ db, connections, listen, jwtSecret, filesDir, dailyLimit },
      async close() {
        await stopSweeping();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Brings a database up to date; one that cannot be is given back. */
const fill = async ({ db, close }: Database, { demo }: Settings, filesDir: string) => {
  try {
    await migrate(db);
    await mkdir(filesDir, { recursive: true, mode: 0o700 });
    await access(filesDir, constants.W_OK);
    if (demo && !(await hasUsers(db))) await loadDemo(db, filesDir);
  } catch (error) {
    await close();
    throw error;
  }
};

const reopen = async ({ close }: Database, databaseUrl: string): Promise<Database> => {
  await close();

  return openDatabase({ databaseUrl });
};

export const hasUsers = async (db: Kysely<Schema>): Promise<boolean> =>
  (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) !== undefined;

const loadDemo = async (db: Kysely<Schema>, filesDir: string) => {
  const { seedDemo } = await import('../db/seed');

  await seedDemo(db, filesDir, businessDay(new Date()));
};
