import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { openDatabase } from '../db/client';
import { packArchive } from '../operation/backup/archive';
import { makeBackup } from '../operation/backup/backup';
import { askForBackup } from '../operation/backup/control';
import { backupName, storeArchive } from '../operation/backup/store';
import { parseEnv, type Settings } from '../process/env';
import { explainAndExit, OperatorError } from '../process/operatorError';
import { openProofs } from './openProofs';

const main = async () => {
  const settings = parseEnv(process.env);
  const [given] = process.argv.slice(2);
  const path = resolve(given ?? join(settings.backup?.folder ?? '.', backupName(new Date())));
  if (existsSync(path)) throw new OperatorError(`${path} ya existe: elija otro nombre.`);

  await write(settings, path);
  console.log(`Listo: ${path}`);
};

const write = async (settings: Settings, path: string): Promise<void> => {
  const { dataDir, databaseUrl } = settings;
  const running = databaseUrl ? undefined : await askForBackup(resolve(dataDir));
  if (running) return store(running, path).catch(cutShort);

  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new OperatorError(`No hay una base de datos en ${resolve(dataDir)}: indíquela con DATA_DIR.`);
  }
  const { db, close } = await openDatabase({ dataDir: resolve(dataDir), databaseUrl, isPatient: true });
  try {
    const { proofs } = await openProofs(settings);
    await store(packArchive(makeBackup({ db, proofs })), path);
  } finally {
    await close();
  }
};

/** Errors at the target name its path instead of DATA_DIR. */
const store = async (archive: Readable, path: string): Promise<void> => {
  try {
    await storeArchive(archive, path);
  } catch (error) {
    const { syscall, code } = Object(error);
    if (!['open', 'write', 'fsync', 'rename'].includes(syscall)) throw error;
    throw new OperatorError(`No se puede escribir ${path} (${code}).`);
  }
};

const cutShort = (error: Error): never => {
  if (error instanceof OperatorError) throw error;
  throw new OperatorError('El servidor cortó el respaldo: su registro dice por qué.');
};

main().catch(explainAndExit);
