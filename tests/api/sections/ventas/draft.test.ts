import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, TODAY, using, type World } from '../../world';

const { create, change, history, update } = using(ventasRest.calls);
const lines = [
  { colilla: '0123', valor: '10.50' },
  { colilla: '7', valor: '-0.50' },
  { colilla: '(55)', valor: '99' },
  { colilla: '0123', valor: 2 },
];

let world: World;
let venta: { fecha: string; fk_sorteo: number; fk_vendedor: number; detalle_ventas: object[] };
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('detalle_ventas').execute();
  await world.db.deleteFrom('premios').execute();
  await world.db.deleteFrom('ventas').execute();
  await world.db.deleteFrom('nominas').execute();
  venta = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, detalle_ventas: lines };
});

describe('a draft', () => {
  test('below 0 is kept: it is not finished', async () => {
    const { body } = await create(world.sara, { ...venta, detalle_ventas: [{ colilla: '1', valor: -5 }] });

    expect(body).toMatchObject({ estado: 'B', total: '-5.00', comision: '0.00' });
  });

  test('is saved again and again, and its history holds none of it', async () => {
    const { body } = await create(world.sara, { ...venta, detalle_ventas: [] });
    let saved = body;
    for (const colilla of ['1', '2', '3']) {
      const detalle_ventas = [...saved.detalle_ventas, { colilla, valor: 1 }];
      saved = (await update(world.sara, { ...saved, detalle_ventas })).body;
    }
    await change(world.sara, body.id, { estado: 'C' });

    expect(saved).toMatchObject({ version: 4, total: '3.00', detalle_ventas: [{}, {}, {}] });
    const steps = await history(world.sara, body.id);
    expect(steps.map(({ accion }: { accion: string }) => accion)).toEqual(['C', 'creación']);
  });

  test("in another's hand is written down", async () => {
    const { body } = await create(world.sara, venta);
    await change(world.berta, body.id, { detalle_ventas: [{ colilla: '1', valor: 1 }] });

    expect(await history(world.berta, body.id)).toMatchObject([
      {
        accion: 'modificación',
        usuario: { nombre: 'Berta', apellido: 'Mora' },
        cambios: expect.arrayContaining([{ campo: 'total', antes: '12.00', despues: '1.00' }]),
      },
      { accion: 'creación' },
    ]);
  });
});
