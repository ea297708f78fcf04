import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll } from 'vitest';

/** Builds a server of the tests as `npm run build` builds the program, and returns what Node runs. */
export const buildServer = async (source: string): Promise<readonly [string]> => {
  // Within the project, because some packages are not bundled.
  const outDir = resolve('node_modules/.cache', `servidor-${process.pid}`);
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));
  await build({
    logLevel: 'error',
    build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input: { tested: source } } },
  });

  return [join(outDir, 'tested.js')];
};
