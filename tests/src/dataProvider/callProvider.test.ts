import { expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

test('a call whose answer is one record gets its query from meta', async () => {
  const { dataProvider, asked } = openHost({
    'GET /api/reportes/movimientos': { body: { saldo_anterior: '1.00', filas: [], saldo: '1.00' } },
  });
  const meta = { fecha_gte: '2026-11-01', fecha_lte: '2026-11-19', fk_usuario: '' };
  const { data } = await dataProvider.getOne('reportes', { id: 'movimientos', meta });

  expect(asked).toEqual([
    { call: 'GET /api/reportes/movimientos?fecha_gte=2026-11-01&fecha_lte=2026-11-19' },
  ]);
  expect(data).toEqual({ id: 'movimientos', answer: { saldo_anterior: 100, filas: [], saldo: 100 } });
});
