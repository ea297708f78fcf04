import { beforeEach, expect, test } from 'vitest';
import { dashboardCalls } from '../../contract/dashboard';
import { gastosRest } from '../../contract/gastos';
import { openWorld, TODAY } from './world';

const world = openWorld();

beforeEach(async () => {
  await world.db.deleteFrom('gastos').execute();
});

const gasto = (valor: number) =>
  world.on.gasto({ fecha: TODAY, fk_usuario: world.berta.user.id, tipo: 'otros', valor });

test('a sum of more cents than a number holds is exact all the same', async () => {
  for (let row = 0; row < 3; row += 1) await gasto(Number.MAX_SAFE_INTEGER);

  const { headers } = await world.chief.call(gastosRest.calls.list);
  expect(headers.get('x-sums')).toBe('{"valor":"270215977642229.73"}');
});

test('the dashboard is exact with more cents than a number holds', async () => {
  await gasto(Number.MAX_SAFE_INTEGER);
  await gasto(Number.MAX_SAFE_INTEGER);

  const { status, body } = await world.chief.call(dashboardCalls.one, { query: {} });

  expect([status, body.gastos]).toEqual([200, '180143985094819.82']);
});
