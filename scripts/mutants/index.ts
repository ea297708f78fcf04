import { Stryker } from '@stryker-mutator/core';

interface Folder {
  /** A place of vitest.config.ts. */
  where: 'browser' | 'api';
  tests: string[];
  files?: string;
}

/** The tests that hold each folder. */
const FOLDERS: Readonly<Record<string, Folder>> = {
  'src/format': {
    where: 'browser',
    tests: ['tests/src/format/**/*.test.ts', 'tests/src/ui/fields/valueText.test.ts'],
  },
  'src/http': {
    where: 'browser',
    tests: ['tests/src/http/*.test.ts'],
    // Event streams are held by tests of screens; the other two only read the page while they load.
    files: '!(eventStream|browser|environment).ts',
  },
  contract: {
    where: 'api',
    tests: [
      'tests/contract/*.test.ts',
      'tests/api/{extraKeys,refusedBodies}.test.ts',
      'tests/api/sections/{prestamos,premios,usuarios}/*.test.ts',
      'tests/api/sections/{depositos,errores,planillas,nomina/nominas,ventas/ventas}.test.ts',
    ],
  },
  'api/ownership': {
    where: 'api',
    tests: [
      'tests/api/{isolation,sectionLists,sections,files/proofRoute,files/archivos,live/eventos}.test.ts',
      'tests/api/sections/{transferencias,vendedores,prestamos/*,premios/*,usuarios/*}.test.ts',
    ],
  },
  'api/ledger': {
    where: 'api',
    tests: [
      'tests/api/{ledger,ledger/*,files/withinDailyLimit}.test.ts',
      'tests/api/sections/{notificaciones,planillas,reportes,nomina/nominas,ventas/ventas}.test.ts',
    ],
  },
  'api/rest': {
    where: 'api',
    tests: [
      'tests/api/{rest/*,isolation,sectionLists,sections,files/archivos}.test.ts',
      'tests/api/sections/{busqueda,premios/*,ventas/ventas}.test.ts',
    ],
  },
};

const mutantsOf = async (name: string) => {
  const folder = FOLDERS[name];
  if (!folder) throw new Error(`${name} is none of ${Object.keys(FOLDERS).join(', ')}`);
  const { where, tests, files = '**/*.ts' } = folder;
  Object.assign(process.env, { TEST_SIZE: 'ci', MUTANTS_IN: where, MUTANTS_TESTS: tests.join(' ') });

  return new Stryker({
    mutate: [`${name}/${files}`],
    // The contract's texts are data: a test that repeats them all would say nothing.
    mutator: { excludedMutations: name === 'contract' ? ['StringLiteral'] : [] },
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
    jsonReporter: { fileName: `mutants/${name.replaceAll('/', '-')}.json` },
    tempDirName: 'mutants/work',
    ignorePatterns: ['/bench', '/data', '/docs', '/mutants'],
    // Stryker reads it with an older TypeScript.
    tsconfigFile: 'none',
  }).runMutationTest();
};

const chosen = process.argv.slice(2);
for (const folder of chosen.length > 0 ? chosen : Object.keys(FOLDERS)) await mutantsOf(folder);
