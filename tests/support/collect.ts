import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CI_FILES, LONG_FILES } from './size';

/** The quickest command that runs a test: `.ci/run`, `npm run test:postgres` and `npm run test:full` run more than `npm test`. */
export type Level = 'npm test' | 'ci' | 'postgres' | 'full';

interface Collected {
  /** The titles of its groups and its own. */
  titles: readonly string[];
  level: Level;
  file: string;
  project: string;
}

const run = promisify(execFile);

type Size = 'each' | 'full';

const output = async (size: Size, command: string, ...args: string[]) => {
  const { stdout } = await run(command, args, { env: envOf(size), maxBuffer: 2 ** 28 });

  return stdout;
};

/** Without what a run of Vitest says to its own workers. */
const envOf = (size: Size) => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV)/.test(name)),
  ),
  // The tests on PostgreSQL are listed where there is none, too.
  TEST_DATABASE_URL: 'postgresql://unused',
  ...(size === 'full' && { TEST_SIZE: size }),
});

/** The titles that Vitest finds without running a file. */
export const collectTests = async (): Promise<Collected[]> => {
  const list = ['--import', 'tsx', 'tests/support/listTests.ts'];
  const printed = await output('full', process.execPath, ...list);
  const tests: { name: string; file: string; project: string }[] = JSON.parse(
    printed.slice(printed.indexOf('[{')),
  );

  return tests.map(({ name, file, project }) => ({
    titles: name.split(' > '),
    level: levelOf(name, file, project),
    file,
    project,
  }));
};

const levelOf = (name: string, file: string, project: string): Level => {
  if (project === 'full' || name.includes('@long') || LONG_FILES.includes(file)) return 'full';

  if (project === 'postgres') return 'postgres';

  return name.includes('@ci') || CI_FILES.includes(file) ? 'ci' : 'npm test';
};

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string }[];
}

/** The titles of the errands in a browser. */
export const collectErrands = async (): Promise<Collected[]> => {
  const listed = async (size: Size, level: Level) => {
    const printed = await output(size, 'npx', 'playwright', 'test', '--list', '--reporter=json');
    const { suites } = JSON.parse(printed);

    return (suites as Suite[]).flatMap((suite) =>
      titlesIn(suite).map((titles) => ({ titles, level, file: suite.title, project: 'errands' })),
    );
  };

  return (await Promise.all([listed('each', 'npm test'), listed('full', 'full')])).flat();
};

const titlesIn = ({ title, suites = [], specs = [] }: Suite): string[][] =>
  [...suites.flatMap(titlesIn), ...specs.map((spec) => [spec.title])].map((inner) => [title, ...inner]);
