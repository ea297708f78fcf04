import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { premiosRest } from '../../../contract/premios';
import { openWorld, TODAY } from '../../support/api/world';

const world = openWorld();

/** In the order that is wanted; entered in another one. */
const COLILLAS = [
  '0',
  '00',
  '000',
  '5',
  '05',
  '0005',
  '7',
  '12',
  '012',
  '0012',
  '100',
  '0100',
  '1000',
  '9999',
];

beforeAll(async () => {
  const { berta, lotto, on, zoe } = world;
  const place = { fecha: TODAY, fk_sorteo: lotto, fk_usuario: berta.user.id, fk_vendedor: zoe };
  const shuffled = fc.shuffledSubarray(COLILLAS, { minLength: COLILLAS.length });
  for (const colilla of fc.sample(shuffled, { numRuns: 1, seed: 65 }).flat())
    await on.premio({ ...place, colilla, valor: 500, estado: 'PENDIENTE' });
});

describe('[V11] colillas come in the order of their numbers, a shorter one first', () => {
  test.each([
    ['ASC', COLILLAS],
    ['DESC', COLILLAS.toReversed()],
  ])('in the list, page by page, and in its ids: %s', async (order, wanted) => {
    const query = { sort: ['colilla', order] };
    const listed: { id: number; colilla: string }[] = [];
    for (const from of [0, 5, 10]) {
      const range = [from, from + 4];
      listed.push(...(await world.chief.call(premiosRest.calls.list, { query: { ...query, range } })).body);
    }
    const ids = await world.chief.call(premiosRest.calls.ids, { query });

    expect(listed.map(({ colilla }) => colilla)).toEqual(wanted);
    expect(ids.body).toEqual(listed.map(({ id }) => id));
  });
});
