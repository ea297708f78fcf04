import { join } from 'node:path';
import { DAY, doHourly } from '../../start/hourly';
import { type Piece, packArchive } from './archive';
import { backupName, lastBackup, pruneBackups, requireRoom, storeArchive } from './store';

interface Options {
  folder: string;
  /** How many are kept. */
  keep: number;
  make: () => AsyncIterable<Piece>;
  onDone: (when: Date) => void;
}

/** One backup a day: now if the last is older than that, and looked after every hour. The answer ends it, and whatever is under way. */
export const backUpDaily = ({ folder, keep, make, onDone }: Options): (() => Promise<void>) =>
  doHourly(`Respaldo en ${folder}`, async (signal) => {
    const now = new Date();
    const last = await lastBackup(folder);
    if (last) onDone(last);
    if (last && now.getTime() - last.getTime() < DAY) return;

    await requireRoom(folder);
    await storeArchive(packArchive(make()), join(folder, backupName(now)), signal);
    onDone(now);
    await pruneBackups(folder, keep, now);
  });
