import { beforeEach, expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { ventasRest } from '../../../../contract/ventas';
import { sized } from '../../../size';
import { openWorld, statuses, TODAY, using } from '../../world';

const { change, create, history, read, update } = using(premiosRest.calls);
const ventas = using(ventasRest.calls);

const world = openWorld();
let venta: number;
let premio: { id: number };
beforeEach(async () => {
  await world.clear();
  venta = await world.sold([['0123', 500]]);
  const place = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe };
  premio = (await create(world.berta, { ...place, colilla: '0123', valor: 1 })).body;
});

const review = async () => {
  await change(world.rosa, premio.id, { estado: 'REVISADO' });
  premio = await read(world.pia, premio.id);
};
const pay = () => update(world.pia, { ...premio, ...{ estado: 'PAGADO', forma_pago: 'efectivo' } });

test('of twenty payments at one moment one is made, told once', async () => {
  await review();
  await world.db.deleteFrom('notificaciones').execute();

  expect(await statuses(Array.from({ length: 20 }, pay))).toEqual({ 200: 1, 409: 19 });
  expect(await world.db.selectFrom('notificaciones').selectAll().execute()).toHaveLength(1);
  const steps = (await history(world.pia, premio.id)).map(({ accion }: { accion: string }) => accion);
  expect(steps).toEqual(['PAGADO', 'REVISADO', 'creación']);
  const cash = world.db.selectFrom('movimientos').select('valor').where('concepto', '=', 'PREMIO');
  expect(await cash.execute()).toEqual([{ valor: -100 }]);
});

const runs = Array.from({ length: sized(2, 10) }, (_, run) => run);

test.each(runs)('a venta annulled while its premio is paid, run %i: one of the two', async () => {
  await review();
  const annul = { estado: 'X', motivo_anulacion: 'Mal ingresada' };

  const [annulled, paid] = await Promise.all([ventas.change(world.berta, venta, annul), pay()]);

  const both = [(await ventas.read(world.berta, venta)).estado, (await read(world.berta, premio.id)).estado];
  expect([annulled.status, paid.status]).toEqual(annulled.status === 200 ? [200, 422] : [409, 200]);
  expect(both).toEqual(annulled.status === 200 ? ['X', 'REVISADO'] : ['C', 'PAGADO']);
});
