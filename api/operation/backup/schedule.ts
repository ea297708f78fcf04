import { join } from 'node:path';
import { logFault } from '../../start/log';
import { type Piece, packArchive } from './archive';
import { backupName, lastBackup, pruneBackups, requireRoom, storeArchive } from './store';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

interface Options {
  folder: string;
  /** How many are kept. */
  keep: number;
  make: () => AsyncIterable<Piece>;
  onDone: (when: Date) => void;
}

/** One backup a day: now if the last is older than that, and looked after every hour. The answer ends it, and whatever is under way. */
export const backUpDaily = ({ folder, keep, make, onDone }: Options): (() => Promise<void>) => {
  const ending = new AbortController();
  let underWay = Promise.resolve();

  const backUp = async () => {
    const now = new Date();
    const last = await lastBackup(folder);
    if (last) onDone(last);
    if (last && now.getTime() - last.getTime() < DAY) return;

    await requireRoom(folder);
    await storeArchive(packArchive(make()), join(folder, backupName(now)), ending.signal);
    onDone(now);
    await pruneBackups(folder, keep, now);
  };
  const look = () => {
    underWay = underWay.then(backUp).catch((error: Error) => {
      if (!ending.signal.aborted) logFault(`Respaldo en ${folder}: ${error.message}`);
    });
  };

  look();
  const timer = setInterval(look, HOUR).unref();

  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
};
