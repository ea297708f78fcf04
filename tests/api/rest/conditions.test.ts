import { expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { openWorld, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();

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
