import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Db } from '../../db/schema';
import { logFault } from '../../process/log';
import { OperatorError } from '../../process/operatorError';
import { DEADLINES, Overdue, postToSocket } from '../../process/outside';
import { copyEmbedded } from './copy';

/** Only the owner of the folder reaches the socket. */
const folderOf = (dataDir: string) => join(dataDir, 'control');
const socketOf = (dataDir: string) => join(folderOf(dataDir), 'socket');

/** Copies the embedded database on request. The copy is removed when the asking program ends. */
export const openControl = (dataDir: string, db: Db): Promise<() => void> =>
  new Promise((resolve) => {
    const folder = folderOf(dataDir);
    let isClosed = false;
    const server = createServer(async ({ method, url }, response) => {
      if (method !== 'POST' || url !== COPY) return response.writeHead(404).end();

      try {
        const copy = await copyEmbedded(db, dataDir, folder);
        const remove = () => rm(copy, { recursive: true, force: true }).catch(logCopyFault);
        if (response.closed) return remove();
        // The program may still read its copy when this server stops.
        response.once('close', () => isClosed || remove());

        return response.write(copy);
      } catch (error) {
        logCopyFault(error);

        return response.writeHead(500).end(Object(error).message);
      }
    });
    const close = () => {
      isClosed = true;
      server.close();
      server.closeAllConnections();
    };
    server.once('error', ({ message }) => {
      // A path may be too long for a socket: everything but backups works.
      logFault(`Sin respaldos con el servidor en marcha: ${message}`);
      resolve(close);
    });
    // Copies of an earlier server may be left in it.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    server.listen(socketOf(dataDir), () => resolve(close));
  });

const logCopyFault = (error: unknown) => logFault(`Copia para el respaldo: ${Object(error).message}`);

const COPY = '/copia';

/** The last two: the path is too long, so no server listens there. */
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'ENAMETOOLONG', 'EINVAL'];

interface Copy {
  dataDir: string;
  /** Lets the server remove the copy. */
  release: () => void;
}

/** Undefined if no server runs on the folder. */
export const askForCopy = async (
  dataDir: string,
  signal: AbortSignal,
  deadline = DEADLINES.copyDatabase,
): Promise<Copy | undefined> => {
  const socketPath = socketOf(dataDir);
  try {
    const { status, text, end } = await postToSocket({ socketPath, path: COPY, deadline, signal });
    // Ends without a word if the server is of another version.
    if (text === '') throw new OperatorError('Reinicie el servidor: es de otra versión.');
    if (status !== 200) throw new OperatorError(`El servidor no pudo copiar la base de datos: ${text}.`);

    return { dataDir: text, release: end };
  } catch (error) {
    if (NOBODY_THERE.includes(Object(error).code)) return undefined;
    if (error instanceof Overdue) {
      throw new OperatorError(`El servidor no copió la base de datos: ${error.message}.`);
    }
    throw error;
  }
};
