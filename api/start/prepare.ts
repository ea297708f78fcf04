import { resolve } from 'node:path';
import type { Api } from '../answer/answer';
import { type Database, openDatabase } from '../db/client';
import { migrate } from '../db/migrations';
import type { Db } from '../db/schema';
import { type ProofStore, settleProofs } from '../files/proofStore';
import { sweepHourly } from '../files/sweep';
import { removeDrafts } from '../http/upload';
import { businessDay } from '../ledger/clock';
import type { Settings } from '../process/env';
import { HOUR } from '../process/hourly';
import { keptSecret } from './jwtSecret';
import { openProofs } from './openProofs';

/** What an app is made from; `close` gives the database back. */
interface Prepared extends Pick<Api, 'jwtSecret' | 'filesDir' | 'proofs' | 'dailyLimit'>, Database {}

/** Opens the database, brings it up to date, and fills it with the demo if that is due. */
export const prepare = async (settings: Settings): Promise<Prepared> => {
  const dataDir = resolve(settings.dataDir);
  const { databaseUrl, dailyLimit } = settings;
  // The embedded database is opened once: it belongs to whoever has it open.
  const first = await openDatabase({ dataDir, databaseUrl, isPatient: true });
  const { proofs, filesDir } = await fill(first, settings);
  const database = databaseUrl ? await reopen(first, databaseUrl) : first;

  try {
    // An hour is longer than any upload of another server on the same PostgreSQL may take.
    const before = databaseUrl ? new Date(Date.now() - HOUR) : undefined;
    await settleProofs(database.db, proofs, before);
    await removeDrafts(filesDir, before);
    const jwtSecret = settings.jwtSecret ?? (await keptSecret(dataDir));
    const stopSweeping = sweepHourly(database, proofs);

    return {
      ...database,
      ...{ jwtSecret, proofs, filesDir, dailyLimit },
      async close() {
        await stopSweeping();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Brings a database up to date, one server after the other; one that cannot be is given back. */
const fill = async ({ db, alone, close }: Database, settings: Settings) => {
  try {
    await alone('inicio', () => migrate(db), { wait: true });
    const opened = await openProofs(settings);
    if (settings.demo) await alone('inicio', () => loadDemo(db, opened.proofs), { wait: true });

    return opened;
  } catch (error) {
    await close();
    throw error;
  }
};

const reopen = async ({ close }: Database, databaseUrl: string): Promise<Database> => {
  await close();

  return openDatabase({ databaseUrl });
};

export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) !== undefined;

const loadDemo = async (db: Db, proofs: ProofStore) => {
  if (await hasUsers(db)) return;
  const { seedDemo } = await import('../demo/seed');

  await seedDemo(db, proofs, businessDay(new Date()));
};
