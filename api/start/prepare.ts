import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Api } from '../answer/answer';
import type { Database } from '../db/client';
import { replaceFile } from '../db/durableFs';
import { checkpointWithSizes } from '../db/fileSizes';
import { maintain } from '../db/maintenance';
import { migrate } from '../db/migrations';
import type { Db } from '../db/schema';
import type { ProofStore } from '../files/proofStore';
import { sweepHourly } from '../files/sweep';
import { removeDrafts } from '../http/upload';
import { businessDay } from '../ledger/clock';
import { createServerClock, type ServerClock } from '../ledger/serverClock';
import { requireOutsideOwn } from '../operation/backup/place';
import { hasUsers } from '../ownership/usuarios';
import type { Settings } from '../process/env';
import { doEvery, doHourly, HOUR } from '../process/hourly';
import { OperatorError } from '../process/operatorError';
import { openFinished } from './openData';
import { openProofs } from './openProofs';

interface Prepared
  extends Pick<Api, 'jwtSecret' | 'filesDir' | 'proofs' | 'dailyLimit' | 'limits' | 'now'>,
    Database {
  clock: ServerClock;
}

export const prepare = async (settings: Settings): Promise<Prepared> => {
  const dataDir = resolve(settings.dataDir);
  const { databaseUrl, dailyLimit, limits, clockIsRightOn: rightOn } = settings;
  if (settings.backup) requireOutsideOwn(dataDir, settings.backup.folder);
  const database = await openFinished({ dataDir, databaseUrl });
  const { proofs, filesDir } = await fill(database, settings);

  try {
    if (!databaseUrl) await removeDrafts(filesDir);
    const jwtSecret = settings.jwtSecret ?? (await keptSecret(dataDir));
    const clock = createServerClock({ db: database.patient, rightOn });
    // Before the first request is answered.
    await clock.check();
    const stopClock = doEvery(CLOCK_PERIOD, 'Reloj', clock.check);
    // Uploads of other servers on the same folder take less than an hour.
    const stopDrafts = doHourly('Limpieza de cargas', () =>
      removeDrafts(filesDir, new Date(Date.now() - HOUR)),
    );
    const stopSweeping = sweepHourly(database, proofs);
    const stopMaintenance = databaseUrl
      ? undefined
      : maintain({
          ...database,
          db: database.patient,
          checkpoint: checkpointWithSizes(dataDir, database.damage),
        });

    return {
      ...database,
      jwtSecret,
      proofs,
      filesDir,
      dailyLimit,
      limits,
      clock,
      now: clock.now,
      async close() {
        await Promise.all([stopClock(), stopDrafts(), stopSweeping()]);
        await stopMaintenance?.();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** In milliseconds. */
const CLOCK_PERIOD = 5 * 60_000;

const fill = async ({ patient: db, alone, close }: Database, settings: Settings) => {
  try {
    await alone('inicio', () => migrate(db), WAITING);
    const opened = await openProofs(settings);
    if (settings.demo) await alone('inicio', () => loadDemo(db, opened.proofs), WAITING);

    return opened;
  } catch (error) {
    await close();
    throw error;
  }
};

const WAITING = {
  wait: true,
  onWait: () => console.error('Otro servidor está preparando la base de datos: este espera a que termine.'),
};

const loadDemo = async (db: Db, proofs: ProofStore) => {
  if (await hasUsers(db)) return;
  const { seedDemo } = await import('../demo/seed');

  await seedDemo(db, proofs, businessDay(new Date()));
};

/** Generated at the first start and stored, so that sessions survive a restart. */
const keptSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'jwt-secret');
  if (!existsSync(path)) await replaceFile(path, randomBytes(48).toString('base64url'));

  const secret = statSync(path).isFile() ? readFileSync(path, 'utf8').trim() : '';
  if (secret.length < 32) throw new OperatorError(`${path} está dañado: bórrelo y se hará uno nuevo.`);

  return secret;
};
