import { resolve } from 'node:path';
import { type Database, openDatabase } from '../../db/client';
import type { Settings } from '../../process/env';
import type { Piece } from './archive';
import { type Business, makeBackup } from './backup';
import { openControl } from './control';
import { backUpDaily } from './schedule';

type Serving = Pick<Settings, 'dataDir' | 'databaseUrl' | 'backup'>;

/** The backups of a running server: each day's, and on the embedded database those that are asked for. The answer ends both. */
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

/** Where the time of a statement has limits for requests, reading all of it needs none. */
async function* overOwnConnection(databaseUrl: string, { proofs }: Business): AsyncGenerator<Piece> {
  const { db, close }: Database = await openDatabase({ databaseUrl, isPatient: true });
  try {
    yield* makeBackup({ db, proofs });
  } finally {
    await close();
  }
}
