import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nominaCalls } from '../../../../contract/nomina';
import { ventasRest } from '../../../../contract/ventas';
import { ask } from '../../ask';
import type { Client } from '../../testApi';
import { openWorld, PAST, PAST_DAY, TODAY, using, type World } from '../../world';

const { calls } = ventasRest;
const { create, change, read, history } = using(calls);
const missing = { status: 404, body: { error: 'No existe la venta' } };
const annulled = { estado: 'X', motivo_anulacion: 'Mal ingresada' };

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

describe('whose ventas', () => {
  test('an administrador has to do with own ones, a sumador with those of their administrador', async () => {
    const own = await made(world.sara);
    const his = await made(world.carlos, { fk_vendedor: world.rita });
    const seen = async (who: Client) =>
      (await who.call(calls.list)).body.map(({ id }: { id: number }) => id).sort();

    for (const who of [world.berta, world.sara, world.saul]) {
      expect(await seen(who)).toEqual([own.id]);
      expect(await who.call(calls.one, { params: { id: his.id } })).toMatchObject(missing);
      expect(await who.call(calls.history, { params: { id: his.id } })).toMatchObject(missing);
      expect(await who.call(calls.update, { params: { id: his.id }, body: his })).toMatchObject(missing);
    }
    expect(await seen(world.carlos)).toEqual([his.id]);
    expect(await seen(world.chief)).toEqual([own.id, his.id]);
    const filtered = await ask(world.chief, calls.list, { filter: `{"fk_usuario":${world.carlos.user.id}}` });
    expect(filtered.body).toMatchObject([{ id: his.id }]);
  });

  test.each(['berta', 'sara'] as const)("%s sells for no other administrator's promotor", async (name) => {
    expect(await create(world[name], venta({ fk_vendedor: world.rita }))).toMatchObject({
      status: 422,
      body: { error: 'No existe el promotor' },
    });
  });

  test('a sumador without administrador sells for nobody', async () => {
    expect((await create(await world.signIn('sumador'), venta())).body.error).toBe('No existe el promotor');
  });

  test.each([
    ['sara', 200],
    ['saul', 403],
    ['berta', 200],
    ['chief', 200],
  ] as const)("sara's draft is closed by %s: %i", async (name, status) => {
    const { id } = await made(world.sara);

    const closed = await change(world[name], id, { estado: 'C' });

    expect(closed.status).toBe(status);
    if (status === 403) {
      expect(closed.body.error).toBe('Solo quien ingresó la venta, o su administrador, puede cambiarla');
    }
  });

  test.each([
    ['sara', 200],
    ['saul', 403],
    ['berta', 200],
    ['chief', 200],
  ] as const)("sara's draft is discarded by %s: %i", async (name, status) => {
    const { id } = await made(world.sara);

    expect((await change(world[name], id, annulled)).status).toBe(status);
    expect((await read(world.berta, id)).estado).toBe(status === 200 ? 'X' : 'B');
  });

  test.each([
    ['sara', 403],
    ['berta', 200],
    ['chief', 200],
  ] as const)('a closed venta is annulled by %s: %i', async (name, status) => {
    const { id } = await made(world.sara, { estado: 'C' });

    expect((await change(world[name], id, annulled)).status).toBe(status);
    expect((await read(world.berta, id)).estado).toBe(status === 200 ? 'X' : 'C');
  });
});

describe('a closed venta', () => {
  test('does not change any more, nor does an annulled one', async () => {
    const { id } = await made(world.sara, { estado: 'C' });
    const closed = { status: 409, body: { error: 'La venta está cerrada y no se puede modificar' } };
    const gone = { status: 409, body: { error: 'La venta está anulada y no se puede modificar' } };

    for (const estado of ['B', 'C']) expect(await change(world.chief, id, { estado })).toMatchObject(closed);
    expect((await change(world.chief, id, { estado: 'X' })).body.error).toBe(
      'Escriba el motivo de la anulación',
    );
    await change(world.berta, id, annulled);
    for (const estado of ['B', 'C', 'X']) {
      expect(await change(world.chief, id, { ...annulled, estado })).toMatchObject(gone);
    }
    expect(await read(world.berta, id)).toMatchObject({ ...annulled, total: '10.00', detalle_ventas: [{}] });
    expect((await history(world.berta, id))[0]).toMatchObject({ accion: 'X', motivo: 'Mal ingresada' });
  });

  test('is not annulled once it has a paid premio', async () => {
    const { id } = await made(world.sara, { estado: 'C' });
    const place = { fk_sorteo: world.lotto, fk_vendedor: world.zoe, fk_usuario: world.berta.user.id };
    const values = { ...place, fecha: TODAY, valor: 100, estado: 'PAGADO', fecha_pago: TODAY } as const;
    const premio = await world.on.premio(values);

    expect(await change(world.berta, id, annulled)).toMatchObject({
      status: 409,
      body: { error: `La venta tiene un premio pagado, el ${premio}: no se puede anular` },
    });
  });
});

describe('a closed week', () => {
  const refusal = {
    status: 409,
    body: {
      error:
        'La semana del 2026-10-05 al 2026-10-11 está cerrada: ya tiene nomina. Un súper administrador puede reabrirla.',
    },
  };

  test('takes no venta, and lets none be closed or annulled', async () => {
    const draft = await made(world.sara, { fecha: PAST_DAY });
    const closed = await made(world.sara, { fecha: '2026-10-07', estado: 'C' });
    await world.closeWeek(world.berta);

    for (const who of [world.sara, world.berta, world.chief]) {
      expect(await create(who, venta({ fecha: '2026-10-06' }))).toMatchObject(refusal);
      expect(await change(who, draft.id, { estado: 'C' })).toMatchObject(refusal);
    }
    expect(await change(world.chief, closed.id, annulled)).toMatchObject(refusal);
    expect((await create(world.carlos, venta({ fecha: PAST_DAY, fk_vendedor: world.rita }))).status).toBe(
      200,
    );
  });

  test('is not closed before its Sunday has passed', async () => {
    await world.closeWeek(world.berta, { fecha: '2026-10-12', fecha_final: '2026-10-18' });

    expect((await create(world.sara, venta())).status).toBe(200);
  });

  test('a draft refuses the nomina of its past week, named by its promotor and draw', async () => {
    const { id } = await made(world.sara, { fecha: PAST_DAY });
    const body = { fk_usuario: world.berta.user.id, ...PAST, fk_usuario_creacion: '', cuenta_bancaria: 'x' };

    const { status, body: answer } = await world.berta.call(nominaCalls.create, { body });

    expect(status).toBe(409);
    expect(answer.error).toMatch(`Hay ventas en borrador de esa semana: ${id} (2026-10-08, Lotto, Zoe`);
  });
});
