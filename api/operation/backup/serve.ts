import { join, resolve } from 'node:path';
import type { Alone } from '../../db/alone';
import { type Database, openDatabase } from '../../db/client';
import type { Settings } from '../../process/env';
import { DAY, doHourly } from '../../process/hourly';
import { type Piece, packArchive } from './archive';
import { type Business, makeBackup } from './backup';
import { openControl } from './control';
import { backupName, lastBackup, pruneBackups, requireRoom, storeArchive } from './store';

type Serving = Pick<Settings, 'dataDir' | 'databaseUrl' | 'backup'>;

/** Runs daily backups and, on the embedded database, those on request. Returns a stop function. */
export const serveBackups = async (
  { dataDir, databaseUrl, backup }: Serving,
  { alone, ...business }: Business & Pick<Database, 'alone'>,
  onDone: (when: Date) => void,
): Promise<() => Promise<void>> => {
  const make = () => (databaseUrl ? overOwnConnection(databaseUrl, business) : makeBackup(business));
  const closeControl = databaseUrl ? undefined : await openControl(resolve(dataDir), make);
  const endSchedule = backup && backUpDaily({ ...backup, alone, make, onDone });

  return async () => {
    closeControl?.();
    await endSchedule?.();
  };
};

async function* overOwnConnection(databaseUrl: string, { proofs }: Business): AsyncGenerator<Piece> {
  const { db, close }: Database = await openDatabase({ databaseUrl, isPatient: true });
  try {
    yield* makeBackup({ db, proofs });
  } finally {
    await close();
  }
}

interface Options {
  folder: string;
  keep: number;
  alone: Alone;
  make: () => AsyncIterable<Piece>;
  onDone: (when: Date) => void;
}

export const backUpDaily = ({ folder, keep, alone, make, onDone }: Options): (() => Promise<void>) => {
  const backUp = async (signal: AbortSignal) => {
    const now = new Date();
    const last = await lastBackup(folder);
    if (last) onDone(last);
    if (last && now.getTime() - last.getTime() < DAY) return;

    await requireRoom(folder);
    await storeArchive(packArchive(make()), join(folder, backupName(now)), signal);
    onDone(now);
    await pruneBackups(folder, keep, now);
  };

  return doHourly(`Respaldo en ${folder}`, (signal) => alone('respaldo', () => backUp(signal)));
};
