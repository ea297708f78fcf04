import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import { seedDemo } from '../api/demo/seed';
import { diskStore } from '../api/files/diskStore';
import { ms, quantile, type Row, sample } from './report';

const PORT = 3986;

export const inNewFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The demo data on a new embedded database with fsync. */
export const benchDemo = (): Promise<Row> =>
  inNewFolder(async (dataDir) => {
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    const filesDir = join(dataDir, 'archivos');
    mkdirSync(filesDir);
    const [took = Number.NaN] = await sample(1, () => seedDemo(db, diskStore(filesDir), '2026-11-20'));
    await close();

    return { what: 'demo data, loaded', measured: ms(took), bound: '10 s', holds: took < 10_000 };
  });

/** The page at '/', or a call: the profile without a session. */
const PLACES = { '/': 200, '/api/usuarios/profile': 401 };

const answers = async (path: keyof typeof PLACES): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}${path}`)).status === PLACES[path];
  } catch (error) {
    // Refused: the server does not listen yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
};

const startAndStop = async (dataDir: string) => {
  const begin = performance.now();
  const server = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const untilAnswered = async (path: keyof typeof PLACES) => {
    while (!(await answers(path))) await new Promise((next) => setTimeout(next, 5));

    return performance.now() - begin;
  };
  const took = { page: await untilAnswered('/'), call: await untilAnswered('/api/usuarios/profile') };

  // npm may end before the server, which still holds its data folder: `close` comes after both.
  server.stdout.resume();
  const ended = once(server, 'close');
  process.kill(-(server.pid ?? 0), 'SIGTERM');
  await ended;

  return took;
};

/** From `npm start` on an existing database to the first page and the first call. Building is not counted. */
export const benchStart = (): Promise<Row> =>
  inNewFolder(async (dataDir) => {
    await startAndStop(dataDir);
    const pages: number[] = [];
    const calls: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const { page, call } = await startAndStop(dataDir);
      pages.push(page);
      calls.push(call);
    }
    const shown = (samples: readonly number[]) =>
      `${ms(quantile(samples, 0.5))} (worst of 10: ${ms(Math.max(...samples))})`;

    return {
      what: '`npm start` on existing data, to the first page; to the first call',
      measured: `${shown(pages)}; ${shown(calls)}`,
      bound: '1.5 s; none',
      holds: Math.max(...pages) < 1_500,
    };
  });
