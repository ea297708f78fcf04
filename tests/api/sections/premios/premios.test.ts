import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificacionesCalls } from '../../../../contract/notificaciones';
import { premiosRest } from '../../../../contract/premios';
import type { Client } from '../../testApi';
import { openWorld, PAST_DAY, TODAY, using, type World } from '../../world';

const { calls } = premiosRest;
const { create, change, read } = using(calls);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['premios', 'detalle_ventas', 'ventas'] as const) {
    await world.db.deleteFrom(table).execute();
  }
  const lines: [string, number][] = [
    ['0123', 500],
    ['(55)', 500],
    ['8', 100],
    ['(8)', 100],
  ];
  await world.sold(lines);
});

const premio = (values: object = {}) => ({
  ...{ fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: '0123', valor: '250.75' },
  ...values,
});
const made = async (who: Client, values: object = {}) => (await create(who, premio(values))).body;

test("a new premio waits for its review, with the venta's administrator and a secuencia of its own", async () => {
  const values = { ...{ id: 7, estado: 'PAGADO', fk_usuario: 1, fecha_pago: TODAY }, fk_usuario_pago: 1 };
  const body = await made(world.pia, { ...values, forma_pago: 'efectivo', observacion: ' A mano ' });

  expect(body).toMatchObject({
    ...{ estado: 'PENDIENTE', colilla: '0123', valor: '250.75', observacion: 'A mano' },
    ...{ fk_usuario: world.berta.user.id, fk_usuario_creacion: world.pia.user.id },
    ...{ fecha_pago: null, fk_usuario_pago: null, fk_usuario_revisor: null, forma_pago: '', version: 1 },
  });
  const { id } = await made(world.pia, { colilla: '8' });
  expect(id).toBe(body.id + 1);
});

describe('a premio is refused where', () => {
  const notSold = 'La colilla 0123 no consta en una venta cerrada de ese promotor, sorteo y fecha';

  test.each([
    ['its colilla is void', { colilla: '55' }, 'La colilla 55 está anulada en la venta: no gana'],
    [
      'a zero is left out',
      { colilla: '123' },
      'La colilla 123 no consta en una venta cerrada de ese promotor, sorteo y fecha',
    ],
    ['the day is another', { fecha: '2026-10-13' }, notSold],
    ['the day is to come', { fecha: '2026-10-15' }, notSold],
    ['the draw is another', { fk_sorteo: 987_654 }, notSold],
    ['the promotor is another', { fk_vendedor: 987_654 }, notSold],
    ['the picture is unknown', { imagen: 'comprobantes/x.png' }, 'No existe el archivo: cárguelo de nuevo'],
  ])('%s', async (_, values, error) => {
    expect(await create(world.pia, premio(values))).toMatchObject({ status: 422, body: { error } });
  });

  test.each([
    [{ valor: '0' }, 'El valor debe ser mayor que 0'],
    [{ valor: '' }, 'El valor debe ser mayor que 0'],
    [{ valor: '-1' }, 'El valor debe ser mayor que 0'],
    [{ valor: null }, 'Un dato no es válido'],
    [{ colilla: '(55)' }, 'La colilla tiene de 1 a 4 cifras'],
    [{ colilla: '' }, 'La colilla tiene de 1 a 4 cifras'],
    [{ imagen: '../../etc/passwd' }, 'El archivo no es válido'],
    [{ estado: 'GANADO' }, 'Un dato no es válido'],
  ])('%j is sent', async (values, error) => {
    expect(await create(world.pia, premio(values))).toMatchObject({ status: 400, body: { error } });
  });

  test.each(['B', 'X'] as const)('the venta is %s', async (estado) => {
    const motivo_anulacion = estado === 'X' ? 'x' : '';
    await world.db.updateTable('ventas').set({ estado, motivo_anulacion }).execute();

    expect((await create(world.pia, premio())).body).toEqual({
      error: notSold,
      errors: { colilla: notSold },
    });
  });

  test('the colilla has one already, unless that one was rejected or annulled', async () => {
    const { id } = await made(world.pia);
    const again = () => create(world.berta, premio());
    expect(await again()).toMatchObject({
      status: 409,
      body: { error: 'Ya existe un premio de esa colilla, promotor, sorteo y fecha' },
    });

    await change(world.rosa, id, { estado: 'RECHAZADO', observacion: 'Ilegible' });
    expect((await again()).status).toBe(200);
    expect(await change(world.pia, id, { estado: 'PENDIENTE' })).toMatchObject({ status: 409 });
  });

  test("the administrador is another: others' ventas are as if they were none", async () => {
    expect((await create(world.carlos, premio())).body.error).toBe(notSold);
    expect((await create(world.carlos, premio({ colilla: '55' }))).body.error).not.toMatch('anulada');
  });

  test('the role creates none', async () => {
    expect((await create(world.rosa, premio())).status).toBe(403);
    expect((await create(world.sara, premio())).status).toBe(403);
  });
});

test('whoever reviews it reads what its colilla was sold for, line by line, until the venta is annulled', async () => {
  const lines: [string, number][] = [
    ['0123', 500],
    ['(0123)', 700],
    ['0123', 50],
    ['9', 100],
  ];
  const venta = await world.sold(lines, { fecha: PAST_DAY });
  const { id } = await made(world.berta, { fecha: PAST_DAY });
  expect((await read(world.rosa, id)).vendido).toEqual(['5.00', '0.50']);

  await world.db
    .updateTable('ventas')
    .set({ estado: 'X', motivo_anulacion: 'Doble' })
    .where('id', '=', venta)
    .execute();
  expect((await read(world.rosa, id)).vendido).toEqual([]);
});

describe('its fields', () => {
  test('change while it is pending or rejected, by who creates premios', async () => {
    const { id } = await made(world.berta);
    expect((await change(world.pia, id, { valor: '300' })).body).toMatchObject({
      valor: '300.00',
      version: 2,
    });

    await change(world.rosa, id, { estado: 'RECHAZADO', observacion: 'Ilegible' });
    const corrected = await change(world.berta, id, { colilla: '8', valor: '20', observacion: 'Ya se lee' });
    expect(corrected.body).toMatchObject({ estado: 'RECHAZADO', colilla: '8', valor: '20.00' });
    expect((await change(world.berta, id, { observacion: null })).body.error).toMatch(
      /^Escriba en la observación/,
    );
    expect((await change(world.rosa, id, { valor: '1' })).status).toBe(403);
  });

  test('must still be those of a winner', async () => {
    const { id } = await made(world.berta);

    expect((await change(world.berta, id, { colilla: '55' })).status).toBe(422);
    expect((await read(world.berta, id)).colilla).toBe('0123');
  });

  test('are frozen by the review, the value too when it is paid', async () => {
    const { id } = await made(world.berta);
    await change(world.rosa, id, { estado: 'REVISADO', valor: '999' });

    expect(await change(world.chief, id, { valor: '999' })).toMatchObject({
      status: 409,
      body: { error: 'Los datos de un premio cambian solo mientras está pendiente o rechazado' },
    });
    const paid = {
      estado: 'PAGADO',
      forma_pago: 'efectivo',
      valor: '999',
      colilla: '8',
      fecha_pago: PAST_DAY,
    };
    expect((await change(world.pia, id, paid)).body).toMatchObject({
      ...{ valor: '250.75', colilla: '0123', fecha_pago: TODAY, fk_usuario_pago: world.pia.user.id },
    });
  });
});

test('premiacion and revisor see all, an administrador own ones alone', async () => {
  const { id } = await made(world.pia);

  for (const who of [world.berta, world.pia, world.rosa, world.chief]) {
    expect((await who.call(calls.list)).body).toMatchObject([{ id, valor: '250.75' }]);
  }
  expect((await world.carlos.call(calls.list)).body).toEqual([]);
  for (const call of [calls.one, calls.history]) {
    expect(await world.carlos.call(call, { params: { id } })).toMatchObject({
      status: 404,
      body: { error: 'No existe el premio' },
    });
  }
});

test('premiacion and revisor who work for an administrador see and hear of theirs alone', async () => {
  const staff = async (rol: 'premiacion' | 'revisor', boss: Client) =>
    world.signIn(rol, { fk_usuario_principal: boss.user.id });
  const near = [await staff('premiacion', world.berta), await staff('revisor', world.berta)];
  const far = [await staff('premiacion', world.carlos), await staff('revisor', world.carlos)];
  const { id } = await made(world.pia);
  const heard = async (who: Client) =>
    (await who.call(notificacionesCalls.list, { body: {} })).body.notificaciones.length;

  for (const who of near) expect((await who.call(calls.list)).body).toMatchObject([{ id }]);
  for (const who of far) expect((await who.call(calls.list)).body).toEqual([]);
  expect([await heard(near[1] ?? world.pia), await heard(far[1] ?? world.pia)]).toEqual([1, 0]);
});
