import { expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

test('the steps of a record come from its section', async () => {
  const { dataProvider, asked } = openHost({ 'GET /api/gastos/7/historial': { body: [] } });
  const params = { target: 'gastos', id: 7, filter: {} } as never;

  expect(await dataProvider.getManyReference('historial', params)).toEqual({ data: [], total: 0 });
  expect(asked).toEqual([{ call: 'GET /api/gastos/7/historial' }]);
});
