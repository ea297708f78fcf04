import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startProcess } from '../process';
import { inNewFolder } from '../start';

export interface App {
  dist: string;
  origin: string;
  /** The address of a list without its name. */
  base: string;
  /** True if the first screen shows the figures of a dashboard, false if it shows a list. */
  hasFigures: boolean;
}

/** Builds both apps with the same Vite and serves them by the same server while the work runs. */
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
