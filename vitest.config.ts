import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hasPostgres } from './tests/api/postgres.ts';
import { isFull } from './tests/size.ts';

const PATIENCE = isFull ? 600_000 : 60_000;

/** The files of a worker share the loaded program, which is most of the time of a short one. */
const api = {
  environment: 'node',
  isolate: false,
  testTimeout: PATIENCE,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
} as const;

/** On both databases in each change: the tables, all sheets and reports, events, and a section of simple REST. */
const ON_BOTH = [
  'tests/api/db/migrations.test.ts',
  'tests/api/ledger.test.ts',
  'tests/api/live/eventos.test.ts',
  'tests/api/operation/backup.test.ts',
  'tests/api/rest/rest.test.ts',
];

/** On the embedded database alone: what concerns its folder, and what starts by itself. */
const EMBEDDED = [
  'tests/api/process/env.test.ts',
  'tests/api/start/failedStart.test.ts',
  'tests/api/db/{dataDirLock,durability}.test.ts',
];
const SERVED = ['tests/api/db/{alone,limits,listen}.test.ts'];

/** Where a test runs follows from its folder; the API's tests run on PostgreSQL where there is one, those of ON_BOTH on PGlite too, and at the full size all. */
export default defineConfig({
  test: {
    // Every core: on two of them, one less would double the time.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'src',
          // One browser for the files of a worker: react-admin is loaded and warmed up once, not eighty times.
          isolate: false,
          environment: 'jsdom',
          include: ['tests/{contract,src}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // As long as Testing Library waits.
          expect: { poll: { timeout: 5000 } },
        },
      },
      {
        test: {
          ...api,
          name: 'pglite',
          include: hasPostgres() && !isFull ? [...ON_BOTH, ...EMBEDDED] : ['tests/api/**/*.test.ts'],
          exclude: SERVED,
          globalSetup: ['tests/api/pglite.ts'],
          env: { TEST_DATABASE: 'pglite' },
        },
      },
      {
        test: {
          ...api,
          name: 'postgres',
          include: hasPostgres() ? ['tests/api/**/*.test.ts'] : [],
          exclude: EMBEDDED,
          globalSetup: ['tests/api/postgres.ts'],
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        // What is promised of large numbers, at its full size: npm run test:full.
        test: {
          ...api,
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          globalSetup: ['tests/api/pglite.ts'],
          env: { TEST_DATABASE: 'pglite' },
          testTimeout: 1_800_000,
        },
      },
      {
        // Of what was built: not part of the unit tests.
        test: {
          ...api,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/api/pglite.ts'],
        },
      },
    ],
  },
});
