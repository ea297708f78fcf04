import { beforeAll, beforeEach, expect, test } from 'vitest';
import { semanaCalls } from '../../../../contract/planillas';
import { ventasRest } from '../../../../contract/ventas';
import { MONDAY, openWorld, PAST_DAY, TODAY, using } from '../../../support/api/world';

const ventas = using(ventasRest.calls);

const world = openWorld();
beforeAll(async () => {
  const paid = { sueldo_fijo: 'N', paga: 250 } as const;
  await world.db.updateTable('usuarios').set(paid).where('rol', 'in', ['sumador', 'administrador']).execute();
});
beforeEach(() => world.clear());

const lines = () =>
  world.db
    .selectFrom('detalle_nominas as d')
    .innerJoin('nominas as n', 'n.id', 'd.fk_nomina')
    .select(['d.fk_usuario', 'd.suma', 'd.base', 'd.total', 'd.fk_nomina', 'n.total as nomina'])
    .orderBy('d.fk_usuario')
    .execute();
const entered = (who: { user: { id: number } }, total: number, values: object = {}) =>
  world.sold([['1', total]], { fecha: PAST_DAY, fk_usuario_sumador: who.user.id, ...values });

test('the suma of a sumador is the ventas they entered, of an administrador those of their promotores, of others 0', async () => {
  const { berta, carlos, sara, saul, on, quina, rita } = world;
  const pia = await world.addUser({ rol: 'premiacion', fk_usuario_principal: berta.user.id });
  const zoes = { fk_sorteo: quina };
  await entered(sara, 1010);
  await entered(sara, 20, { ...zoes, fecha: '2026-10-05' });
  await entered(saul, 400, { ...zoes, fecha: '2026-10-11' });
  await entered(berta, 5, { ...zoes, fecha: '2026-10-06' });
  await entered(sara, 7, { fk_usuario: carlos.user.id, fk_vendedor: rita });
  // None of these count: other weeks, annulled ventas and drafts of others.
  await entered(sara, 9000, { fecha: '2026-10-04' });
  await entered(sara, 9000, { fecha: MONDAY });
  await entered(sara, 9000, { fecha: '2026-10-09', estado: 'X' });
  await entered(sara, 9000, {
    fk_usuario: carlos.user.id,
    fk_vendedor: await on.vendedor({ fk_usuario: carlos.user.id }),
    estado: 'B',
  });

  expect((await world.pay(world.berta)).status).toBe(200);
  const rows = await lines();

  expect(rows).toMatchObject([
    { fk_usuario: berta.user.id, suma: 1435, base: 36 },
    { fk_usuario: sara.user.id, suma: 1030, base: 26 },
    { fk_usuario: saul.user.id, suma: 400, base: 10 },
    { fk_usuario: pia.id, suma: 0 },
  ]);
  expect(rows[0]?.nomina).toBe(rows.reduce((sum, { total }) => sum + total, 0));
});

test('drafts block the nomina of a past week, and the error names five of them', async () => {
  for (const day of ['05', '06', '07', '08', '09', '10', '11']) {
    await entered(world.sara, 100, { fecha: `2026-10-${day}`, estado: 'B' });
  }

  const { status, body } = await world.pay(world.berta);

  expect(status).toBe(409);
  expect(body.error).toMatch(
    /^Hay ventas en borrador de esa semana: \d+ \(2026-10-05, Lotto, Zoe .*y 2 más\. Ciérrelas/,
  );
  expect(await lines()).toEqual([]);
});

test('the nomina of the current week stores the figures of that moment, also with drafts', async () => {
  await entered(world.sara, 100, { fecha: TODAY, estado: 'B' });
  await entered(world.sara, 400, { fecha: MONDAY });

  expect((await world.pay(world.berta, { fecha: MONDAY, fecha_final: '2026-10-18' })).status).toBe(200);
  await entered(world.sara, 900, { fecha: '2026-10-13' });

  expect((await lines()).find(({ fk_usuario }) => fk_usuario === world.sara.user.id)?.suma).toBe(400);
});

test('later sales of a reopened week are listed as a difference, and the nomina stays unchanged', async () => {
  await entered(world.sara, 400);
  await world.pay(world.berta);
  const [line] = await lines();
  const params = { id: line?.fk_nomina ?? 0 };
  await world.chief.call(semanaCalls.reopen, { params, body: { motivo: 'Faltó una venta' } });
  expect((await world.berta.call(semanaCalls.one, { params })).body.diferencias).toEqual([]);

  const venta = {
    fecha: '2026-10-07',
    fk_sorteo: world.lotto,
    fk_vendedor: world.zoe,
    estado: 'C',
    detalle_ventas: [{ colilla: '1', valor: '2.50' }],
  };
  expect((await ventas.create(world.sara, venta)).status).toBe(200);

  const { body } = await world.chief.call(semanaCalls.close, { params, body: {} });
  expect(body.diferencias).toMatchObject([
    { usuario: expect.stringMatching(/^Berta Mora/), suma: '4.00', ahora: '6.50', sin_linea: false },
    { usuario: expect.stringMatching(/^Ana/), suma: '4.00', ahora: '6.50', sin_linea: false },
  ]);
  expect(await lines()).toContainEqual(line);
});
