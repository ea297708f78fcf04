import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { ingresosRest } from '../../../contract/ingresos';
import { openWorld, PAST_DAY, statuses, TODAY, TOMORROW, using, type World } from '../world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['gastos', 'ingresos', 'nominas'] as const) await world.db.deleteFrom(table).execute();
});

const sections = [
  {
    name: 'gastos',
    rest: gastosRest,
    tipo: 'transporte',
    foreign: 'aporte',
    the: 'el gasto',
    of: 'del gasto',
  },
  {
    name: 'ingresos',
    rest: ingresosRest,
    tipo: 'recuperacion',
    foreign: 'arriendo',
    the: 'el ingreso',
    of: 'del ingreso',
  },
];

describe.each(sections)('$name', ({ rest, tipo, foreign, the, of }) => {
  const { calls } = rest;
  const { create, change, history, read, update } = using(calls);
  const values = {
    ...{ fecha: TODAY, tipo, descripcion: ' Taxi ', valor: '12.50', forma_pago: 'efectivo' },
    comprobante: '',
  };
  const annulled = { estado: 'X', motivo_anulacion: 'Duplicado' };

  test("an administrador's are their own, whatever the body says", async () => {
    const { status, body } = await create(world.berta, { ...values, fk_usuario: world.carlos.user.id });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ estado: 'A', descripcion: 'Taxi', valor: '12.50', tipo, motivo_anulacion: '' },
      ...{ fk_usuario: world.berta.user.id, version: 1 },
    });
    const moved = await change(world.berta, body.id, { fk_usuario: world.carlos.user.id, valor: 20 });
    expect(moved.body).toMatchObject({ fk_usuario: world.berta.user.id, valor: '20.00', version: 2 });
  });

  test('a superadministrador writes those of any enabled administrador', async () => {
    const gone = await world.addUser({ estado: 'I' });
    const refused = (fk_usuario: unknown) => create(world.chief, { ...values, fk_usuario });

    expect((await create(world.chief, { ...values, fk_usuario: world.carlos.user.id })).status).toBe(200);
    for (const none of [undefined, null, '']) {
      expect(await refused(none)).toMatchObject({
        status: 422,
        body: { error: `Elija el administrador ${of}` },
      });
    }
    for (const { id } of [gone, world.sara.user, { id: 987_654 }]) {
      expect(await refused(id)).toMatchObject({
        status: 422,
        body: { error: `El administrador ${of} debe estar habilitado` },
      });
    }
  });

  test.each([
    [{ valor: '0' }, 400, 'El valor debe ser mayor que 0'],
    [{ valor: '0.001' }, 400, 'Escriba solo números, con dos decimales como máximo'],
    [{ tipo: foreign }, 400, 'Elija el tipo'],
    [{ descripcion: '  ' }, 400, 'Este dato es obligatorio'],
    [{ descripcion: null }, 400, 'Un dato no es válido'],
    [{ descripcion: 'x'.repeat(501) }, 400, 'Escriba 500 caracteres como máximo'],
    [{ forma_pago: '' }, 400, 'Un dato no es válido'],
    [{ fecha: TOMORROW }, 422, 'La fecha no puede ser posterior a hoy'],
    [{ fecha: '1999-12-31' }, 422, 'Revise el año de la fecha'],
    [{ comprobante: 'comprobantes/x.png' }, 422, 'No existe el archivo: cárguelo de nuevo'],
  ])('%j is refused: %i %s', async (wrong, status, error) => {
    expect(await create(world.berta, { ...values, ...wrong })).toMatchObject({ status, body: { error } });
  });

  test('nothing begins annulled', async () => {
    expect(await create(world.berta, { ...values, ...annulled })).toMatchObject({
      status: 422,
      body: { error: 'Un registro nuevo no puede estar anulado' },
    });
  });

  test("another's is neither listed, read, changed nor told of", async () => {
    const { body } = await create(world.berta, values);
    const missing = { status: 404, body: { error: `No existe ${the}` } };

    expect((await world.carlos.call(calls.list)).body).toEqual([]);
    for (const call of [calls.one, calls.history]) {
      expect(await world.carlos.call(call, { params: { id: body.id } })).toMatchObject(missing);
    }
    expect(await update(world.carlos, body)).toMatchObject(missing);
  });

  test('is annulled with a motivo, once and for good', async () => {
    const { id } = (await create(world.berta, values)).body;

    expect((await change(world.berta, id, { estado: 'X' })).body.error).toBe(
      'Escriba el motivo de la anulación',
    );
    expect((await change(world.berta, id, { ...annulled, valor: 999 })).body).toMatchObject({
      ...annulled,
      valor: '12.50',
    });
    for (const estado of ['A', 'X']) {
      expect(await change(world.chief, id, { ...annulled, estado })).toMatchObject({
        status: 409,
        body: { error: `No se puede modificar: ${the} está anulado` },
      });
    }
    expect((await history(world.berta, id))[0]).toMatchObject({
      ...{ accion: 'X', motivo: 'Duplicado', usuario: { nombre: 'Berta', apellido: 'Mora' } },
      cambios: [{ campo: 'motivo_anulacion', antes: '', despues: 'Duplicado' }],
    });
  });

  test('stays as it is in a closed week, and neither enters nor leaves it', async () => {
    const past = (await create(world.berta, { ...values, fecha: PAST_DAY })).body;
    const now = (await create(world.berta, values)).body;
    await world.closeWeek(world.berta);
    const refused = { status: 409, body: { error: expect.stringMatching(/^La semana del 2026-10-05/) } };

    for (const who of [world.berta, world.chief]) {
      const own = { ...values, fk_usuario: world.berta.user.id };
      expect(await create(who, { ...own, fecha: PAST_DAY })).toMatchObject(refused);
      expect(await change(who, past.id, { fecha: TODAY })).toMatchObject(refused);
      expect(await change(who, past.id, annulled)).toMatchObject(refused);
      expect(await change(who, now.id, { fecha: PAST_DAY })).toMatchObject(refused);
    }
    expect(await read(world.berta, past.id)).toMatchObject(past);
    expect((await create(world.carlos, { ...values, fecha: PAST_DAY })).status).toBe(200);
  });

  test('a superadministrador gives none to an administrador whose week is closed', async () => {
    const { id } = (await create(world.carlos, { ...values, fecha: PAST_DAY })).body;
    await world.closeWeek(world.berta);

    expect((await change(world.chief, id, { fk_usuario: world.berta.user.id })).status).toBe(409);
  });

  test('of twenty changes at one moment one wins', async () => {
    const { body } = await create(world.berta, values);
    const changes = Array.from({ length: 20 }, (_, valor) =>
      update(world.berta, { ...body, valor: valor + 1 }),
    );

    expect(await statuses(changes)).toEqual({ 200: 1, 409: 19 });
    expect((await read(world.berta, body.id)).version).toBe(2);
    expect(await history(world.berta, body.id)).toHaveLength(2);
  });
});
