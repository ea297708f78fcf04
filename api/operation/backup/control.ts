import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logFault } from '../../process/log';
import { type Piece, packArchive } from './archive';

/** Only the owner of the folder reaches the socket. */
const folderOf = (dataDir: string) => join(dataDir, 'control');
const socketOf = (dataDir: string) => join(folderOf(dataDir), 'socket');

/** The server has the embedded database open, so it makes the backup. */
export const openControl = (dataDir: string, make: () => AsyncIterable<Piece>): Promise<() => void> =>
  new Promise((resolve) => {
    const server = createServer(async ({ method, url }, response) => {
      if (method !== 'POST' || url !== BACKUP) return response.writeHead(404).end();

      // A failure cuts the answer short, so that the archive is not whole.
      return pipeline(packArchive(make()), response).catch((error: Error) =>
        logFault(`Respaldo: ${error.message}`),
      );
    });
    const close = () => {
      server.close();
      server.closeAllConnections();
    };
    server.once('error', ({ message }) => {
      // A path may be too long for a socket: everything else works.
      logFault(`Sin respaldo a pedido: ${message}`);
      resolve(close);
    });
    mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
    chmodSync(folderOf(dataDir), 0o700);
    rmSync(socketOf(dataDir), { force: true });
    server.listen(socketOf(dataDir), () => resolve(close));
  });

const BACKUP = '/respaldo';

/** The last two: the path is too long, so no server listens there. */
const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'ENAMETOOLONG', 'EINVAL'];

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
