import { join, resolve } from 'node:path';
import type { Alone } from '../../db/alone';
import type { Database } from '../../db/client';
import type { Settings } from '../../process/env';
import { DAY, doHourly } from '../../process/hourly';
import { logFault } from '../../process/log';
import { DEADLINES, runNode, withinDeadline } from '../../process/outside';
import { packArchive } from './archive';
import { type Business, makeBackup } from './backup';
import { openControl } from './control';
import { backupName, lastBackup, pruneBackups, requireRoomForNext, storeArchive } from './store';

interface Serving extends Pick<Settings, 'dataDir' | 'databaseUrl' | 'backup'> {
  /** The path of the built program that makes a backup. */
  program: string;
}

/** Runs daily backups and copies the embedded database on request. Returns a stop function. */
export const serveBackups = async (
  { dataDir, databaseUrl, backup, program }: Serving,
  { alone, patient, proofs }: Pick<Business, 'proofs'> & Pick<Database, 'alone' | 'patient'>,
  onDone: (when: Date) => void,
): Promise<() => Promise<void>> => {
  const write = databaseUrl ? fromHere({ db: patient, proofs }) : inOwnProcess(program);
  const closeControl = databaseUrl ? undefined : await openControl(resolve(dataDir), patient);
  const endSchedule = backup && backUpDaily({ ...backup, alone, write, onDone });

  return async () => {
    closeControl?.();
    await endSchedule?.();
  };
};

type Write = (path: string, signal: AbortSignal) => Promise<void>;

const fromHere =
  (business: Business): Write =>
  async (path, signal) => {
    await storeArchive(packArchive(makeBackup(business)), path, { signal });
  };

/** The embedded database would answer nobody while the server reads all of it. */
const inOwnProcess =
  (program: string): Write =>
  async (path, signal) => {
    const warning = await runNode([program, path], signal);
    if (warning) logFault(warning);
  };

interface Options {
  folder: string;
  keep: number;
  alone: Alone;
  write: Write;
  onDone: (when: Date) => void;
  deadline?: number;
}

export const backUpDaily = ({
  folder,
  keep,
  alone,
  write,
  onDone,
  deadline = DEADLINES.dailyBackup,
}: Options): (() => Promise<void>) => {
  const backUp = async (signal: AbortSignal) => {
    const now = new Date();
    const last = await lastBackup(folder);
    if (last) onDone(last);
    if (last && now.getTime() - last.getTime() < DAY) return;

    await requireRoomForNext(folder);
    // A backup that hangs would keep its lock, and no other day would have one.
    await withinDeadline(deadline, (late) =>
      write(join(folder, backupName(now)), AbortSignal.any([signal, late])),
    );
    onDone(now);
    await pruneBackups(folder, keep, now);
  };

  return doHourly(`Respaldo en ${folder}`, (signal) => alone('respaldo', () => backUp(signal)));
};
