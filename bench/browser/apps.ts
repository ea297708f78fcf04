import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startProcess } from '../process';
import { inNewFolder } from '../start';

/** One of the two that are compared, on an API and a demo database of its own. */
export interface App {
  /** The built files. */
  dist: string;
  origin: string;
  /** The prefix of the address of a list. */
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
  inNewFolder(async (DATA_DIR) => {
    const env = { DATA_DIR, DATABASE_URL: '', DEMO: 'yes', HOST: '127.0.0.1' };
    const { url, stop } = await startProcess(['build/server.js', dist], env);
    try {
      return await work(url);
    } finally {
      await stop();
    }
  });
