import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { openDatabase } from '../db/client';
import { packArchive } from '../operation/backup/archive';
import { makeBackup } from '../operation/backup/backup';
import { askForCopy } from '../operation/backup/control';
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
  const { databaseUrl } = settings;
  const dataDir = resolve(settings.dataDir);
  if (!databaseUrl && !existsSync(join(dataDir, 'db'))) {
    throw new OperatorError(`No hay una base de datos en ${dataDir}: indíquela con DATA_DIR.`);
  }
  const copy = databaseUrl ? undefined : await askForCopy(dataDir);
  const { db, close } = await openDatabase({
    dataDir: copy?.dataDir ?? dataDir,
    databaseUrl,
    isPatient: true,
  });
  try {
    const { proofs } = await openProofs(settings);
    await store(packArchive(makeBackup({ db, proofs })), path);
  } finally {
    await close();
    copy?.release();
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

main().catch(explainAndExit);
