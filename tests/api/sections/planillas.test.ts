import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysOf, weekOf } from '../../../api/ledger/week';
import { planillasCalls } from '../../../contract/planillas';
import type { Client } from '../../support/api/testApi';
import { MONDAY, openWorld } from '../../support/api/world';

const SUNDAY = '2026-10-18';

const world = openWorld();
let abel: number;
let paid: number;
let rejected: number;
let pending: number;

beforeAll(async () => {
  const { on, berta, carlos, rosa, zoe, rita, lotto, quina } = world;
  const own = { fk_usuario: berta.user.id };
  const his = { fk_usuario: carlos.user.id };
  const fk_usuario_revisor = rosa.user.id;
  abel = await on.vendedor({ ...own, nombre: 'Abel', apellido: 'Paz' });
  await on.vendedor({ ...own, nombre: 'Nadie', apellido: 'Paz' });

  const bertas = { ...own, fk_vendedor: zoe, fk_sorteo: lotto };
  await on.venta({ ...bertas, fecha: '2026-10-11', total: 9_900, comision: 990 });
  await on.venta({ ...bertas, fecha: MONDAY, total: 10_050, comision: 1_005 });
  await on.venta({ ...bertas, fecha: MONDAY, fk_sorteo: quina, total: 5_000, comision: 500 });
  await on.venta({ ...bertas, fecha: SUNDAY, total: 2_000, comision: 200 });
  await on.venta({ ...bertas, fecha: '2026-10-13', total: 7_777, comision: 777, estado: 'B' });
  await on.venta({ ...bertas, fecha: '2026-10-14', total: 8_888, comision: 888, estado: 'X' });
  await on.venta({ ...bertas, fk_vendedor: abel, fecha: '2026-10-15', total: 3_000, comision: 300 });
  await on.venta({ ...his, fk_vendedor: rita, fk_sorteo: lotto, fecha: MONDAY, total: 400, comision: 40 });

  paid = await on.premio({
    ...bertas,
    fecha: '2026-10-05',
    valor: 6_000,
    estado: 'PAGADO',
    fecha_pago: '2026-10-13',
    fk_usuario_revisor,
  });
  pending = await on.premio({ ...bertas, fecha: '2026-10-14', valor: 1_000, estado: 'PENDIENTE' });
  rejected = await on.premio({
    ...bertas,
    fk_vendedor: abel,
    fecha: '2026-10-16',
    valor: 500,
    estado: 'RECHAZADO',
    colilla: '0077',
    fk_usuario_revisor,
  });

  await on.feriado({ fecha: '2026-10-13', nombre: 'De la ciudad', ambito: 'L' });
  await on.feriado({ fecha: '2026-10-13', nombre: 'Del país', ambito: 'N' });
  await on.feriado({ fecha: '2026-10-14', nombre: 'Anulado', estado: 'X', motivo_anulacion: 'Error' });
  await on.feriado({ fecha: SUNDAY, nombre: 'De la provincia', ambito: 'L' });
});

const filas = async (client: Client, call: (typeof planillasCalls)['ventas' | 'premios'], query = {}) =>
  (await client.call(call, { query: { fecha: '2026-10-14', ...query } })).body.filas;
const promotores = async (client: Client, query = {}) =>
  (await filas(client, planillasCalls.ventas, query)).map(({ promotor }: { promotor: string }) => promotor);

describe('ventas', () => {
  test('has a row per promotor with the sales of each day, and none for those without sales', async () => {
    const { body } = await world.berta.call(planillasCalls.ventas, { query: { fecha: '2026-10-14' } });

    expect(body).toMatchObject({ fecha: MONDAY, fecha_final: SUNDAY });
    expect(body.filas).toEqual([
      {
        fk_vendedor: abel,
        promotor: 'Abel Paz',
        dias: ['0.00', '0.00', '0.00', '30.00', '0.00', '0.00', '0.00'],
        total: '30.00',
        comision: '3.00',
        neto: '27.00',
      },
      {
        fk_vendedor: world.zoe,
        promotor: 'Zoe Paz',
        dias: ['150.50', '0.00', '0.00', '0.00', '0.00', '0.00', '20.00'],
        total: '170.50',
        comision: '17.05',
        neto: '153.45',
      },
    ]);
  });

  test('names the holidays of its days, national before local', async () => {
    const { body } = await world.berta.call(planillasCalls.ventas, { query: { fecha: SUNDAY } });

    expect(body.dias.map(({ feriado }: { feriado: string }) => feriado)).toEqual([
      '',
      'Del país',
      '',
      '',
      '',
      '',
      'De la provincia',
    ]);
    expect(body.dias[0].fecha).toBe(MONDAY);
    expect(body.dias[6].fecha).toBe(SUNDAY);
  });

  test('can be filtered by draw', async () => {
    expect(await filas(world.berta, planillasCalls.ventas, { fk_sorteo: world.quina })).toMatchObject([
      { promotor: 'Zoe Paz', total: '50.00' },
    ]);
  });

  describe('[W12] its ventas that were begun after their draw', () => {
    const WEEK = '2026-09-07';
    /** Lotto is at 21:00, which is 02:00 of the next day in UTC. */
    const atNine = (day: string, late = '02:01:00') => `${addDays(day, 1)}T${late}Z`;
    const late = async (client: Client, query = {}) =>
      (await client.call(planillasCalls.ventas, { query: { fecha: WEEK, ...query } })).body.tardias;

    beforeAll(async () => {
      const { on, berta, carlos, zoe, rita, lotto, quina } = world;
      const bertas = { fk_usuario: berta.user.id, fk_vendedor: zoe, fk_sorteo: lotto };
      for (const [index, day] of daysOf(weekOf(WEEK)).entries()) {
        await on.venta({ ...bertas, fecha: day, fecha_creacion: atNine(day) });
        // In the minute of the draw.
        await on.venta({
          ...bertas,
          fk_vendedor: abel,
          fecha: day,
          fecha_creacion: atNine(day, '02:00:59'),
        });
        const estado = index % 2 ? 'B' : 'X';
        await on.venta({ ...bertas, fk_sorteo: quina, fecha: day, fecha_creacion: atNine(day), estado });
      }
      const his = { fk_usuario: carlos.user.id, fk_vendedor: rita, fk_sorteo: quina };
      await on.venta({ ...his, fecha: WEEK, fecha_creacion: '2026-09-20T10:00:00Z' });
    });

    test('are counted, and the first five are named', async () => {
      const { conteo, ventas } = await late(world.berta);

      expect(conteo).toBe(7);
      expect(ventas).toHaveLength(5);
      expect(ventas[0]).toEqual({
        id: expect.any(Number),
        fecha: WEEK,
        promotor: 'Zoe Paz',
        sorteo: { nombre: 'Lotto', hora_sorteo: '21:00' },
        fecha_creacion: '2026-09-08T02:01:00.000Z',
      });
      expect(ventas.map(({ fecha }: { fecha: string }) => fecha)).toEqual(daysOf(weekOf(WEEK)).slice(0, 5));
    });

    test('are those that are asked for, and that one may see', async () => {
      const { berta, carlos, chief, quina } = world;

      expect(await late(berta, { fk_sorteo: quina })).toEqual({ conteo: 0, ventas: [] });
      expect(await late(chief, { fk_sorteo: quina })).toMatchObject({ conteo: 1 });
      expect(await late(carlos)).toMatchObject({ conteo: 1, ventas: [{ promotor: 'Rita Sol' }] });
      expect(await late(chief)).toMatchObject({ conteo: 8 });
    });
  });

  test.each(['chief', 'pia', 'rosa'] as const)('shows %s all administrators, or one', async (name) => {
    const ofCarlos = { fk_usuario: world.carlos.user.id };

    expect(await promotores(world[name])).toEqual(['Abel Paz', 'Rita Sol', 'Zoe Paz']);
    expect(await promotores(world[name], ofCarlos)).toEqual(['Rita Sol']);
  });
});

describe('premios', () => {
  test("lists the premios of the week's draws in every estado, by promotor, with their reviewer", async () => {
    expect(await filas(world.berta, planillasCalls.premios)).toMatchObject([
      {
        id: rejected,
        fk_vendedor: abel,
        promotor: 'Abel Paz',
        fecha: '2026-10-16',
        colilla: '0077',
        sorteo: 'Lotto 21:00',
        valor: '5.00',
        estado: 'RECHAZADO',
        revisor: 'Rosa Vera',
        fecha_pago: null,
      },
      { id: pending, promotor: 'Zoe Paz', valor: '10.00', estado: 'PENDIENTE', revisor: '' },
    ]);
  });

  test('counts payments by their day', async () => {
    const of = async (fecha: string, client = world.berta) =>
      (await client.call(planillasCalls.premios, { query: { fecha } })).body;

    expect((await of(MONDAY)).pagado_en_la_semana).toEqual({ conteo: 1, valor: '60.00' });
    expect(await of('2026-10-05')).toMatchObject({
      filas: [{ id: paid, fecha_pago: '2026-10-13' }],
      pagado_en_la_semana: { conteo: 0, valor: '0.00' },
    });
    expect(await of(MONDAY, world.carlos)).toMatchObject({
      filas: [],
      pagado_en_la_semana: { conteo: 0, valor: '0.00' },
    });
  });
});

/** tests/api/ledger.test.ts proves the sums of all columns. */
test('global has a row for each promotor, by administrador', async () => {
  const of = async (who: Client) =>
    (await who.call(planillasCalls.global, { query: { fecha: SUNDAY } })).body.filas;
  const { berta, carlos, chief, zoe, rita } = world;
  const ofBerta = { fk_usuario: berta.user.id, administrador: 'Berta Mora' };
  const ofCarlos = { fk_usuario: carlos.user.id, administrador: 'Carlos Nieto' };

  expect(await of(chief)).toMatchObject([
    { ...ofBerta, fk_vendedor: abel, promotor: 'Abel Paz', ventas: '30.00', premios: '0.00', neto: '27.00' },
    { ...ofBerta, fk_vendedor: zoe, promotor: 'Zoe Paz', ventas: '170.50', premios: '60.00', neto: '93.45' },
    { ...ofCarlos, fk_vendedor: rita, promotor: 'Rita Sol', ventas: '4.00', comision: '0.40', neto: '3.60' },
  ]);
  expect(await of(carlos)).toHaveLength(1);
});

test('consolidado has a row for each administrador who is enabled or has movements', async () => {
  const gone = await world.addUser({ rol: 'administrador', estado: 'I', nombre: 'Delia', apellido: 'Fue' });
  await world.on.gasto({ fk_usuario: gone.id, fecha: '2026-10-14', tipo: 'otros', valor: 100 });
  await world.addUser({ rol: 'administrador', estado: 'I', nombre: 'Eva', apellido: 'Nunca' });
  const names = async (fecha: string, query = {}) =>
    (await world.chief.call(planillasCalls.consolidado, { query: { fecha, ...query } })).body.filas.map(
      ({ administrador }: { administrador: string }) => administrador,
    );

  expect(await names(MONDAY)).toEqual(['Berta Mora', 'Carlos Nieto', 'Delia Fue']);
  expect(await names('2026-10-05')).toEqual(['Berta Mora', 'Carlos Nieto']);
  expect(await names(MONDAY, { fk_usuario: gone.id })).toEqual(['Delia Fue']);
});
