import { defineConfig } from 'vitest/config';
import { hasPostgres } from '../../tests/support/api/postgres.ts';

/** index.ts says which tests run, and where. */
const { MUTANTS_IN, MUTANTS_TESTS = '' } = process.env;

const database = hasPostgres() ? 'postgres' : 'pglite';

const PLACES = {
  browser: { environment: './tests/support/jsdom.ts', setupFiles: ['tests/support/setup.ts'] },
  api: { globalSetup: [`tests/support/api/${database}.ts`], env: { TEST_DATABASE: database } },
};

export default defineConfig({
  plugins: [
    {
      name: 'forks',
      // Here, because Stryker asks for threads, which cannot change their time zone.
      configureVitest({ project }) {
        project.config.pool = 'forks';
      },
    },
  ],
  test: {
    ...PLACES[MUTANTS_IN as keyof typeof PLACES],
    include: MUTANTS_TESTS.split(' '),
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 5000 } },
  },
});
