import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logFault } from '../../process/log';
import { type Piece, packArchive } from './archive';

/** The folder is its owner's alone, and with it the socket: whoever could read the database may ask for a backup of it. */
const folderOf = (dataDir: string) => join(dataDir, 'control');
const socketOf = (dataDir: string) => join(folderOf(dataDir), 'socket');

/** The embedded database belongs to the server that has it open, so it is asked to read it out. */
export const openControl = (dataDir: string, make: () => AsyncIterable<Piece>): Promise<() => void> =>
  new Promise((resolve) => {
    const server = createServer(async ({ method, url }, response) => {
      if (method !== 'POST' || url !== BACKUP) return response.writeHead(404).end();

      // Cut short, so that whoever reads it knows that it is not whole.
      return pipeline(packArchive(make()), response).catch((error: Error) =>
        logFault(`Respaldo: ${error.message}`),
      );
    });
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    server.once('error', ({ message }) => {
      // As of a path that is too long for a socket: all else works.
      logFault(`Sin respaldo a pedido: ${message}`);
      resolve(close);
    });
    mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
    chmodSync(folderOf(dataDir), 0o700);
    // Left by a server that was killed: this folder is ours alone.
    rmSync(socketOf(dataDir), { force: true });
    server.listen(socketOf(dataDir), () => resolve(close));
  });

const BACKUP = '/respaldo';

/** The last two say that the path is too long for a socket, so that no server has one there either. */
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'ENAMETOOLONG', 'EINVAL'];

/** The archive of a running server; undefined where none runs on this folder. */
export const askForBackup = (dataDir: string): Promise<Readable | undefined> =>
  new Promise((resolve, reject) => {
    request({ socketPath: socketOf(dataDir), method: 'POST', path: BACKUP }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`The server answered ${response.statusCode}`));
    })
      .once('error', (error: NodeJS.ErrnoException) =>
        NOBODY_THERE.includes(error.code ?? '') ? resolve(undefined) : reject(error),
      )
      .end();
  });
