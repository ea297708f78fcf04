import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * How long another program or host may take, in milliseconds. Nothing else in `api` calls one, but `s3Store.ts` through
 * `withinDeadline`, and PostgreSQL's connections, whose limits are in `db/client.ts`.
 */
export const DEADLINES = {
  /** One request to the store of pictures, with its whole answer. */
  storeRequest: 10_000,
  /** All requests that store the pictures of one upload. */
  storeUpload: 20_000,
  /** Removing what was not needed: the sweep does what is left. */
  storeDiscard: 5_000,
  /** flock(1) tries once. */
  lockFolder: 10_000,
  /** sync(1) writes what the disk has not yet. */
  sync: 60_000,
  /** The server copies its embedded database for a backup. */
  copyDatabase: 15 * 60_000,
  /** Half a day, so that the next day's backup is made. */
  dailyBackup: 12 * 60 * 60_000,
};

export type Deadlines = typeof DEADLINES;

export class Overdue extends Error {
  constructor(milliseconds: number) {
    super(`no terminó en ${milliseconds / 1_000} s`);
  }
}

/** Rejects at the deadline, even if the work ignores its signal. */
export const withinDeadline = <T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = new AbortController();
    const timer = setTimeout(() => {
      const overdue = new Overdue(milliseconds);
      reject(overdue);
      late.abort(overdue);
    }, milliseconds);
    work(late.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });

/** Tries to lock the folder, whose open descriptor it is given as 3. */
export const runFlock = (folder: number) =>
  spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', folder],
    encoding: 'utf8',
    timeout: DEADLINES.lockFolder,
    killSignal: 'SIGKILL',
  });

/** Writes the file system of the folder, or all of them, to the disk. False if the program is missing or fails. */
export const runSync = (folder?: string): boolean =>
  spawnSync('sync', folder === undefined ? [] : ['-f', folder], {
    stdio: 'ignore',
    timeout: DEADLINES.sync,
    killSignal: 'SIGKILL',
  }).status === 0;

/** Between the request to end and the kill. */
const GRACE = 10_000;

/** Runs one of our programs. Returns what it wrote to stderr, and throws it if the program fails. */
export const runNode = async (args: readonly string[], signal: AbortSignal): Promise<string> => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let kill: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill('SIGTERM');
    kill = setTimeout(() => child.kill('SIGKILL'), GRACE);
  };
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();

  try {
    const [[code], output] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    if (code !== 0) throw new Error(output.trim() || 'el programa no terminó bien');

    return output.trim();
  } finally {
    clearTimeout(kill);
    signal.removeEventListener('abort', end);
  }
};

interface SocketCall {
  socketPath: string;
  path: string;
  deadline: number;
  signal: AbortSignal;
}

interface SocketAnswer {
  status: number | undefined;
  /** Its first piece, or nothing if it ended without one. */
  text: string;
  /** The other program may wait for it. */
  end: () => void;
}

/** Posts to one of our programs on this machine. */
export const postToSocket = ({ socketPath, path, deadline, signal }: SocketCall): Promise<SocketAnswer> =>
  withinDeadline(
    deadline,
    (late) =>
      new Promise((resolve, reject) => {
        const call = { socketPath, path, method: 'POST', signal: AbortSignal.any([signal, late]) };
        const asked = request(call, (response) => {
          const answer = (piece: string) =>
            resolve({ status: response.statusCode, text: piece, end: () => asked.destroy() });
          response.setEncoding('utf8').once('error', reject);
          response.once('data', answer).once('end', () => answer(''));
        });
        asked.on('error', reject).end();
      }),
  );
