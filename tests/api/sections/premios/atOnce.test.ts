import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, statuses, TODAY, using, type World } from '../../world';

const { change, create, history, read } = using(premiosRest.calls);
const ventas = using(ventasRest.calls);

let world: World;
let venta: number;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['notificaciones', 'premios', 'detalle_ventas', 'ventas'] as const) {
    await world.db.deleteFrom(table).execute();
  }
  venta = await world.sold([['0123', 500]]);
});

const premio = () => ({
  ...{ fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: '0123', valor: 1 },
});

const reviewed = async () => {
  const { id } = (await create(world.berta, premio())).body;
  await change(world.rosa, id, { estado: 'REVISADO' });
  await world.db.deleteFrom('notificaciones').execute();

  return read(world.pia, id);
};
const pay = (ready: { id: number }) =>
  world.pia.call(premiosRest.calls.update, {
    params: { id: ready.id },
    body: { ...ready, estado: 'PAGADO', forma_pago: 'efectivo' },
  });

test('a second payment is refused', async () => {
  const ready = await reviewed();
  await pay(ready);

  expect(await change(world.pia, ready.id, {})).toMatchObject({
    status: 409,
    body: { error: 'El premio ya está pagado' },
  });
});

test('of twenty payments at one moment one is made, told once', async () => {
  const ready = await reviewed();

  expect(await statuses(Array.from({ length: 20 }, () => pay(ready)))).toEqual({ 200: 1, 409: 19 });
  expect(await world.db.selectFrom('notificaciones').selectAll().execute()).toHaveLength(1);
  const paid = (await history(world.pia, ready.id)).filter(
    ({ accion }: { accion: string }) => accion === 'PAGADO',
  );
  expect(paid).toHaveLength(1);
  const cash = await world.db
    .selectFrom('movimientos')
    .select('valor')
    .where('concepto', '=', 'PREMIO')
    .where('fk_registro', '=', ready.id)
    .execute();
  expect(cash).toEqual([{ valor: -100 }]);
});

test('of twenty creations of one premio at one moment one is made', async () => {
  expect(await statuses(Array.from({ length: 20 }, () => create(world.pia, premio())))).toEqual({
    200: 1,
    409: 19,
  });
});

const annul = { estado: 'X', motivo_anulacion: 'Mal ingresada' };
const both = async () => {
  const { estado } = await ventas.read(world.berta, venta);
  const [paid] = await world.db.selectFrom('premios').select('estado').execute();

  return [estado, paid?.estado];
};

test.each([1, 2, 3, 4, 5])('a venta annulled while its premio is paid, run %i: one of the two', async () => {
  const ready = await reviewed();

  const [annulled, paid] = await Promise.all([ventas.change(world.berta, venta, annul), pay(ready)]);

  expect([annulled.status, paid.status]).toEqual(annulled.status === 200 ? [200, 422] : [409, 200]);
  expect(await both()).toEqual(annulled.status === 200 ? ['X', 'REVISADO'] : ['C', 'PAGADO']);
});

test.each([1, 2, 3, 4, 5])(
  'a review and a rejection at one moment, run %i: one wins, the other is told',
  async () => {
    const body = (await create(world.berta, premio())).body;
    const step = (values: object) =>
      world.rosa.call(premiosRest.calls.update, { params: { id: body.id }, body: { ...body, ...values } });

    const steps = [step({ estado: 'REVISADO' }), step({ estado: 'RECHAZADO', observacion: 'Ilegible' })];

    expect(await statuses(steps)).toEqual({ 200: 1, 409: 1 });
    expect(await history(world.rosa, body.id)).toHaveLength(2);
  },
);
