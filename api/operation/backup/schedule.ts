import { join } from 'node:path';
import type { Alone } from '../../db/alone';
import { DAY, doHourly } from '../../process/hourly';
import { type Piece, packArchive } from './archive';
import { backupName, lastBackup, pruneBackups, requireRoom, storeArchive } from './store';

interface Options {
  folder: string;
  /** How many are kept. */
  keep: number;
  alone: Alone;
  make: () => AsyncIterable<Piece>;
  onDone: (when: Date) => void;
}

/** One backup a day, by one server at a time: now if the last is older than that, and looked after every hour. The answer ends it, and whatever is under way. */
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
