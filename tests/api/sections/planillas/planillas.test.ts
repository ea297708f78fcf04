import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planillasCalls } from '../../../../contract/planillas';
import { ask } from '../../ask';
import { businessOn } from '../../business';
import { type Client, openTestApi, type TestApi } from '../../testApi';

const MONDAY = '2026-10-12';
const SUNDAY = '2026-10-18';

let api: TestApi;
let chief: Client;
let berta: Client;
let carlos: Client;
let lotto: number;
let quina: number;
let zoe: number;
let abel: number;
let rita: number;
let paid: number;
let rejected: number;
let pending: number;

beforeAll(async () => {
  api = await openTestApi();
  chief = await api.signIn('superadministrador');
  berta = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora' });
  carlos = await api.signIn('administrador', { nombre: 'Carlos', apellido: 'Nieto' });
  const reviewer = await api.addUser({ rol: 'revisor', nombre: 'Rosa', apellido: 'Vera' });
  const on = businessOn(api.db);
  const own = { fk_usuario: berta.user.id };
  const his = { fk_usuario: carlos.user.id };

  lotto = await on.sorteo({ nombre: 'Lotto' });
  quina = await on.sorteo({ nombre: 'Quina', hora_sorteo: '13:00', hora_cierre: '12:30' });
  zoe = await on.vendedor({ ...own, nombre: 'Zoe', apellido: 'Paz' });
  abel = await on.vendedor({ ...own, nombre: 'Abel', apellido: 'Paz' });
  await on.vendedor({ ...own, nombre: 'Nadie', apellido: 'Paz' });
  rita = await on.vendedor({ ...his, nombre: 'Rita', apellido: 'Sol' });

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
    ...{ ...bertas, fecha: '2026-10-05', valor: 6_000, estado: 'PAGADO', fecha_pago: '2026-10-13' },
    fk_usuario_revisor: reviewer.id,
  });
  pending = await on.premio({ ...bertas, fecha: '2026-10-14', valor: 1_000, estado: 'PENDIENTE' });
  rejected = await on.premio({
    ...{
      ...bertas,
      fk_vendedor: abel,
      fecha: '2026-10-16',
      valor: 500,
      estado: 'RECHAZADO',
      colilla: '0077',
    },
    fk_usuario_revisor: reviewer.id,
  });

  await on.gasto({ ...own, fecha: '2026-10-12', tipo: 'arriendo', valor: 100 });
  await on.ingreso({ ...own, fecha: '2026-10-12', tipo: 'aporte', valor: 2_000 });
  await on.ingreso({ ...own, fecha: '2026-10-12', tipo: 'otros', valor: 30 });
  const request = { ...own, fecha: '2026-10-01', fecha_resolucion: '2026-10-12', estado: 'D' } as const;
  await on.deposito({ ...request, tipo: 'RECIBIR', valor: 700 });
  await on.deposito({ ...request, tipo: 'ENTREGAR', valor: 900 });
  await on.transferencia({
    ...{ fecha: '2026-10-12', fk_usuario_origen: berta.user.id, fk_usuario_destino: carlos.user.id },
    valor: 50,
  });
  const prestamo = await on.prestamo({ ...own, fk_vendedor: zoe, fecha: '2026-10-12', valor: 800 });
  await on.abono({ ...own, fk_prestamo: prestamo, fecha: '2026-10-13', valor: 300 });
  const fk_nomina = await on.nomina({ ...own, fecha: MONDAY, fecha_final: SUNDAY, base: 1_200 });
  await on.linea({
    ...{ fk_nomina, fk_usuario: berta.user.id, orden: 1, base: 1_200, descuentos: 200, otros_ingresos: 50 },
    fecha_ajuste: SUNDAY,
  });

  await on.feriado({ fecha: '2026-10-13', nombre: 'De la ciudad', ambito: 'L' });
  await on.feriado({ fecha: '2026-10-13', nombre: 'Del país', ambito: 'N' });
  await on.feriado({ fecha: '2026-10-14', nombre: 'Anulado', estado: 'X', motivo_anulacion: 'Error' });
  await on.feriado({ fecha: SUNDAY, nombre: 'De la provincia', ambito: 'L' });
});
afterAll(() => api.close());

const filas = async (client: Client, call: (typeof planillasCalls)['ventas' | 'premios'], query = {}) =>
  (await ask(client, call, { fecha: '2026-10-14', ...query })).body.filas;
const promotores = async (client: Client, query = {}) =>
  (await filas(client, planillasCalls.ventas, query)).map(({ promotor }: { promotor: string }) => promotor);

describe('ventas', () => {
  test('a row is what a promotor sold on each day of the week; those who sold nothing have none', async () => {
    const { body } = await ask(berta, planillasCalls.ventas, { fecha: '2026-10-14' });

    expect(body).toMatchObject({ fecha: MONDAY, fecha_final: SUNDAY });
    expect(body.filas).toEqual([
      {
        ...{ fk_vendedor: abel, promotor: 'Abel Paz' },
        dias: ['0.00', '0.00', '0.00', '30.00', '0.00', '0.00', '0.00'],
        ...{ total: '30.00', comision: '3.00', neto: '27.00' },
      },
      {
        ...{ fk_vendedor: zoe, promotor: 'Zoe Paz' },
        dias: ['150.50', '0.00', '0.00', '0.00', '0.00', '0.00', '20.00'],
        ...{ total: '170.50', comision: '17.05', neto: '153.45' },
      },
    ]);
  });

  test('the days bear their holidays, the national one before the local', async () => {
    const { body } = await ask(berta, planillasCalls.ventas, { fecha: SUNDAY });

    expect(body.dias.map(({ feriado }: { feriado: string }) => feriado)).toEqual([
      ...['', 'Del país', '', '', '', '', 'De la provincia'],
    ]);
    expect(body.dias[0].fecha).toBe(MONDAY);
    expect(body.dias[6].fecha).toBe(SUNDAY);
  });

  test('one draw alone', async () => {
    expect(await filas(berta, planillasCalls.ventas, { fk_sorteo: quina })).toMatchObject([
      { promotor: 'Zoe Paz', total: '50.00' },
    ]);
  });

  test('Sunday ends the week', async () => {
    const { body } = await ask(berta, planillasCalls.ventas, { fecha: '2026-10-11' });

    expect(body).toMatchObject({ fecha: '2026-10-05', fecha_final: '2026-10-11' });
    expect(body.filas).toMatchObject([{ promotor: 'Zoe Paz', total: '99.00' }]);
  });

  test("an administrador's are their own, whatever is asked", async () => {
    expect(await promotores(carlos, { fk_usuario: berta.user.id })).toEqual(['Rita Sol']);
  });

  test.each(['superadministrador', 'premiacion', 'revisor'] as const)(
    'a %s sees those of all, or of one',
    async (rol) => {
      const client = await api.signIn(rol);

      expect(await promotores(client)).toEqual(['Abel Paz', 'Rita Sol', 'Zoe Paz']);
      expect(await promotores(client, { fk_usuario: carlos.user.id })).toEqual(['Rita Sol']);
    },
  );

  test('a sumador sees those of their administrador; one who works for nobody sees none', async () => {
    const sumador = await api.signIn('sumador', { fk_usuario_principal: carlos.user.id });

    expect(await promotores(sumador, { fk_usuario: berta.user.id })).toEqual(['Rita Sol']);
    expect(await promotores(await api.signIn('sumador'))).toEqual([]);
  });

  test('the week must be named by a day', async () => {
    expect(await ask(berta, planillasCalls.ventas, {})).toMatchObject({
      status: 400,
      body: { error: 'Falta un dato obligatorio' },
    });
    expect(await ask(berta, planillasCalls.ventas, { fecha: '2026-02-30' })).toMatchObject({
      status: 400,
      body: { error: 'La fecha no existe' },
    });
  });
});

describe('premios', () => {
  test("those of the week's draws in every estado, by promotor, with who reviewed them", async () => {
    expect(await filas(berta, planillasCalls.premios)).toMatchObject([
      {
        ...{ id: rejected, fk_vendedor: abel, promotor: 'Abel Paz', fecha: '2026-10-16', colilla: '0077' },
        ...{ sorteo: 'Lotto 21:00', valor: '5.00', estado: 'RECHAZADO', revisor: 'Rosa Vera' },
        fecha_pago: null,
      },
      { id: pending, promotor: 'Zoe Paz', valor: '10.00', estado: 'PENDIENTE', revisor: '' },
    ]);
  });

  test('what was paid in the week counts by the day of payment', async () => {
    const of = async (fecha: string, client = berta) =>
      (await ask(client, planillasCalls.premios, { fecha })).body;

    expect((await of(MONDAY)).pagado_en_la_semana).toEqual({ conteo: 1, valor: '60.00' });
    expect(await of('2026-10-05')).toMatchObject({
      filas: [{ id: paid, fecha_pago: '2026-10-13' }],
      pagado_en_la_semana: { conteo: 0, valor: '0.00' },
    });
    expect(await of(MONDAY, carlos)).toMatchObject({
      filas: [],
      pagado_en_la_semana: { conteo: 0, valor: '0.00' },
    });
  });
});

test('global holds ventas and comisión of the week and the premios paid in it, by administrador', async () => {
  const { body } = await ask(chief, planillasCalls.global, { fecha: SUNDAY });

  expect(body.filas).toEqual([
    {
      ...{ fk_usuario: berta.user.id, administrador: 'Berta Mora', fk_vendedor: abel, promotor: 'Abel Paz' },
      ...{ ventas: '30.00', comision: '3.00', premios: '0.00', neto: '27.00' },
    },
    {
      ...{ fk_usuario: berta.user.id, administrador: 'Berta Mora', fk_vendedor: zoe, promotor: 'Zoe Paz' },
      ...{ ventas: '170.50', comision: '17.05', premios: '60.00', neto: '93.45' },
    },
    {
      ...{
        fk_usuario: carlos.user.id,
        administrador: 'Carlos Nieto',
        fk_vendedor: rita,
        promotor: 'Rita Sol',
      },
      ...{ ventas: '4.00', comision: '0.40', premios: '0.00', neto: '3.60' },
    },
  ]);
  expect((await ask(carlos, planillasCalls.global, { fecha: SUNDAY })).body.filas).toHaveLength(1);
});

describe('consolidado', () => {
  test('a week of an administrador, positive where the column says what left', async () => {
    const { body } = await ask(berta, planillasCalls.consolidado, { fecha: MONDAY });

    expect(body.filas).toEqual([
      {
        ...{ fk_usuario: berta.user.id, administrador: 'Berta Mora', saldo_anterior: '89.10' },
        ...{ ventas: '200.50', comision: '20.05', premios: '60.00', gastos: '1.00', ingresos: '20.30' },
        ...{ dep_recibidos: '7.00', dep_entregados: '9.00', transf_neta: '-0.50', prestamos: '8.00' },
        ...{ abonos: '3.00', nomina: '10.50', saldo: '210.85' },
      },
    ]);
  });

  test('all that are enabled or whose cash ever moved; nobody else', async () => {
    const gone = await api.addUser({ rol: 'administrador', estado: 'I', nombre: 'Delia', apellido: 'Fue' });
    const on = businessOn(api.db);
    await on.gasto({ fk_usuario: gone.id, fecha: '2026-10-14', tipo: 'otros', valor: 100 });
    await api.addUser({ rol: 'administrador', estado: 'I', nombre: 'Eva', apellido: 'Nunca' });
    const names = async (fecha: string, query = {}) =>
      (await ask(chief, planillasCalls.consolidado, { fecha, ...query })).body.filas.map(
        ({ administrador }: { administrador: string }) => administrador,
      );

    expect(await names(MONDAY)).toEqual(['Berta Mora', 'Carlos Nieto', 'Delia Fue']);
    expect(await names('2026-10-05')).toEqual(['Berta Mora', 'Carlos Nieto']);
    expect(await names(MONDAY, { fk_usuario: gone.id })).toEqual(['Delia Fue']);
  });
});
