import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './tests/support/api/postgres.ts';
import { isFull, LEFT_OUT, LEFT_OUT_FILES } from './tests/support/size.ts';

const onPostgres = hasPostgres() && !isFull;
const PATIENCE = isFull ? 600_000 : 60_000;

/** A test that asserts nothing fails. */
const strict = { requireAssertions: true };

/** Without isolation a worker loads the program once for all its files. */
const api = {
  environment: 'node',
  isolate: false,
  testTimeout: PATIENCE,
  hookTimeout: 60_000,
  expect: { ...strict, poll: { timeout: 10_000 } },
} as const;

/** These concern files and the data folder, so they run only on the embedded database. */
const EMBEDDED = [
  'tests/api/{process/env,start/failedStart,start/cancelledBackup,db/dataDirLock,db/durability,db/engine,db/fileSizes,db/maintenance,files/lyingStore,operation/copy}.test.ts',
];
/** A step of `npm run test:full` leaves out what another one runs. */
const OTHERS = process.env.TEST_WITHOUT ? [process.env.TEST_WITHOUT] : [];
/** These concern a server that several processes use. */
const SERVED = [
  'tests/api/{db/alone,db/fewConnections,db/limits,db/listen,rest/lookBesides,start/unfinishedRestore}.test.ts',
];
/** What PostgreSQL does in its own way: locks, races, notices, and migrations from the embedded database. */
const DIFFERENT = [
  'tests/api/{atOnce,answer/once,auth/attempts,db/migrations,db/upgrade,ledger/weekLock,live/eventos}.test.ts',
  'tests/api/sections/{depositos,nomina/{ajustes,ajustesAtRandom,payees,uploads},prestamos/abonos,usuarios/writeUsuario,ventas/atOnce}.test.ts',
];
const onServer = {
  ...api,
  globalSetup: 'tests/support/api/postgres.ts',
  env: { TEST_DATABASE: 'postgres' },
};

/** `npm test` runs src, pglite and served; `npm run test:postgres` runs postgres. */
export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which doubles the time on two cores.
    maxWorkers: '100%',
    testNamePattern: LEFT_OUT && new RegExp(`^(?!.*${LEFT_OUT.source})`, 's'),
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'src',
          isolate: false,
          environment: './tests/support/jsdom.ts',
          include: ['tests/{contract,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: LEFT_OUT_FILES,
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { ...strict, poll: { timeout: 5000 } },
        },
      },
      {
        test: {
          ...api,
          name: 'pglite',
          include: ['tests/api/**/*.test.ts'],
          exclude: [...SERVED, ...LEFT_OUT_FILES, ...OTHERS],
          globalSetup: ['tests/support/api/pglite.ts'],
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          ...onServer,
          name: 'served',
          include: hasPostgres() ? [...SERVED, ...DIFFERENT] : [],
        },
      },
      {
        test: {
          ...onServer,
          name: 'postgres',
          include: hasPostgres() ? ['tests/api/**/*.test.ts'] : [],
          exclude: [...EMBEDDED, ...LEFT_OUT_FILES, ...OTHERS],
        },
      },
      {
        test: {
          ...api,
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          globalSetup: ['tests/support/api/pglite.ts'],
          env: { TEST_DATABASE: 'pglite' },
          testTimeout: 1_800_000,
        },
      },
      {
        // Needs `npm run build` first.
        test: {
          ...api,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: [
            'tests/support/api/pglite.ts',
            ...(onPostgres ? ['tests/support/api/postgres.ts'] : []),
          ],
          env: { TEST_DATABASE: onPostgres ? 'postgres' : 'pglite' },
        },
      },
    ],
  },
});
