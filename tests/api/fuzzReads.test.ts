import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import type { Call } from '../../contract/call';
import { restSections } from './calls';
import { check, RUNS, SEED, types, value } from './fuzz';
import { gets, lists, queried } from './fuzzReads';
import { oneOfEach } from './samples';
import { pathOf } from './testApi';
import { openWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await oneOfEach(world);
  await world.closeWeek(world.berta);
});
afterAll(() => world.close());

test.each(gets.map((call): [string, Call] => [call.path, call]))(
  '[A4] ids and headers break nothing: %s',
  async (_, call) => {
    const requests = fc.record({
      id: fc.oneof(fc.string({ minLength: 1 }), fc.nat().map(String)),
      type: fc.constantFrom(...types),
    });

    for (const { id, type } of fc.sample(requests, { numRuns: RUNS, seed: SEED })) {
      if (id === '.' || id === '..') continue;
      const path = `${pathOf(call, { id })}?${encodeURIComponent(id)}=${encodeURIComponent(id)}`;
      await check(world, call, path, {
        headers: { authorization: `Bearer ${world.chief.token}`, 'content-type': type },
      });
    }
  },
);

test.each(lists.map((call): [string, Call] => [call.path, call]))(
  '[A4] queries break nothing: %s',
  async (_, call) => {
    const declared = restSections.find(({ calls }) => calls.list === call);
    const names = [
      'id',
      'nombre',
      '__proto__',
      ...Object.keys(declared?.filters ?? {}),
      ...(declared?.sort ?? []),
    ];
    const name = fc.constantFrom(...names);
    const nearly = fc.oneof(
      value,
      fc.constantFrom<unknown>('A', 2026, '1', [1, '2'], 'á_%\\', 'X', 'PAGADO', '0123'),
    );
    const queries = fc.record({
      sort: fc.oneof(fc.tuple(fc.oneof(name, value), fc.constantFrom('ASC', 'DESC')), value),
      range: fc.oneof(fc.tuple(fc.nat(9), fc.integer({ min: 9, max: 1_100 })), fc.tuple(value, value), value),
      filter: fc.oneof(fc.dictionary(name, nearly, { maxKeys: 3 }), value),
    });
    const headers = { authorization: `Bearer ${world.chief.token}` };

    for (const query of fc.sample(queries, { numRuns: RUNS, seed: SEED })) {
      const parts = Object.entries(query).map(([key, part]): [string, string] => [key, JSON.stringify(part)]);
      await check(world, call, `${call.path}?${new URLSearchParams(parts)}`, { headers });
    }
  },
);

test.each([...queried].map(([call, taken]) => ({ path: call.path, call, taken })))(
  '[A4] words behind the question mark break nothing: $path',
  async ({ call, taken }) => {
    const word = fc.oneof(
      value.map(String),
      fc.constantFrom('1000-01-01', '2999-12-31', '2026-10-15', '999999999999999', '0', 'semana', 'mes'),
    );
    const words = fc.dictionary(fc.constantFrom(...Object.keys(taken), '__proto__'), word, { maxKeys: 2 });
    const headers = { authorization: `Bearer ${world.chief.token}` };

    for (const some of fc.sample(words, { numRuns: RUNS, seed: SEED })) {
      await check(world, call, `${call.path}?${new URLSearchParams({ ...taken, ...some })}`, { headers });
    }
  },
);
