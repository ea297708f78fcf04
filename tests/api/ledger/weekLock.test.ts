import { beforeEach, describe, expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { nominaCalls } from '../../../contract/nomina';
import { semanaCalls } from '../../../contract/planillas';
import { make } from '../../support/api/samples';
import { openWorld, PAST, PAST_DAY, refusedWith, statuses } from '../../support/api/world';

const world = openWorld();
let id: number;
beforeEach(async () => {
  await world.clear();
  id = await world.closeWeek(world.berta);
  world.clock.now = new Date('2026-10-14T15:00:00.000Z');
});

const spend = async (fecha: string, who = world.berta) =>
  (await make(world, gastosRest, 1, { fecha }, who)).status;
const reopen = (motivo = 'Faltó un gasto') =>
  world.chief.call(semanaCalls.reopen, { params: { id }, body: { motivo } });
const close = () => world.chief.call(semanaCalls.close, { params: { id }, body: {} });
const week = async (who = world.berta) => (await who.call(semanaCalls.one, { params: { id } })).body;

describe('a week', () => {
  test.each([
    ['on its Sunday, at 23:59 in Guayaquil', '2026-10-12T04:59:59.000Z', 200, false],
    ['on the Monday after it', '2026-10-12T05:00:00.000Z', 409, true],
  ])('%s', async (_, now, status, cerrada) => {
    world.clock.now = new Date(now);
    const berta = await world.signInAs(world.berta.user);

    expect(await spend(PAST_DAY, berta)).toBe(status);
    expect((await week(berta)).cerrada).toBe(cerrada);
  });

  test.each([
    ['2026-10-04', 200],
    ['2026-10-05', 409],
    ['2026-10-11', 409],
    ['2026-10-12', 200],
  ])('is closed from Monday to Sunday: on %s it answers %i', async (fecha, status) => {
    expect(await spend(fecha)).toBe(status);
  });

  test('that is closed says so, and who can open it', async () => {
    const { body } = await make(world, gastosRest, 1, { fecha: PAST_DAY }, world.berta);

    expect(body.errors.fecha).toBe(
      'La semana del 2026-10-05 al 2026-10-11 está cerrada: ya tiene nomina. Un súper administrador puede reabrirla.',
    );
  });

  test('is open without a nomina, however old', async () => {
    await world.db.deleteFrom('nominas').execute();

    expect(await spend('2025-01-06')).toBe(200);
  });
});

describe('a superadministrador', () => {
  test('reopens it with a motivo and closes it again, and the history of the nomina shows both', async () => {
    expect(await reopen()).toMatchObject({
      status: 200,
      body: {
        cerrada: false,
        fecha: PAST.fecha,
        fk_usuario: world.berta.user.id,
        reapertura: { motivo: 'Faltó un gasto', fk_usuario_creacion: world.chief.user.id },
      },
    });
    expect(await spend(PAST_DAY)).toBe(200);

    expect((await close()).body).toMatchObject({ cerrada: true });
    expect((await week()).reapertura ?? null).toBeNull();
    expect(await spend(PAST_DAY)).toBe(409);
    const { body } = await world.berta.call(nominaCalls.history, { params: { id } });
    expect(body).toMatchObject([
      { accion: 'semana cerrada', usuario: { nombre: 'Clara', apellido: 'Jara' } },
      { accion: 'semana reabierta', motivo: 'Faltó un gasto' },
    ]);
    expect((await reopen()).status).toBe(200);
  });

  test('needs a motivo, and can reopen only a closed week', async () => {
    expect(await reopen(' ')).toMatchObject(refusedWith(400, 'Escriba el motivo'));
    expect(await close()).toMatchObject(refusedWith(409, 'La semana no está reabierta'));
    await reopen();
    expect(await reopen()).toMatchObject(refusedWith(409, 'La semana no está cerrada'));
  });

  test('cannot close it with a venta in draft', async () => {
    await reopen();
    const venta = await world.sold([['0457', 100]], { fecha: PAST_DAY, estado: 'B' });

    const { status, body } = await close();
    expect(status).toBe(409);
    expect(body.error).toMatch(
      new RegExp(`^Hay ventas en borrador de esa semana: ${venta} .*antes de cerrar la semana\\.$`),
    );
    await world.db.updateTable('ventas').set({ estado: 'C' }).execute();
    expect((await close()).status).toBe(200);
  });

  test('reopens it once and closes it once, even with others at the same time', async () => {
    expect(await statuses(Array.from({ length: 20 }, () => reopen()))).toEqual({ 200: 1, 409: 19 });
    expect(await statuses(Array.from({ length: 20 }, () => close()))).toEqual({ 200: 1, 409: 19 });
  });
});
