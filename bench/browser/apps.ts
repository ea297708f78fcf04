import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inNewFolder } from '../start';

/** One of the two that are compared, on an API and a demo database of its own. */
export interface App {
  /** The built files. */
  dist: string;
  origin: string;
  /** What stands before the address of a list. */
  base: string;
  /** Whether it opens on the figures of a dashboard, not on the rows of a list. */
  hasFigures: boolean;
}

/** Both apps, built by the same vite and served by the same program, for as long as the work lasts. */
export const withApps = <T>(work: (ours: App, stock: App) => Promise<T>): Promise<T> =>
  inNewFolder(async (stockDist) => {
    await build({
      configFile: false,
      root: 'bench/stock',
      plugins: [react()],
      logLevel: 'error',
      build: { outDir: stockDist, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
    });

    return serve('dist', (ours) =>
      serve(stockDist, (stock) =>
        work(
          { dist: 'dist', origin: ours, base: '/auth', hasFigures: true },
          { dist: stockDist, origin: stock, base: '/#', hasFigures: false },
        ),
      ),
    );
  });

const serve = <T>(dist: string, work: (origin: string) => Promise<T>): Promise<T> =>
  inNewFolder(async (dataDir) => {
    const server = spawn(process.execPath, ['build/server.js', dist], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(server, 'exit');
    try {
      for await (const line of createInterface(server.stdout)) {
        const [origin] = line.match(/http:\/\/\S+/) ?? [];
        if (origin) return await work(origin);
      }
      throw new Error(`the server of ${dist} ended before it listened`);
    } finally {
      server.kill();
      await ended;
    }
  });
