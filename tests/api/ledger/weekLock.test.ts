import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { nominaCalls } from '../../../contract/nomina';
import { semanaCalls } from '../../../contract/planillas';
import { openWorld, PAST, PAST_DAY, statuses, using, type World } from '../world';

const gastos = using(gastosRest.calls);

let world: World;
let id: number;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['gastos', 'semanas_reabiertas', 'nominas'] as const) {
    await world.db.deleteFrom(table).execute();
  }
  id = await world.closeWeek(world.berta);
  world.clock.now = new Date('2026-10-14T15:00:00.000Z');
});

const spend = (fecha: string) =>
  gastos.create(world.berta, {
    fecha,
    tipo: 'otros',
    descripcion: 'x',
    valor: 1,
    forma_pago: 'efectivo',
    comprobante: '',
  });
const params = () => ({ id });
const reopen = (who = world.chief, motivo = 'Faltó un gasto') =>
  who.call(semanaCalls.reopen, { params: params(), body: { motivo } });
const close = () => world.chief.call(semanaCalls.close, { params: params(), body: {} });
const week = async (who = world.berta) => (await who.call(semanaCalls.one, { params: params() })).body;

describe('a week', () => {
  test.each([
    ['on its Sunday, at 23:59 in Guayaquil', '2026-10-12T04:59:59.000Z', 200, false],
    ['on the Monday after it', '2026-10-12T05:00:00.000Z', 409, true],
  ])('%s', async (_, now, status, cerrada) => {
    world.clock.now = new Date(now);
    const berta = await world.signInAs(world.berta.user);
    const body = { fecha: PAST_DAY, tipo: 'otros', descripcion: 'x', valor: 1, forma_pago: 'efectivo' };

    expect((await gastos.create(berta, { ...body, comprobante: '' })).status).toBe(status);
    expect((await week(berta)).cerrada).toBe(cerrada);
  });

  test.each(['2026-10-05', '2026-10-08', '2026-10-11'])('is closed on its day %s', async (fecha) => {
    expect(await spend(fecha)).toMatchObject({
      status: 409,
      body: {
        error:
          'La semana del 2026-10-05 al 2026-10-11 está cerrada: ya tiene nomina. Un súper administrador puede reabrirla.',
      },
    });
  });

  test.each(['2026-10-04', '2026-10-12'])('is not that of %s', async (fecha) => {
    expect((await spend(fecha)).status).toBe(200);
  });

  test('without a nomina is open, however old', async () => {
    await world.db.deleteFrom('nominas').execute();

    expect((await spend('2025-01-06')).status).toBe(200);
  });
});

describe('a superadministrador', () => {
  test('reopens it with a motivo, and closes it again', async () => {
    const { status, body } = await reopen();

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ cerrada: false, fecha: PAST.fecha, fk_usuario: world.berta.user.id },
      reapertura: { motivo: 'Faltó un gasto', fk_usuario_creacion: world.chief.user.id },
    });
    expect((await spend(PAST_DAY)).status).toBe(200);

    expect((await close()).body).toMatchObject({ cerrada: true });
    expect((await week()).reapertura ?? null).toBeNull();
    expect((await spend(PAST_DAY)).status).toBe(409);
    expect((await reopen()).status).toBe(200);
  });

  test('gives a motivo, and reopens only what is closed', async () => {
    expect(await reopen(world.chief, ' ')).toMatchObject({
      status: 400,
      body: { error: 'Escriba el motivo' },
    });
    expect(await close()).toMatchObject({ status: 409, body: { error: 'La semana no está reabierta' } });
    await reopen();
    expect(await reopen()).toMatchObject({ status: 409, body: { error: 'La semana no está cerrada' } });
  });

  test('does not close it over a venta that is still typed', async () => {
    await reopen();
    const venta = await world.sold([['0457', 100]], { fecha: PAST_DAY, estado: 'B' });

    const { status, body } = await close();
    expect(status).toBe(409);
    expect(body.error).toMatch(
      new RegExp(`^Hay ventas en borrador de esa semana: ${venta} .*antes de cerrar la semana\\.$`),
    );
    await world.db.deleteFrom('detalle_ventas').execute();
    await world.db.deleteFrom('ventas').execute();
    expect((await close()).status).toBe(200);
  });

  test('and others at one moment reopen it once, and close it once', async () => {
    expect(await statuses(Array.from({ length: 20 }, () => reopen()))).toEqual({ 200: 1, 409: 19 });
    expect(await statuses(Array.from({ length: 20 }, () => close()))).toEqual({ 200: 1, 409: 19 });
  });

  test('leaves both in the history of the nomina', async () => {
    await reopen();
    await close();

    const { body } = await world.berta.call(nominaCalls.history, { params: params() });
    expect(body).toMatchObject([
      { accion: 'semana cerrada', usuario: { nombre: 'Clara', apellido: 'Jara' } },
      { accion: 'semana reabierta', motivo: 'Faltó un gasto' },
    ]);
  });
});

test('nobody else reopens or closes it, and another sees none of it', async () => {
  for (const who of [world.berta, world.pia, world.rosa, world.sara]) {
    expect((await reopen(who)).status).toBe(403);
    expect((await who.call(semanaCalls.close, { params: params(), body: {} })).status).toBe(403);
  }
  for (const call of [semanaCalls.one, nominaCalls.history]) {
    expect(await world.carlos.call(call, { params: params() })).toMatchObject({
      status: 404,
      body: { error: 'No existe la nomina' },
    });
  }
});
