import { expect, test } from 'vitest';
import { PASOS_POR_PAGINA } from '../../../contract/historial';
import { openHost } from '../../support/dataProvider/host';

test('the steps of a record come from its section', async () => {
  const { dataProvider, asked } = openHost({ 'GET /api/gastos/7/historial': { body: [] } });
  const params = { target: 'gastos', id: 7, filter: {} } as never;

  expect(await dataProvider.getManyReference('historial', params)).toEqual({
    data: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  });
  expect(asked).toEqual([{ call: 'GET /api/gastos/7/historial' }]);
});

const steps = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    fecha: '2026-11-19T20:05:00Z',
    usuario: null,
    accion: 'modificación',
    motivo: '',
    cambios: [],
  }));

test('[N9] the next page of a history begins after the last step that was read', async () => {
  const path = 'GET /api/gastos/7/historial';
  const body = steps(PASOS_POR_PAGINA);
  const { dataProvider, asked } = openHost({ [path]: { body }, [`${path}?antes=1`]: { body } });
  const read = (meta: object) =>
    dataProvider.getManyReference('historial', { target: 'gastos', id: 7, filter: {}, meta } as never);

  expect((await read({})).pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false });
  // A host that always answers with the whole history repeats nothing.
  expect(await read({ antes: 1 })).toMatchObject({ data: [], pageInfo: { hasNextPage: false } });
  expect(asked.map(({ call }) => call)).toEqual([path, expect.stringContaining('antes=1')]);
});
