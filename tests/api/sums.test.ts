import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Call } from '../../contract/call';
import { dashboardCalls } from '../../contract/dashboard';
import { gastosRest } from '../../contract/gastos';
import { premiosRest } from '../../contract/premios';
import { ask } from './ask';
import { restSections } from './calls';
import { firstOfEach } from './firstOfEach';
import { openWorld, TODAY, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await firstOfEach(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('gastos').execute();
});

const gasto = (valor: number, values: object = {}) =>
  world.on.gasto({ fecha: TODAY, fk_usuario: world.berta.user.id, tipo: 'otros', valor, ...values });
const sumsOf = async (
  query: Record<string, string> = {},
  call: Call = gastosRest.calls.list,
  who = world.chief,
) => {
  const { status, headers } = await ask(who, call, query);

  return { status, sums: JSON.parse(headers.get('x-sums') ?? 'null') };
};

test('sums are of the whole filter, not of the page', async () => {
  for (const valor of [1250, 1, 99]) await gasto(valor);
  await gasto(100_000, { tipo: 'arriendo' });

  expect(await sumsOf({ range: '[0,0]', filter: '{"tipo":"otros"}' })).toEqual({
    status: 200,
    sums: { valor: '13.50' },
  });
  expect((await sumsOf({ range: '[50,99]' })).sums).toEqual({ valor: '1013.50' });
});

test('a filter that nothing passes sums up to nothing', async () => {
  expect((await sumsOf()).sums).toEqual({ valor: '0.00' });
});

test('nobody learns the sum of what they cannot read', async () => {
  await gasto(1250);
  await gasto(500, { fk_usuario: world.carlos.user.id });

  expect((await sumsOf({}, gastosRest.calls.list, world.berta)).sums).toEqual({ valor: '12.50' });
  expect((await sumsOf({}, gastosRest.calls.list, world.carlos)).sums).toEqual({ valor: '5.00' });
});

test('what is annulled or refused is in no sum, asked for or not', async () => {
  await gasto(1250);
  await gasto(500, { estado: 'X' });
  const place = { fecha: '2026-09-01', fk_sorteo: world.lotto, fk_vendedor: world.zoe };
  for (const [index, estado] of (['PENDIENTE', 'PAGADO', 'RECHAZADO', 'ANULADO'] as const).entries())
    await world.on.premio({
      ...{ ...place, estado, fk_usuario: world.berta.user.id, valor: 10 ** (index + 2) },
      fecha_pago: estado === 'PAGADO' ? TODAY : null,
      fk_usuario_pago: estado === 'PAGADO' ? world.pia.user.id : null,
    });

  expect((await sumsOf()).sums).toEqual({ valor: '12.50' });
  expect((await sumsOf({ filter: '{"estado":"X"}' })).sums).toEqual({ valor: '0.00' });
  expect((await sumsOf({ filter: '{"fecha_lte":"2026-09-01"}' }, premiosRest.calls.list)).sums).toEqual({
    valor: '11.00',
  });
});

test('a sum of more cents than a number holds is exact all the same', async () => {
  for (let row = 0; row < 3; row += 1) await gasto(Number.MAX_SAFE_INTEGER);

  expect(await sumsOf()).toEqual({ status: 200, sums: { valor: '270215977642229.73' } });
});

const declared: [string, string[]][] = [
  ...([
    ['ventas', ['total', 'comision']],
    ['premios', ['valor']],
    ['gastos', ['valor']],
    ['ingresos', ['valor']],
    ['depositos', ['valor']],
    ['transferencias', ['valor']],
    ['prestamos', ['valor', 'saldo']],
  ] satisfies [string, string[]][]),
  ...['sorteos', 'feriados', 'vendedores', 'abonos'].map((name): [string, string[]] => [name, []]),
];

test('every section is among them', () => {
  expect(declared.map(([name]) => name).sort()).toEqual(restSections.map(({ name }) => name).sort());
});

test.each(declared)('%s sum up %j', async (name, columns) => {
  const section = restSections.find((one) => one.name === name);
  if (!section) throw new Error(`no section ${name}`);
  const { status, headers } = await ask(world.chief, section.calls.list, {});

  expect(status).toBe(200);
  expect(section.sums).toEqual(columns);
  expect(Object.keys(JSON.parse(headers.get('x-sums') ?? '{}'))).toEqual(columns);
  expect(headers.get('access-control-expose-headers')).toBe('Content-Range, X-Sums, X-Counts');
});

test('the dashboard is exact with more cents than a number holds', async () => {
  await gasto(Number.MAX_SAFE_INTEGER);
  await gasto(Number.MAX_SAFE_INTEGER);

  const { status, body } = await ask(world.chief, dashboardCalls.one, {});

  expect([status, body.gastos]).toEqual([200, '180143985094819.82']);
});
