import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { ventasRest } from '../../../../contract/ventas';
import type { Client } from '../../testApi';
import { openWorld, PAST, PAST_DAY, statuses, TODAY, using, type World } from '../../world';

const { calls } = ventasRest;
const { create, change, read } = using(calls);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['detalle_ventas', 'premios', 'ventas', 'detalle_nominas', 'nominas'] as const) {
    await world.db.deleteFrom(table).execute();
  }
});

const venta = (values: object = {}) => ({
  ...{ fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe },
  detalle_ventas: [{ colilla: '0123', valor: '10' }],
  ...values,
});
const made = async (who: Client, values: object = {}) => (await create(who, venta(values))).body;

describe('at one moment', () => {
  test('twenty creations of one venta make one', async () => {
    const creations = Array.from({ length: 20 }, () => create(world.sara, venta()));

    expect(await statuses(creations)).toEqual({ 200: 1, 409: 19 });
  });

  test.each([1, 2, 3, 4, 5])(
    'a venta is closed as its past week is paid, run %i: it counts or is told',
    async () => {
      const draft = await made(world.sara, { fecha: PAST_DAY });
      const body = {
        fk_usuario: world.berta.user.id,
        ...PAST,
        fk_usuario_creacion: '',
        cuenta_bancaria: 'x',
      };
      const [closed, paid] = await Promise.all([
        change(world.sara, draft.id, { estado: 'C' }),
        world.berta.call(nominaCalls.create, { body }),
      ]);

      const { estado } = await read(world.sara, draft.id);
      expect(closed.status).toBe(200);
      expect(estado).toBe('C');
      expect([200, 409]).toContain(paid.status);
      const line = await world.db
        .selectFrom('detalle_nominas')
        .select('suma')
        .where('fk_usuario', '=', world.berta.user.id)
        .executeTakeFirst();
      expect(line?.suma).toBe(paid.status === 200 ? 1000 : undefined);
    },
  );

  test.each([1, 2, 3, 4, 5])(
    'a venta is created as its past week is paid, run %i: never after it',
    async () => {
      const body = {
        fk_usuario: world.berta.user.id,
        ...PAST,
        fk_usuario_creacion: '',
        cuenta_bancaria: 'x',
      };
      const [created, paid] = await Promise.all([
        create(world.sara, venta({ fecha: PAST_DAY })),
        world.berta.call(nominaCalls.create, { body }),
      ]);

      expect([created.status, paid.status].sort()).toEqual([200, 409]);
    },
  );
});
