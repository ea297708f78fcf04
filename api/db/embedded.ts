import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { logFault } from '../process/log';
import { OperatorError } from '../process/operatorError';
import { runSync } from '../process/outside';
import { fsyncFolder } from './durableFs';
import { type Engine, keepSpare, startEngine } from './engine';

/** The embedded database. An engine that ended is replaced by one over the same files. */
export interface Embedded {
  /** Resolves when it is open. */
  engine(): Promise<Engine>;
  /** Called when a new engine is open: notices may have been missed. */
  onReopened(hear: () => void): void;
  close(): Promise<void>;
}

export const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, ALL);
};

/** Created under another name and then renamed, so an interrupted start begins again. */
export const openEmbedded = async (folder: string): Promise<Embedded> => {
  if (existsSync(folder)) checkFolder(folder);
  else {
    const unfinished = `${folder}.nueva`;
    rmSync(unfinished, { recursive: true, force: true });
    const created = await startEngine({ folder: unfinished }, { onFullDisk: endServer });
    await created.close();
    // PGlite copies a thousand files into place without fsync; one sync is quicker than a thousand.
    runSync();
    renameSync(unfinished, folder);
    fsyncFolder(dirname(folder));
  }

  try {
    return await keepOpen(folder);
  } catch (error) {
    throw isRefusal(error) ? damaged(folder) : error;
  }
};

const keepOpen = async (folder: string): Promise<Embedded> => {
  const hearers: (() => void)[] = [];
  const start = () => startEngine({ folder }, { onFullDisk: endServer, onEnd: replace });
  const replace = ({ message }: Error, gone: Promise<unknown>) => {
    logFault(`Base de datos: ${message}`);
    const began = performance.now();
    engine = gone.then(start);
    engine.then(
      () => {
        logFault(`Base de datos: abierta de nuevo en ${Math.round(performance.now() - began)} ms`);
        for (const hear of hearers) hear();
        keepSpare();
      },
      () => endWith(LOST),
    );
  };

  let engine = start();
  await engine;

  return {
    engine: () => engine,
    onReopened: (hear) => hearers.push(hear),
    close: async () => (await engine).close(),
  };
};

/** It cannot be opened again: its rows were in its memory. `archive` is a cluster that it begins with. */
export const openInMemory = async (archive?: string): Promise<Embedded> => {
  const engine = startEngine({ archive });
  const { close } = await engine;

  return { engine: () => engine, onReopened: () => undefined, close };
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

/** No more writes are possible; acknowledged ones are on disk. */
const endServer = (reason: string) =>
  endWith(
    `No se puede escribir en DATA_DIR, ${reason}. El servidor se detiene: libere espacio e inícielo de nuevo.`,
  );

const endWith = (line: string) => {
  console.error(`Error: ${line}`);
  process.exit(1);
};
