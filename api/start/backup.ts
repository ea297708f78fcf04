import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../db/client';
import { packArchive } from '../operation/backup/archive';
import { makeBackup } from '../operation/backup/backup';
import { askForBackup } from '../operation/backup/control';
import { backupName, storeArchive } from '../operation/backup/store';
import { parseEnv, type Settings } from './env';
import { explainAndExit, OperatorError } from './operatorError';

/** Writes one file with all of a business, while its server runs or while it does not. */
const main = async () => {
  const settings = parseEnv(process.env);
  const [given] = process.argv.slice(2);
  const path = resolve(given ?? join(settings.backup?.folder ?? '.', backupName(new Date())));
  if (existsSync(path)) throw new OperatorError(`${path} ya existe: elija otro nombre.`);

  await write(settings, path);
  console.log(`Listo: ${path}`);
};

const write = async ({ dataDir, databaseUrl }: Settings, path: string): Promise<void> => {
  const running = databaseUrl ? undefined : await askForBackup(resolve(dataDir));
  if (running) return storeArchive(running, path);

  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new OperatorError(`No hay una base de datos en ${resolve(dataDir)}: indíquela con DATA_DIR.`);
  }
  const { db, close } = await openDatabase({ dataDir: resolve(dataDir), databaseUrl, isPatient: true });
  try {
    const filesDir = join(resolve(dataDir), 'archivos');
    await storeArchive(packArchive(makeBackup({ db, filesDir })), path);
  } finally {
    await close();
  }
};

main().catch(explainAndExit);
