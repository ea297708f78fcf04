import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { notInFirefox } from './tests/support/e2e/notInFirefox';
import { isFull, LEFT_OUT } from './tests/support/size';

/** Each run needs its own port, because several run on one machine. */
const PORT = Number(process.env.E2E_PORT ?? 3987);

/** The workers read this file again and must not create a second folder. */
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'loteria-e2e-'));

/** Errands that are longer at the full size. */
const SIZED = '{destinos,premios,sesion,ventas}.spec.ts';

/** Slow tests that only `npm run test:full` runs. */
const FULL = {
  name: 'full',
  testDir: 'tests',
  testMatch: ['full/e2e/*.spec.ts', `e2e/${SIZED}`],
  timeout: 1_800_000,
};

const ERRANDS = { name: 'errands', testDir: 'tests/e2e' };

/** Stock Firefox, which `npm run test:full` names. Playwright drives it by WebDriver BiDi. */
const FIREFOX =
  process.env.FIREFOX_PATH &&
  ({
    ...ERRANDS,
    name: 'firefox',
    grepInvert: notInFirefox,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: process.env.FIREFOX_PATH,
        firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
      },
    },
  } as const);

const CHROMIUM = isFull
  ? [FULL, { ...ERRANDS, testIgnore: SIZED, grep: /@(long|ci)/ }]
  : [{ ...ERRANDS, grepInvert: LEFT_OUT }];

export default defineConfig({
  projects: FIREFOX ? [FIREFOX] : CHROMIUM,
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A second try would hide a fault.
  retries: 0,
  // Some machines are several times slower than a developer's.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    actionTimeout: 30_000,
    // A trace costs a quarter of the time; turn it on with `npm run test:e2e -- --trace=on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node build/server.js',
    url: `http://localhost:${PORT}`,
    env: { PORT: String(PORT), HOST: '127.0.0.1', DATA_DIR: process.env.E2E_DATA_DIR, DEMO: '1' },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
