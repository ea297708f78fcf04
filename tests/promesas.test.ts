import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
const PROMISES = [...numbered('F', 19), ...numbered('A', 25), ...numbered('S', 8), ...numbered('O', 9)];

const MISSING = 'No test yet';
const NONE = '–';

/** The rows of docs/promesas.md: promise, the tests that can fail, and how much each command tries. */
const rows = readFileSync('docs/promesas.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| [FASO]\d/.test(line))
  .map((line) => {
    const [number = '', promise = '', tests = '', each = '', full = '', result = ''] = line
      .slice(2, -2)
      .split(' | ');

    return {
      number,
      promise: `${number} ${promise}`,
      tests: [...tests.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({ file, name })),
      each,
      full,
      result,
    };
  });

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '');

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && file !== 'promesas.test.ts')
  .map((file) => `tests/${file}`);

/** The texts of a test file that begin with the number of a promise. */
const namedForPromise = (file: string) =>
  [...read(file).matchAll(/(['"`])([FA]\d+(?:, [FA]\d+)*: .*?)\1\s*,/g)].map(([, , name = '']) => ({
    file,
    name,
  }));

/** What npm run test:full names, by the paths in its commands, and the errands that run there again. */
const fullCommands = read('scripts/test-full.mjs').match(/tests\/[\w./]+/g) ?? [];
const fullErrands = read('playwright.config.ts').match(/(?<=')e2e\/\w+\.spec\.ts/g) ?? [];
const fullPaths = ['tests/full/', ...fullCommands, ...fullErrands.map((path) => `tests/${path}`)];
const isRunInFull = (file: string) => fullPaths.some((path) => file.startsWith(path));

describe('docs/promesas.md', () => {
  test('has a row for each promise, with a test or the word that there is none', () => {
    expect([...new Set(rows.map(({ number }) => number))]).toEqual(PROMISES);

    const unclear = rows.filter(({ promise, tests }) => promise.includes(MISSING) === tests.length > 0);
    expect(unclear.map(({ promise }) => promise)).toEqual([]);
  });

  test('names tests that exist', () => {
    const missing = rows.flatMap(({ tests }) => tests.filter(({ file, name }) => !read(file).includes(name)));

    expect(missing).toEqual([]);
  });

  test('names every test that is named for a promise', () => {
    const listed = new Set(rows.flatMap(({ tests }) => tests.map(({ file, name }) => `${file} › ${name}`)));
    const named = sources.flatMap(namedForPromise);

    expect(named.length).toBeGreaterThan(80);
    expect(named.filter(({ file, name }) => !listed.has(`${file} › ${name}`))).toEqual([]);
  });

  test('gives sizes as numbers, one for each command that runs one of the tests', () => {
    const wrong = rows.filter(({ tests, each, full }) => {
      const inFull = tests.some(({ file }) => isRunInFull(file));
      const inEach = tests.some(({ file }) => !file.startsWith('tests/full/'));

      return [
        [each, inEach],
        [full, inFull],
      ].some(([size, isRun]) => (isRun ? !/^\d/.test(String(size)) : size !== NONE));
    });

    expect(wrong.map(({ promise, each, full }) => ({ promise, each, full }))).toEqual([]);
  });

  test('gives the last result as a day and an outcome, or as not known', () => {
    expect(rows.filter(({ result }) => !/^(–|(passed|failed) \d{4}-\d\d-\d\d)$/.test(result))).toEqual([]);
  });
});
