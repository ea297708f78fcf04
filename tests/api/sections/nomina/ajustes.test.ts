import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { ajustesCalls } from '../../../../contract/ajustes';
import { centsToDollars, dollarsToCents } from '../../../../contract/common';
import { nominaCalls } from '../../../../contract/nomina';
import { pagosCalls } from '../../../../contract/pagos';
import { semanaCalls } from '../../../../contract/planillas';
import { abonosRest } from '../../../../contract/prestamos';
import { ventasRest } from '../../../../contract/ventas';
import { file, png } from '../../../support/api/files/pictures';
import { make } from '../../../support/api/samples';
import type { Client } from '../../../support/api/testApi';
import {
  MONDAY,
  openWorld,
  PAST,
  PAST_DAY,
  refusedWith,
  statuses,
  TODAY,
  using,
} from '../../../support/api/world';

const world = openWorld();
const NOW = new Date('2026-10-14T15:00:00.000Z');
const NEXT = { fecha: MONDAY, fecha_final: '2026-10-18' };
const MOTIVO = 'Ventas corregidas';
const percent = (paga: number) => ({ sueldo_fijo: 'N', paga, valor: 0, estado: 'A' }) as const;

type Who = Pick<Client, 'user'>;

const set = ({ user }: Who, values: object) =>
  world.db.updateTable('usuarios').set(values).where('id', '=', user.id).execute();

beforeEach(async () => {
  world.clock.now = NOW;
  await world.clear();
  const { berta, sara, saul } = world;
  await set(berta, { ...percent(500), nombre: 'Berta', apellido: 'Mora' });
  await set(sara, { ...percent(1_000), nombre: 'Sara', apellido: 'Toro' });
  await set(saul, { sueldo_fijo: 'S', valor: 5_000, paga: 0, nombre: 'Saúl', apellido: 'Vera' });
});

/** A closed venta of Sara in the past week, of a promotor of its own. */
const sell = async (total: number, values: object = {}) =>
  world.sold([['1', total]], {
    fecha: PAST_DAY,
    fk_vendedor: await world.on.vendedor({ fk_usuario: world.berta.user.id }),
    fk_usuario_sumador: world.sara.user.id,
    ...values,
  });
const pay = async (week: object = PAST, who = world.chief): Promise<number> => {
  const { status, body } = await world.pay(who, { fk_usuario: world.berta.user.id, ...week });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });

  return body.id;
};
/** As corrections do. */
const changeTotal = (from: number, total: number) =>
  world.db.updateTable('ventas').set({ total }).where('total', '=', from).execute();
/** Sara was paid for $100.00, and sold `more` since. */
const payTooLittle = async (more = 1_300) => {
  await sell(10_000);
  const id = await pay();
  await sell(more);

  return id;
};

const differenceOf = async (id: number, { user }: Who = world.sara) =>
  (await world.chief.call(semanaCalls.one, { params: { id } })).body.diferencias.find(
    ({ ajuste }: { ajuste: { fk_usuario: number } }) => ajuste.fk_usuario === user.id,
  );
const cents = (dollars: string) => dollarsToCents(dollars) ?? Number.NaN;
const shownOf = async (id: number, who: Who = world.sara) => {
  const { suma, ahora, ajuste } = await differenceOf(id, who);

  return {
    fk_usuario: who.user.id,
    diferencia: centsToDollars(cents(ahora) - cents(suma) - cents(ajuste.ajustado)),
    valor: ajuste.valor,
    fk_nomina: ajuste.nomina?.id ?? null,
    motivo: MOTIVO,
  };
};
const adjust = async (id: number, who: Who = world.sara, by = world.berta, values: object = {}) =>
  by.call(ajustesCalls.create, { params: { id }, body: { ...(await shownOf(id, who)), ...values } });
const adjusted = async (...args: Parameters<typeof adjust>) => {
  const { status, body } = await adjust(...args);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });

  return (await differenceOf(args[0], args[1])).ajuste.ajustes.at(-1).id as number;
};
const undo = (id: number, fk_ajuste: number, by = world.berta) =>
  by.call(ajustesCalls.undo, { params: { id }, body: { fk_ajuste } });

const sheetOf = async (id: number) =>
  (await world.chief.call(nominaCalls.one, { params: { id } })).body.nomina;
const lineOf = async (id: number, { user }: Who = world.sara) =>
  (await sheetOf(id)).detalle_nominas.find(
    ({ usuario }: { usuario: { id: number } }) => usuario.id === user.id,
  );
const upload = async (id: number, values: object = {}, who: Who = world.sara, by = world.berta) =>
  by.call(nominaCalls.uploadLine, {
    body: {
      id: (await lineOf(id, who)).id,
      files: [file(png())],
      fk_usuario_actualizacion: '',
      descuentos: '',
      otros_ingresos: '',
      ...values,
    },
  });
const historyOf = async (id: number) =>
  (await world.chief.call(nominaCalls.history, { params: { id } })).body;

/** What the question before a new nomina says of Sara. */
const announced = async (fecha = MONDAY) => {
  const query = { fk_usuario: world.berta.user.id, fecha };
  const { personas } = (await world.berta.call(pagosCalls.payees, { query })).body;

  return personas.find(({ id }: { id: number }) => id === world.sara.user.id).ajuste;
};

/** The adjustments of the ledger, in cents. */
const ledger = () =>
  world.db
    .selectFrom('movimientos')
    .select(['fecha', 'valor', 'fk_registro', 'detalle'])
    .where('concepto', '=', 'AJUSTE')
    .orderBy('fecha')
    .orderBy('orden')
    .execute();

describe('[W11] a difference', () => {
  test('says what it changes the pay by, at which percentage and in which nomina; a fixed salary is none', async () => {
    const { berta, sara, saul } = world;
    await sell(20_000, { fk_usuario_sumador: saul.user.id });
    const id = await payTooLittle();
    await sell(700, { fk_usuario_sumador: saul.user.id });
    const next = await pay(NEXT);
    const nomina = { id: next, ...NEXT };

    expect(await differenceOf(id, sara)).toEqual({
      usuario: 'Sara Toro',
      suma: '100.00',
      ahora: '113.00',
      sin_linea: false,
      ajuste: {
        fk_usuario: sara.user.id,
        porcentaje: '10.00',
        ajustado: '0.00',
        valor: '1.30',
        nomina,
        ajustes: [],
      },
    });
    expect((await differenceOf(id, berta)).ajuste).toMatchObject({
      porcentaje: '5.00',
      valor: '1.00',
      nomina,
    });
    expect((await differenceOf(id, saul)).ajuste).toMatchObject({
      porcentaje: '',
      valor: '0.00',
      nomina: null,
    });
  });

  test('of a superadministrador is none: nobody pays them for ventas', async () => {
    await sell(10_000);
    const id = await pay();
    await sell(700, { fk_usuario_sumador: world.chief2.user.id });

    expect(await differenceOf(id, world.chief2)).toBeUndefined();
  });

  test('becomes otros ingresos of the line in the next nomina, today, with its reason in the sheet and in both histories', async () => {
    const id = await payTooLittle();
    const next = await pay(NEXT);
    const { total } = await sheetOf(next);
    await adjusted(id);

    expect(await differenceOf(id)).toMatchObject({
      suma: '100.00',
      ahora: '113.00',
      ajuste: {
        ajustado: '13.00',
        valor: '0.00',
        nomina: null,
        ajustes: [
          {
            ventas: '13.00',
            valor: '1.30',
            motivo: MOTIVO,
            autor: 'Berta Mora',
            fecha_creacion: NOW.toISOString(),
            nomina: { id: next, ...NEXT },
            pagado: false,
          },
        ],
      },
    });
    expect(await lineOf(next)).toMatchObject({
      otros_ingresos: '1.30',
      descuentos: '0.00',
      total: '1.30',
      ajustes: [{ valor: '1.30', motivo: MOTIVO }],
    });
    expect(cents((await sheetOf(next)).total) - cents(total)).toBe(130);
    expect(await ledger()).toEqual([
      { fecha: TODAY, valor: -130, fk_registro: next, detalle: `Sara Toro: ${MOTIVO}` },
    ]);
    expect((await historyOf(next))[0]).toMatchObject({
      accion: 'ajuste',
      motivo: MOTIVO,
      usuario: { nombre: 'Berta' },
      cambios: [
        { campo: 'otros_ingresos de Sara Toro', antes: '0.00', despues: '1.30' },
        { campo: 'total de Sara Toro', antes: '0.00', despues: '1.30' },
      ],
    });
    expect((await historyOf(id))[0]).toMatchObject({
      accion: 'ajuste',
      motivo: MOTIVO,
      cambios: [{ campo: 'ajuste de Sara Toro', antes: '', despues: '1.30' }],
    });
    // The nomina that paid too little stays as it was paid.
    expect(await lineOf(id)).toMatchObject({ suma: '100.00', total: '10.00', ajustes: [] });
  });

  test('becomes descuentos if less was sold, in the first later nomina whose line is not paid and stays above zero', async () => {
    await sell(10_000, { fecha: '2026-09-30' });
    const id = await pay({ fecha: '2026-09-28', fecha_final: '2026-10-04' });
    await sell(2_000);
    const next = await pay();
    await sell(9_000, { fecha: MONDAY });
    const last = await pay(NEXT);
    await changeTotal(10_000, 6_000);

    // $4.00 are more than the $2.00 of the next line.
    await adjusted(id);

    const lines = await world.db
      .selectFrom('detalle_nominas')
      .select(['fk_nomina', 'descuentos', 'total'])
      .where('fk_usuario', '=', world.sara.user.id)
      .orderBy('fk_nomina')
      .execute();
    expect(lines).toEqual([
      { fk_nomina: id, descuentos: 0, total: 1_000 },
      { fk_nomina: next, descuentos: 0, total: 200 },
      { fk_nomina: last, descuentos: 400, total: 500 },
    ]);
  });

  test('waits for the next nomina, which takes it when it is created, on that day', async () => {
    const id = await payTooLittle();
    await adjusted(id);
    expect((await differenceOf(id)).ajuste).toMatchObject({ ajustado: '13.00', ajustes: [{ nomina: null }] });
    expect(await ledger()).toEqual([]);
    expect(await announced()).toBe('1.30');

    const next = await pay(NEXT);

    expect(await announced('2026-10-19')).toBe('0.00');
    expect(await lineOf(next)).toMatchObject({ otros_ingresos: '1.30', total: '1.30' });
    expect((await differenceOf(id)).ajuste.ajustes).toMatchObject([{ nomina: { id: next }, pagado: false }]);
    expect(await ledger()).toMatchObject([{ fecha: TODAY, valor: -130, fk_registro: next }]);
    expect((await historyOf(next))[0]).toMatchObject({ accion: 'ajuste', motivo: MOTIVO });
  });

  test('waits for another nomina if the line of the next one is paid', async () => {
    const id = await payTooLittle();
    await upload(await pay(NEXT));
    await adjusted(id);

    expect((await differenceOf(id)).ajuste.ajustes).toMatchObject([{ nomina: null }]);
  });

  test('waits on where the line would fall below zero, or there is no line', async () => {
    await sell(10_000);
    const lola = { user: await world.addUser({ ...percent(1_000), rol: 'sumador' }) };
    const id = await pay();
    await sell(1_000, { fk_usuario_sumador: lola.user.id });
    await changeTotal(10_000, 6_000);
    await adjusted(id);
    await adjusted(id, lola);
    expect(await announced()).toBe('0.00');

    const next = await pay(NEXT);

    expect(await lineOf(next)).toMatchObject({ descuentos: '0.00', total: '0.00' });
    for (const who of [world.sara, lola])
      expect((await differenceOf(id, who)).ajuste.ajustes).toMatchObject([{ nomina: null }]);
    expect(await ledger()).toEqual([]);
  });

  test('is settled again in either direction when the ventas change again', async () => {
    const id = await payTooLittle();
    const next = await pay(NEXT);
    await adjusted(id);
    await sell(1_000);
    expect(await shownOf(id)).toMatchObject({ diferencia: '10.00', valor: '1.00' });
    await adjusted(id);
    await changeTotal(1_300, 500);
    expect(await shownOf(id)).toMatchObject({ diferencia: '-8.00', valor: '-0.80' });
    await adjusted(id);

    expect(await lineOf(next)).toMatchObject({ otros_ingresos: '2.30', descuentos: '0.80', total: '1.50' });
    expect((await differenceOf(id)).ajuste).toMatchObject({ ajustado: '15.00', valor: '0.00' });
  });
});

describe('[W11] what was shown is what is saved', () => {
  test('whoever is second hears who was first, and nobody is paid twice', async () => {
    const id = await payTooLittle();
    const next = await pay(NEXT);
    const body = await shownOf(id);
    const { berta, chief, chief2 } = world;
    const all = [berta, chief, chief2, berta, chief, chief2].map((who) =>
      who.call(ajustesCalls.create, { params: { id }, body }),
    );

    expect(await statuses(all)).toEqual({ 200: 1, 409: 5 });
    expect((await berta.call(ajustesCalls.create, { params: { id }, body })).body).toEqual({
      error: expect.stringMatching(/^(Berta Mora|Clara Jara|Dora Luna) ya hizo este ajuste hoy a las 10:00$/),
      reason: 'outdated',
    });
    expect(await lineOf(next)).toMatchObject({ otros_ingresos: '1.30' });
  });

  test('a retry with its key makes one', async () => {
    const id = await payTooLittle();
    const body = await shownOf(id);
    const headers = { 'idempotency-key': '7d9f4a6e-6a43-4b0e-9d0e-0f0f4f3f2a11' };
    const send = () => world.berta.call(ajustesCalls.create, { params: { id }, body, headers });

    expect(await statuses([send(), send()])).toEqual({ 200: 2 });
    expect((await differenceOf(id)).ajuste.ajustes).toHaveLength(1);
  });

  test.each([
    ['a venta more', () => sell(100)],
    ['another percentage', () => set(world.sara, { paga: 1_200 })],
    ['a nomina that would carry it', () => pay(NEXT)],
    ['no difference', () => changeTotal(1_300, 0)],
  ])('since then %s: refused, and nothing is written', async (_, change) => {
    const id = await payTooLittle();
    const body = await shownOf(id);
    await change();

    expect(await world.berta.call(ajustesCalls.create, { params: { id }, body })).toMatchObject({
      status: 409,
      body: { error: 'La diferencia, el valor o la nomina que lo lleva cambiaron', reason: 'outdated' },
    });
    expect(await world.db.selectFrom('ajustes_nomina').select('id').execute()).toEqual([]);
  });

  test('it has a motivo, and belongs to the administrador of the nomina', async () => {
    const id = await payTooLittle();

    expect(await adjust(id, world.sara, world.berta, { motivo: ' ' })).toMatchObject(
      refusedWith(400, 'Escriba el motivo'),
    );
    expect((await adjust(id, world.sara, world.carlos)).status).toBe(404);
    expect((await adjust(id, world.sara, world.sara)).status).toBe(403);
  });
});

test('[W11] nobody raises their own pay, by an ajuste or by taking one back', async () => {
  const { berta, chief } = world;
  const refused = refusedWith(422, 'Solo un súper administrador puede cambiar sus propios otros ingresos');
  const id = await payTooLittle();
  expect(await adjust(id, berta, berta)).toMatchObject(refused);
  expect((await adjust(id, berta, chief)).status).toBe(200);

  await changeTotal(1_300, 100);
  const less = await adjusted(id, berta, berta);
  expect(await undo(id, less, berta)).toMatchObject(refused);
  expect((await undo(id, less, chief)).status).toBe(200);
});

describe('[W11] an ajuste is taken back', () => {
  test('while it waits, and from a line without proof, whose totals go back', async () => {
    const id = await payTooLittle();
    expect((await undo(id, await adjusted(id))).status).toBe(200);
    const next = await pay(NEXT);
    const before = await sheetOf(next);
    const made = await adjusted(id);
    expect((await undo(id, made, world.carlos)).status).toBe(404);

    const { body } = await undo(id, made);

    expect(body.diferencias[1].ajuste).toMatchObject({ ajustado: '0.00', valor: '1.30', ajustes: [] });
    expect(await sheetOf(next)).toEqual(before);
    expect(await ledger()).toEqual([]);
    expect((await historyOf(next))[0]).toMatchObject({ accion: 'ajuste quitado', motivo: MOTIVO });
    expect((await historyOf(id))[0]).toMatchObject({
      accion: 'ajuste quitado',
      cambios: [{ campo: 'ajuste de Sara Toro', antes: '1.30', despues: '' }],
    });
    expect(await undo(id, made)).toMatchObject(refusedWith(409, 'El ajuste ya se quitó'));
  });

  test('not once a proof has paid it', async () => {
    const id = await payTooLittle();
    const next = await pay(NEXT);
    const made = await adjusted(id);
    expect((await upload(next, { otros_ingresos: '1.30' })).status).toBe(200);

    expect((await differenceOf(id)).ajuste.ajustes).toMatchObject([{ pagado: true }]);
    expect(await undo(id, made)).toMatchObject(refusedWith(409, 'El ajuste ya se pagó: tiene comprobante'));
  });

  test('not once the week of its day is closed', async () => {
    const id = await payTooLittle();
    await pay(NEXT);
    const made = await adjusted(id);
    world.clock.now = new Date('2026-10-19T15:00:00.000Z');
    const berta = await world.signInAs(world.berta.user);

    expect(await undo(id, made, berta)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^La semana del 2026-10-12 al 2026-10-18 está cerrada/) },
    });
  });
});

describe('[W11] the proof of a line with an ajuste', () => {
  test('dates only what it changes itself: the day of the ajuste stays', async () => {
    const id = await payTooLittle();
    const next = await pay(NEXT);
    await adjusted(id);
    world.clock.now = new Date('2026-10-16T15:00:00.000Z');
    const [berta, chief] = [await world.signInAs(world.berta.user), await world.signInAs(world.chief.user)];
    const line = await world.db
      .selectFrom('detalle_nominas')
      .select('id')
      .where('fk_nomina', '=', next)
      .where('fk_usuario', '=', world.sara.user.id)
      .executeTakeFirstOrThrow();
    const body = { id: line.id, files: [file(png())], fk_usuario_actualizacion: '' };
    const send = (otros_ingresos: string, descuentos: string) =>
      berta.call(nominaCalls.uploadLine, { body: { ...body, otros_ingresos, descuentos } });
    expect((await send('3.30', '0.50')).status).toBe(200);

    expect(await ledger()).toMatchObject([
      { fecha: TODAY, valor: -130 },
      { fecha: '2026-10-16', valor: -150, detalle: 'Sara Toro' },
    ]);
    expect((await chief.call(nominaCalls.one, { params: { id: next } })).body.nomina.total).toBe('52.80');
  });

  test('does not take it away: its dialog may be older than the ajuste', async () => {
    await sell(10_000);
    const id = await pay();
    await sell(5_000, { fecha: MONDAY });
    const next = await pay(NEXT);
    await changeTotal(10_000, 9_000);
    await adjusted(id);

    expect(await upload(next)).toMatchObject({
      status: 422,
      body: { errors: { descuentos: 'Contiene un ajuste de ventas de $1: no puede ser menos' } },
    });
    expect((await upload(next, { descuentos: '1' })).status).toBe(200);
  });
});

test('[M4] [W11] a descuento of an ajuste pays no loan', async () => {
  const { berta, sara, on } = world;
  await sell(10_000);
  const id = await pay();
  await sell(5_000, { fecha: MONDAY });
  const next = await pay(NEXT);
  await changeTotal(10_000, 9_000);
  await adjusted(id);
  expect((await upload(next, { descuentos: '3' })).status).toBe(200);
  const fk_prestamo = await on.prestamo({
    fk_usuario: berta.user.id,
    fk_usuario_beneficiario: sara.user.id,
    fecha: MONDAY,
    valor: 10_000,
  });
  const abono = (valor: string) =>
    make(
      world,
      abonosRest,
      1,
      { fk_prestamo, fecha: TODAY, valor, origen: 'NOMINA', fk_nomina: next },
      berta,
    );

  expect((await abono('2.01')).status).toBe(422);
  expect((await abono('2')).status).toBe(200);
});

test('[W5] [W11] the nomina of the running week names the difference that a correction makes, for the sumador and the administrador', async () => {
  const { berta, sara } = world;
  const venta = await sell(10_000, { fecha: TODAY });
  const id = await pay(NEXT);
  const ventas = using(ventasRest.calls);
  const { status } = await ventas.change(berta, venta, {
    detalle_ventas: [{ colilla: '1', valor: '113' }],
    motivo_correccion: 'Se digitó mal',
  });

  expect(status).toBe(200);
  const figures = { suma: '100.00', ahora: '113.00' };
  expect(await differenceOf(id, sara)).toMatchObject({ ...figures, ajuste: { valor: '1.30', nomina: null } });
  expect(await differenceOf(id, berta)).toMatchObject({
    ...figures,
    ajuste: { valor: '0.65', nomina: null },
  });
});

test('[W11] after a change of its terms a person is paid by those of today', async () => {
  const id = await payTooLittle();
  await set(world.sara, { paga: 2_000 });
  expect((await differenceOf(id)).ajuste).toMatchObject({ porcentaje: '20.00', valor: '2.60' });
  await set(world.sara, { sueldo_fijo: 'S' });
  expect((await differenceOf(id)).ajuste).toMatchObject({ porcentaje: '', valor: '0.00' });
  const body = { ...(await shownOf(id)), valor: '2.60' };
  expect((await world.berta.call(ajustesCalls.create, { params: { id }, body })).status).toBe(409);
});

test('[W11] lines keep what their ajustes put there, by a rule of the database', async () => {
  const id = await payTooLittle();
  const next = await pay(NEXT);
  await adjusted(id);

  await expect(
    sql`update detalle_nominas set otros_ingresos = 0, total = base where fk_nomina = ${next}`.execute(
      world.db,
    ),
  ).rejects.toThrow(/ajuste_ingresos/);
});
