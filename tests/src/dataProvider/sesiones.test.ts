import { expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

test('sesiones are listed, and update signs out the others', async () => {
  const { dataProvider, asked } = openHost({
    'GET /api/sesiones': { body: { sesiones: [] } },
    'POST /api/sesiones/cerrar-otras': { body: { message: 'Sesiones cerradas' } },
  });

  expect(await dataProvider.getList('sesiones', {})).toEqual({ data: [], total: 0 });
  await dataProvider.update('sesiones', { id: 0, data: {}, previousData: {} });
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/sesiones', 'POST /api/sesiones/cerrar-otras']);
});
