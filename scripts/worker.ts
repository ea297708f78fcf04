import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER = fileURLToPath(new URL('../src/features/offline/worker.ts', import.meta.url));

/** Beside the built app a service worker that knows all its files by name: another release is another worker. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  // When the page is among what is written.
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const names = Object.keys(bundle).sort();
      const files = names.filter((name) => /^assets\/.*\.(js|css)$/.test(name)).map((name) => `/${name}`);
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the build holds no index.html');
      const release = createHash('sha256')
        .update(files.join())
        .update(page.source)
        .digest('hex')
        .slice(0, 16);

      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(files, release) });
    },
  },
});

const bundleWorker = async (files: readonly string[], release: string): Promise<string> => {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'error',
      define: { FILES: JSON.stringify(files), RELEASE: JSON.stringify(release) },
      build: {
        write: false,
        copyPublicDir: false,
        lib: { entry: WORKER, formats: ['iife'], name: 'worker' },
      },
    }),
  ].flat();
  if (!output || !('output' in output)) throw new Error('the worker was not built');

  return output.output[0].code;
};
