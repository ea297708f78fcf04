import { expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

test('destinos leave out the administrador who sends', async () => {
  const usuarios = [
    { id: 3, nombre: 'Ana', apellido: 'Paredes' },
    { id: 4, nombre: 'Luis', apellido: 'Zambrano' },
  ];
  const { dataProvider } = openHost({ 'GET /api/transferencias/destinos': { body: { usuarios } } });
  const idsOf = async (filter: object) =>
    (await dataProvider.getList('destinos', { filter })).data.map(({ id }) => id);

  expect(await idsOf({ origen: 3 })).toEqual([4]);
  expect(await idsOf({ q: 'ana' })).toEqual([3]);
  expect((await dataProvider.getMany('destinos', { ids: [4] })).data).toMatchObject([{ id: 4 }]);
});
