import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '../process/operatorError';
import { DurableFs, durableStartParams, fsyncFolder, Unsynced } from './durableFs';
import { type Engine, keepEngine } from './engine';

export const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, ALL);
};

/** Created under another name and then renamed, so an interrupted start begins again. */
export const openEmbedded = async (folder: string): Promise<Engine> => {
  if (existsSync(folder)) checkFolder(folder);
  else {
    const unfinished = `${folder}.nueva`;
    rmSync(unfinished, { recursive: true, force: true });
    const created = startDurable(unfinished, new Unsynced());
    await created.waitReady;
    await created.close();
    // PGlite copies a thousand files into place without fsync; one sync is quicker than a thousand.
    spawnSync('sync');
    renameSync(unfinished, folder);
    fsyncFolder(dirname(folder));
  }

  const unsynced = new Unsynced();
  const start = () => startDurable(folder, unsynced);
  try {
    const engine = await keepEngine(start(), { open: start, onLost: () => endWith(LOST) });
    unsynced.complete();

    return engine;
  } catch (error) {
    throw isRefusal(error) ? damaged(folder) : error;
  }
};

const LOST =
  'La base de datos se detuvo y no se puede abrir de nuevo. El servidor se detiene: inícielo otra vez; si no arranca, restaure una copia de seguridad.';

const ALL = constants.R_OK | constants.W_OK | constants.X_OK;

/** Without PG_VERSION, PGlite would create a new database over the remains of the old one. */
const checkFolder = (folder: string) => {
  makeFolder(folder);
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) throw damaged(folder);
  accessSync(version, constants.R_OK | constants.W_OK);
};

/** PGlite's only signs of damaged files. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'RuntimeError' || error.message.startsWith('PGlite failed to initialize'));

const damaged = (folder: string) =>
  new OperatorError(
    `La base de datos de ${folder} está dañada o incompleta: restaure DATA_DIR de una copia de seguridad.`,
  );

/** PostgreSQL fills its buffers with zeros as it starts: 128 MB, its default, are 0.4 s of each start. */
export const startParams: string[] = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** PGlite makes its files readable by everybody, so the folder is not. */
const startDurable = (folder: string, unsynced: Unsynced): PGlite => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);

  return new PGlite({
    fs: new DurableFs(folder, unsynced, endServer),
    startParams: durableStartParams(startParams),
  });
};

/** No more writes are possible; acknowledged ones are on disk. */
const endServer = (reason: string) =>
  endWith(
    `No se puede escribir en DATA_DIR, ${reason}. El servidor se detiene: libere espacio e inícielo de nuevo.`,
  );

const endWith = (line: string) => {
  console.error(`Error: ${line}`);
  process.exit(1);
};
