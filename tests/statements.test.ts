import { beforeAll, expect, test } from 'vitest';
import { notInNpmTest, statements } from './statements';
import { collectErrands, collectTests, type Level } from './support/collect';

/** A title begins with the ids of its statements: '[F7] [SPEC 1.3] …'. */
const IDS = /^(?:\[(?:SPEC [\d.]+|[FASOMDULNVWY]\d+)\] )+/;

const idsIn = (title: string) => IDS.exec(title)?.[0].slice(1, -2).split('] [') ?? [];

/** In milliseconds. Other tests take the processor meanwhile. */
const LONGEST_COLLECTION = 180_000;

/** The commands that run a test of each statement, by its id. */
const levels = new Map<string, Set<Level>>();
/** The projects of each file. */
const projects = new Map<string, Set<string>>();

beforeAll(async () => {
  const collected = await Promise.all([collectTests(), collectErrands()]);
  for (const { titles, level, file, project } of collected.flat()) {
    projects.set(file, (projects.get(file) ?? new Set()).add(project));
    for (const id of titles.flatMap(idsIn)) levels.set(id, (levels.get(id) ?? new Set()).add(level));
  }
}, LONGEST_COLLECTION);

test('each statement of the specification and each promise has a test with its id', () => {
  const untested = Object.keys(statements).filter((id) => !levels.has(id));

  expect(untested, 'Write a test whose title begins with each of these').toEqual([]);
});

test('each id in a title is in the list', () => {
  const unknown = [...levels.keys()].filter((id) => !(id in statements));

  expect(unknown, 'Say in tests/statements.ts what each of these promises').toEqual([]);
});

test('the statements that npm test does not hold are named', () => {
  const held = [...levels].filter(([, by]) => !by.has('npm test')).map(([id]) => id);

  expect(held.toSorted()).toEqual(notInNpmTest.toSorted());
});

test('[S10] each suite of the API runs on the embedded database, or concerns a server of several processes', () => {
  const files = [...projects].filter(([file]) => file.startsWith('tests/api/'));
  const missing = files.filter(([, by]) => !by.has('pglite') && !by.has('served'));

  expect(files.length).toBeGreaterThan(100);
  expect(missing.map(([file]) => file)).toEqual([]);
});
