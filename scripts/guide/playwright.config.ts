import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import errands from '../../playwright.config.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const PORT = Number(process.env.E2E_PORT ?? 3986);

/** As for the browser tests, but in sequence and with a fixed clock. */
export default defineConfig({
  use: {
    ...errands.use,
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    screenshot: 'off',
  },
  testDir: '.',
  outputDir: join(tmpdir(), 'loteria-guia-resultados'),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  webServer: {
    command: `node --require ${join(import.meta.dirname, 'clock.cjs')} build/server.js`,
    cwd: ROOT,
    url: `http://localhost:${PORT}`,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'loteria-guia-')),
      DEMO: '1',
    },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
