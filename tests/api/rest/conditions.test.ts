import { beforeEach, expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { openWorld, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();
beforeEach(() => world.clear());

test('a search counts eight words, each of them anywhere, whatever its case and accents', async () => {
  const { berta } = world;
  const gastos = using(gastosRest.calls);
  const descripcion = 'Ñandú uno dos tres cuatro cinco seis siete';
  const { body } = await gastos.create(berta, { ...sampleOf(gastosRest), descripcion });
  const found = async (q: string) => {
    const answer = await berta.call(gastosRest.calls.list, { query: { filter: { q } } });

    return answer.body.map(({ id }: { id: number }) => id);
  };
  const eight = 'siete SEIS nandu dós tres cuatro cinco uno';

  expect(await found(eight)).toEqual([body.id]);
  expect(await found(`${eight} nueve`)).toEqual([body.id]);
  expect(await found('siete nueve')).toEqual([]);
  expect(await found('%')).toEqual([]);
});

test('[N4] a word of a search counts for its first 40 letters', async () => {
  const { berta } = world;
  const gastos = using(gastosRest.calls);
  const letters = 'ñandúabcdefghijklmnopqrstuvwxyz012345678'.slice(0, 40);
  expect(letters).toHaveLength(40);
  const { body } = await gastos.create(berta, {
    ...sampleOf(gastosRest),
    descripcion: `Pago de ${letters} x`,
  });
  const found = async (q: string) =>
    (await berta.call(gastosRest.calls.list, { query: { filter: { q } } })).body.map(
      ({ id }: { id: number }) => id,
    );

  for (const length of [5, 8, 9, 39, 40])
    expect(await found(letters.slice(0, length)), String(length)).toEqual([body.id]);
  expect(await found(`${letters}otra cosa`.replace(' ', ''))).toEqual([body.id]);
  for (const wrong of [5, 8, 9, 25, 39]) {
    expect(await found(`${letters.slice(0, wrong)}%${letters.slice(wrong + 1)}`), String(wrong)).toEqual([]);
  }
  expect(await found(`pago ${letters} ${letters.slice(3)}`)).toEqual([body.id]);
  expect(await found(`pago ${letters} abcdefghijk_`)).toEqual([]);
});

test.each([
  '1.234,50',
  '$ 1.234,50',
  '1,234.50',
  '$1234.5',
  'US$ 1234,50',
  '1234.50 USD',
  '\u202A1234.50\u202C',
  '1234.50',
  '1.235',
  '1,235',
])('[U14] an amount of 1234.50 is found as %s', async (q) => {
  const { berta } = world;
  const gastos = using(gastosRest.calls);
  const { body } = await gastos.create(berta, {
    ...sampleOf(gastosRest),
    descripcion: 'Focos',
    valor: '1234.50',
  });
  await gastos.create(berta, { ...sampleOf(gastosRest), descripcion: 'Papel', valor: '12.34' });
  const answer = await berta.call(gastosRest.calls.list, { query: { filter: { q } } });

  expect(answer.body.map(({ id }: { id: number }) => id)).toEqual([body.id]);
});
