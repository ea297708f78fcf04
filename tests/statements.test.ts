import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statements } from './statements';

/** A title begins with the ids of its statements: '[F7] [SPEC 1.3] …'. */
const titles = /['"`]((?:\[(?:SPEC [\d.]+|[FASOMDULN]\d+)\] )+)/g;

const idsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(titles)].flatMap(([, ids = '']) => ids.slice(1, -2).split('] ['));

const tested = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => idsIn(`tests/${file}`));

test('each statement of the specification and each promise has a test with its id', () => {
  expect(Object.keys(statements).filter((id) => !tested.includes(id))).toEqual([]);
});

test('each id in a title is in the list', () => {
  expect(tested.filter((id) => !(id in statements))).toEqual([]);
});
