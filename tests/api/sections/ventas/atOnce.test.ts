import { beforeEach, expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, PAST_DAY, TODAY, using } from '../../../support/api/world';
import { sized } from '../../../support/size';

const { create, change, read } = using(ventasRest.calls);
const premios = using(premiosRest.calls);

const world = openWorld();
beforeEach(() => world.clear());

const enter = () =>
  create(world.sara, {
    fecha: PAST_DAY,
    fk_sorteo: world.lotto,
    fk_vendedor: world.zoe,
    detalle_ventas: [{ colilla: '0123', valor: '10' }],
  });
const runs = Array.from({ length: sized(2, 10) }, (_, run) => run);

test.each(runs)('a venta closed while its past week is paid counts or is refused, run %i', async () => {
  const { id } = (await enter()).body;
  const [closed, paid] = await Promise.all([change(world.sara, id, { estado: 'C' }), world.pay(world.berta)]);

  expect(closed.status).toBe(200);
  expect((await read(world.sara, id)).estado).toBe('C');
  expect([200, 409]).toContain(paid.status);
  const line = await world.db
    .selectFrom('detalle_nominas')
    .select('suma')
    .where('fk_usuario', '=', world.berta.user.id)
    .executeTakeFirst();
  expect(line?.suma).toBe(paid.status === 200 ? 1000 : undefined);
});

test.each(runs)('a venta is never created after its past week is paid, run %i', async () => {
  const [created, paid] = await Promise.all([enter(), world.pay(world.berta)]);

  expect([created.status, paid.status].sort()).toEqual([200, 409]);
});

test.each(runs)('either the venta is annulled or its premio is paid, run %i', async () => {
  const { berta, pia, lotto, zoe } = world;
  const venta = await world.sold([['0123', 500]]);
  const place = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe, fk_usuario: berta.user.id };
  const premio = await world.on.premio({ ...place, colilla: '0123', valor: 1, estado: 'REVISADO' });

  const [annulled, paid] = await Promise.all([
    change(berta, venta, { estado: 'X', motivo_anulacion: 'Mal ingresada' }),
    premios.change(pia, premio, { estado: 'PAGADO', forma_pago: 'efectivo' }),
  ]);

  const both = [(await read(berta, venta)).estado, (await premios.read(berta, premio)).estado];
  expect([annulled.status, paid.status]).toEqual(annulled.status === 200 ? [200, 422] : [409, 200]);
  expect(both).toEqual(annulled.status === 200 ? ['X', 'REVISADO'] : ['C', 'PAGADO']);
});
