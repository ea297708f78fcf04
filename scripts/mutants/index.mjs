import { Stryker } from '@stryker-mutator/core';

/** The tests that hold each folder. `where` is a place of vitest.config.ts. */
const FOLDERS = {
  'src/format': {
    where: 'browser',
    tests: ['tests/src/format/**/*.test.ts', 'tests/src/ui/fields/valueText.test.ts'],
  },
  'src/http': {
    where: 'browser',
    tests: ['tests/src/http/*.test.ts'],
    // Event streams are held by tests of screens.
    files: '!(eventStream).ts',
  },
  contract: {
    where: 'api',
    tests: [
      ...['tests/contract/*.test.ts', 'tests/api/sections/prestamos/*.test.ts'],
      'tests/api/sections/{depositos,errores,nomina/nominas,premios/fourEyes,ventas/ventas}.test.ts',
    ],
  },
  'api/ownership': {
    where: 'api',
    tests: ['tests/api/{isolation,sectionLists}.test.ts', 'tests/api/files/{proofRoute,archivos}.test.ts'],
  },
  'api/ledger': {
    where: 'api',
    tests: ['tests/api/ledger.test.ts', 'tests/api/ledger/*.test.ts', 'tests/api/sections/reportes.test.ts'],
  },
  'api/rest': {
    where: 'api',
    tests: ['tests/api/rest/rest.test.ts', 'tests/api/sectionLists.test.ts'],
    // The others hold the imports, whose tests take too long for each mutant.
    files: '{conditions,listQuery,situation,write}.ts',
  },
};

const mutantsOf = async (folder) => {
  const { where, tests, files = '**/*.ts' } = FOLDERS[folder];
  Object.assign(process.env, { MUTANTS_IN: where, MUTANTS_TESTS: tests.join(' ') });
  const report = `mutants/${folder.replace('/', '-')}`;

  return new Stryker({
    mutate: [`${folder}/${files}`],
    // The contract's texts are data: a test that repeats them all would say nothing.
    mutator: { excludedMutations: folder === 'contract' ? ['StringLiteral'] : [] },
    ignoreStatic: true,
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 20_000,
    thresholds: { high: 95, low: 85, break: 85 },
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
    jsonReporter: { fileName: `${report}.json` },
    incremental: true,
    incrementalFile: `${report}-incremental.json`,
    tempDirName: 'mutants/work',
    ignorePatterns: ['/bench', '/data', '/docs', '/mutants'],
    // Stryker reads it with an older TypeScript.
    tsconfigFile: 'none',
  }).runMutationTest();
};

const chosen = process.argv.slice(2);
for (const folder of chosen.length > 0 ? chosen : Object.keys(FOLDERS)) await mutantsOf(folder);
