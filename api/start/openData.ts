import { existsSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Database, openDatabase } from '../db/client';
import { markInFolder, markInTables } from '../operation/backup/unfinished';
import type { Settings } from '../process/env';
import { OperatorError } from '../process/operatorError';

type Where = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/** Refuses a disk without room for a new embedded database: its engine would stop without a word, or wait for ever. */
export const openData = async ({ dataDir, databaseUrl }: Where): Promise<Database> => {
  const folder = resolve(dataDir);
  if (!databaseUrl && !hasEmbedded(folder)) requireRoomForNew(folder);

  return openDatabase({ dataDir: folder, databaseUrl });
};

/** For all programs but restore: nobody works on what a restore left half done. */
export const openFinished = async (where: Where): Promise<Database> => {
  await requireFinished(where);
  const database = await openData(where);
  const { db, close } = database;
  if (where.databaseUrl && (await markInTables(db).stands())) {
    await close();
    throw unfinished('La base de datos de DATABASE_URL', 'DATABASE_URL');
  }

  return database;
};

/** Before the embedded database is opened, because a start makes one where there is none. */
export const requireFinished = async ({ dataDir, databaseUrl }: Where): Promise<void> => {
  const folder = resolve(dataDir);
  if (!databaseUrl && (await markInFolder(folder).stands())) {
    throw unfinished(`La carpeta de datos ${folder}`, 'DATA_DIR');
  }
};

export const hasEmbedded = (dataDir: string): boolean => existsSync(join(dataDir, 'db'));

const unfinished = (what: string, setting: string) =>
  new OperatorError(
    `${what} tiene una restauración sin terminar: ejecute otra vez npm run restore -- archivo.tar.gz, o elija otra con ${setting}.`,
  );

/** It takes 42 MB in 1,200 files. */
const NEW = { bytes: 50_000_000, files: 1_300 };

const requireRoomForNew = (folder: string) => {
  const { bavail, bsize, files, ffree } = statfsSync(existingOf(folder));
  // Some file systems have no limit of files, and say 0.
  if (bavail * bsize >= NEW.bytes && (files === 0 || ffree >= NEW.files)) return;
  throw new OperatorError(
    `No se puede escribir en DATA_DIR, el disco está lleno: libere 50 MB para la base de datos de ${folder}.`,
  );
};

const existingOf = (path: string): string => (existsSync(path) ? path : existingOf(dirname(path)));
