import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Row {
  statement: string;
  files: string[];
  tests: { file: string; name: string }[];
}

const ticked = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** The rows of docs/spec.md: statement, the files that do it, the tests that fail without it. */
const rows: Row[] = readFileSync('docs/spec.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', statement = '', files = '', tests = ''] = line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim());

    return {
      statement: `${number} ${statement}`,
      files: ticked(files),
      tests: ticked(tests).map((reference) => {
        const [file = '', name = ''] = reference.split(' › ');

        return { file, name };
      }),
    };
  });

/** A name stands in the source as it is written there, quotes escaped or not. */
const isNamedIn = (source: string, name: string) => source.replaceAll("\\'", "'").includes(name);

describe('docs/spec.md', () => {
  test('has a row for each statement, all numbered by their section', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ files }) => files.length === 0)).toEqual([]);
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  test('names files that exist', () => {
    const named = rows.flatMap(({ files, tests }) => [...files, ...tests.map(({ file }) => file)]);

    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('names tests that exist', () => {
    const missing = rows.flatMap(({ tests }) =>
      tests.filter(({ file, name }) => !name || !isNamedIn(readFileSync(file, 'utf8'), name)),
    );

    expect(missing).toEqual([]);
  });
});
