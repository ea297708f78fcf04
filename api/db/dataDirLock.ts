import { closeSync, constants, openSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../process/operatorError';
import { runFlock } from '../process/outside';

/** Two processes on one embedded database lose rows silently. The kernel frees the lock with the process (ADR 005). */
export const lockDataDir = (dataDir: string): (() => void) => {
  const lock = process.platform === 'linux' ? lockFolder(dataDir) : lockFile(join(dataDir, 'lock'));
  if (lock === undefined) {
    throw new OperatorError(
      `La carpeta de datos ${dataDir} ya está en uso por otro servidor u otro comando. Espere a que termine, deténgalo o elija otra con DATA_DIR.`,
    );
  }

  return () => closeSync(lock);
};

/** Node has no flock; flock(1) locks our open descriptor, and the lock stays when it exits. */
const lockFolder = (dataDir: string): number | undefined => {
  const folder = openSync(dataDir, 'r');
  const { status, stderr, error } = runFlock(folder);
  if (status === 0) return folder;

  closeSync(folder);
  if (status === 1 && !stderr) return undefined;
  const isMissing = Object(error).code === 'ENOENT';
  const reason = isMissing
    ? 'falta el programa flock, del paquete util-linux'
    : (error?.message ?? stderr.trim());
  throw new OperatorError(`No se puede reservar la carpeta de datos ${dataDir}: ${reason}.`);
};

/** On other systems, opening the file locks it. Node passes the flag on but has no name for it. */
const EXCLUSIVELY = process.platform === 'win32' ? 0x10000000 : 0x20 | constants.O_NONBLOCK;

const lockFile = (path: string): number | undefined => {
  try {
    return openSync(path, constants.O_RDWR | constants.O_CREAT | EXCLUSIVELY);
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['EAGAIN', 'EBUSY'].includes(String(error.code))) {
      return undefined;
    }
    throw error;
  }
};
