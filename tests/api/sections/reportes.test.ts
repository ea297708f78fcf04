import { beforeAll, describe, expect, test } from 'vitest';
import { reportesCalls } from '../../../contract/reportes';
import type { Client } from '../../support/api/testApi';
import { openWorld, refusedWith } from '../../support/api/world';

const world = openWorld();
let prestamo: number;
let nomina: number;

beforeAll(async () => {
  const { on, berta, carlos, zoe: fk_vendedor, lotto: fk_sorteo } = world;
  const own = { fk_usuario: berta.user.id };
  const sold = { ...own, fk_sorteo, fk_vendedor };

  // Monday 28 September and Thursday 1 October lie in one week but in two months.
  await on.venta({ ...sold, fecha: '2026-09-28', total: 1_000, comision: 100 });
  await on.venta({ ...sold, fecha: '2026-10-01', total: 2_000, comision: 200 });
  await on.venta({ ...sold, fecha: '2026-10-02', total: 0 });
  await on.premio({
    ...sold,
    fecha: '2026-09-28',
    valor: 500,
    estado: 'PAGADO',
    fecha_pago: '2026-10-01',
    colilla: '0042',
  });
  await on.gasto({ ...own, fecha: '2026-10-02', tipo: 'otros', valor: 30, descripcion: 'Luz' });
  await on.ingreso({ ...own, fecha: '2026-10-02', tipo: 'aporte', valor: 4_000, descripcion: 'Capital' });
  await on.ingreso({ ...own, fecha: '2026-10-03', tipo: 'otros', valor: 50, descripcion: 'Rifa' });
  const transfer = { fecha: '2026-10-03', valor: 700, concepto: 'Cuadre' };
  const [from, to] = [berta.user.id, carlos.user.id];
  await on.transferencia({ ...transfer, fk_usuario_origen: from, fk_usuario_destino: to });
  await on.transferencia({ ...transfer, valor: 200, fk_usuario_origen: to, fk_usuario_destino: from });
  prestamo = await on.prestamo({ ...own, fk_vendedor, fecha: '2026-10-03', valor: 300, motivo: 'Moto' });
  await on.abono({ ...own, fk_prestamo: prestamo, fecha: '2026-10-04', valor: 100 });
  nomina = await on.nomina({ ...own, fecha: '2026-09-28', fecha_final: '2026-10-04', base: 150 });
  await on.linea({
    fk_nomina: nomina,
    fk_usuario: berta.user.id,
    orden: 1,
    base: 150,
    descuentos: 20,
    fecha_ajuste: '2026-10-05',
  });
  await on.venta({ ...sold, fecha: '2026-10-12', total: 1_500, comision: 150 });

  const request = { ...own, fecha: '2026-10-06', tipo: 'RECIBIR' } as const;
  await on.deposito({ ...request, valor: 10, estado: 'P' });
  await on.deposito({ ...request, valor: 100, estado: 'D', fecha_resolucion: '2026-10-06' });
  await on.deposito({ ...request, valor: 200, estado: 'D', fecha_resolucion: '2026-10-07' });
  const handedOver = { tipo: 'ENTREGAR', valor: 300, estado: 'D', fecha_resolucion: '2026-10-07' } as const;
  await on.deposito({ ...request, ...handedOver });
  await on.deposito({ ...request, valor: 5, estado: 'R', fecha_resolucion: '2026-10-09' });
  await on.deposito({ ...request, fk_usuario: carlos.user.id, valor: 7, estado: 'P' });
});

const rango = (fecha_gte: string, fecha_lte: string) => ({ fecha_gte, fecha_lte });

describe('movimientos', () => {
  const movimientos = async (client: Client, query: Record<string, string | number>) =>
    (await client.call(reportesCalls.movimientos, { query })).body;

  test('has each row of the ledger with its concept and the running saldo', async () => {
    const { saldo_anterior, filas, saldo } = await movimientos(
      world.berta,
      rango('2026-10-01', '2026-10-05'),
    );
    const read = filas.map((fila: Record<string, string>) =>
      [fila.fecha, fila.concepto, fila.detalle, fila.ingreso, fila.egreso, fila.saldo].join(' | '),
    );

    expect(saldo_anterior).toBe('9.00');
    expect(read).toEqual([
      '2026-10-01 | VENTA | Lotto 21:00 · Zoe Paz | 20.00 | 0.00 | 29.00',
      '2026-10-01 | COMISION | Lotto 21:00 · Zoe Paz | 0.00 | 2.00 | 27.00',
      '2026-10-01 | PREMIO | Lotto 21:00 · Zoe Paz · 0042 | 0.00 | 5.00 | 22.00',
      '2026-10-02 | GASTO | Luz | 0.00 | 0.30 | 21.70',
      '2026-10-02 | INGRESO_APORTE | Capital | 40.00 | 0.00 | 61.70',
      '2026-10-03 | INGRESO_OTROS | Rifa | 0.50 | 0.00 | 62.20',
      '2026-10-03 | TRANSFERENCIA | A Carlos Nieto · Cuadre | 0.00 | 7.00 | 55.20',
      '2026-10-03 | TRANSFERENCIA | De Carlos Nieto · Cuadre | 2.00 | 0.00 | 57.20',
      '2026-10-03 | PRESTAMO | Zoe Paz · Moto | 0.00 | 3.00 | 54.20',
      '2026-10-04 | ABONO | Zoe Paz | 1.00 | 0.00 | 55.20',
      '2026-10-04 | NOMINA |  | 0.00 | 1.50 | 53.70',
      '2026-10-05 | AJUSTE | Ana Loor | 0.20 | 0.00 | 53.90',
    ]);
    expect(saldo).toBe('53.90');
  });

  test('names the section and the record of each row', async () => {
    const { filas } = await movimientos(world.berta, rango('2026-10-03', '2026-10-05'));

    expect(filas.slice(-4)).toMatchObject([
      ...Array(2).fill({ recurso: 'prestamos', fk_registro: prestamo }),
      ...Array(2).fill({ recurso: 'nomina', fk_registro: nomina }),
    ]);
  });

  test.each([
    ['2026-09-28', '0.00'],
    ['2026-09-30', '9.00'],
    ['2026-10-04', '54.20'],
    ['2026-10-05', '53.70'],
  ])('the saldo before %s is %s', async (day, saldo_anterior) => {
    expect(await movimientos(world.berta, rango(day, day))).toMatchObject({ saldo_anterior });
  });

  test('keeps the saldo on days without a row', async () => {
    expect(await movimientos(world.berta, rango('2026-10-13', '2026-10-14'))).toEqual({
      saldo_anterior: '67.40',
      filas: [],
      saldo: '67.40',
    });
  });

  test('shows an administrador only their own rows; a superadministrador chooses one', async () => {
    const day = rango('2026-10-03', '2026-10-03');
    const asked = { ...day, fk_usuario: world.berta.user.id };

    expect(await movimientos(world.carlos, asked)).toMatchObject({ saldo: '5.00' });
    expect(await movimientos(world.chief, asked)).toMatchObject({ saldo: '54.20' });
    expect(await world.chief.call(reportesCalls.movimientos, { query: day })).toMatchObject(
      refusedWith(422, 'Elija un administrador'),
    );
  });
});

const BACKWARDS = 'La fecha final no puede ser anterior a la fecha de inicio';

test.each([
  ['movimientos', '2026-01-01', '2026-04-03', 'Elija un rango de 92 días como máximo'],
  ['historico', '2016-02-29', '2026-03-01', 'Elija un rango de 10 años como máximo'],
  ['historico_global', '2016-01-01', '2026-01-01', 'Elija un rango de 10 años como máximo'],
  ['movimientos', '2026-10-02', '2026-10-01', BACKWARDS],
  ['depositos', '2026-10-02', '2026-10-01', BACKWARDS],
  ['historico', '2026-10-02', '2026-10-01', BACKWARDS],
  ['historico_global', '2026-10-02', '2026-10-01', BACKWARDS],
] as const)('%s from %s to %s: %s', async (name, from, to, error) => {
  const query = { por: 'mes', ...rango(from, to) };

  expect(await world.berta.call(reportesCalls[name], { query })).toMatchObject(refusedWith(422, error));
});

test('92 days and ten years are accepted', async () => {
  const { status } = await world.berta.call(reportesCalls.movimientos, {
    query: rango('2026-01-01', '2026-04-02'),
  });
  expect(status).toBe(200);

  const { body } = await world.chief.call(reportesCalls.historico_global, {
    query: { por: 'mes', ...rango('2016-01-01', '2025-12-31') },
  });
  expect(body.filas).toHaveLength(120);
});

describe('depositos', () => {
  test('counts requests by administrador and estado, with the mean days until the deposit', async () => {
    const october = rango('2026-10-01', '2026-10-31');
    const group = { fk_usuario: world.berta.user.id, administrador: 'Berta Mora' };
    const bertas = [
      { ...group, estado: 'P', conteo: 1, recibir: '0.10', entregar: '0.00', valor: '0.10', dias: '' },
      { ...group, estado: 'D', conteo: 3, recibir: '3.00', entregar: '3.00', valor: '6.00', dias: '0.7' },
      { ...group, estado: 'R', conteo: 1, recibir: '0.05', entregar: '0.00', valor: '0.05', dias: '' },
    ];
    const filas = async (client: Client, query = {}) =>
      (await client.call(reportesCalls.depositos, { query: { ...october, ...query } })).body.filas;

    expect(await filas(world.berta)).toEqual(bertas);
    expect(await filas(world.chief)).toMatchObject([
      ...bertas,
      { administrador: 'Carlos Nieto', estado: 'P' },
    ]);
    expect(await filas(world.chief, { fk_usuario: world.berta.user.id })).toEqual(bertas);
    expect(await filas(world.carlos, { fk_usuario: world.berta.user.id })).toMatchObject([{ valor: '0.07' }]);
  });

  test('counts a request on the day of its creation', async () => {
    const { body } = await world.berta.call(reportesCalls.depositos, {
      query: rango('2026-10-07', '2026-10-31'),
    });

    expect(body.filas).toEqual([]);
  });
});

describe('historico', () => {
  const week = { ingresos: '0.00', gastos: '0.00', premios: '0.00', nomina: '0.00' };

  test('has a row for each whole week, also without movements', async () => {
    const { body } = await world.berta.call(reportesCalls.historico, {
      query: rango('2026-10-01', '2026-10-12'),
    });

    expect(body.filas).toEqual([
      {
        fecha: '2026-09-28',
        ventas: '30.00',
        comision: '3.00',
        premios: '5.00',
        gastos: '0.30',
        ingresos: '0.50',
        nomina: '1.50',
        utilidad: '20.70',
        saldo: '53.70',
        variacion: '',
        en_curso: false,
      },
      {
        ...week,
        fecha: '2026-10-05',
        ventas: '0.00',
        comision: '0.00',
        nomina: '-0.20',
        utilidad: '0.20',
        saldo: '53.90',
        variacion: '-100.0',
        en_curso: false,
      },
      {
        ...week,
        fecha: '2026-10-12',
        ventas: '15.00',
        comision: '1.50',
        utilidad: '13.50',
        saldo: '67.40',
        variacion: '',
        en_curso: true,
      },
    ]);
  });

  test('by month, splits a week at the end of the month', async () => {
    const months = { por: 'mes', ...rango('2026-09-30', '2026-10-01') };
    const { body } = await world.berta.call(reportesCalls.historico_global, { query: months });

    expect(body.filas).toMatchObject([
      { fecha: '2026-09-01', ventas: '10.00', saldo: '9.00', variacion: '' },
      { fecha: '2026-10-01', ventas: '35.00', saldo: '67.40', variacion: '', en_curso: true },
    ]);
  });

  test('covers all administrators for a superadministrador, only their own rows for an administrador', async () => {
    const weeks = { por: 'semana', ...rango('2026-09-28', '2026-09-28') };
    const saldo = async (client: Client) =>
      (await client.call(reportesCalls.historico_global, { query: weeks })).body.filas[0].saldo;

    expect(await saldo(world.chief)).toBe('58.70');
    expect(await saldo(world.berta)).toBe('53.70');
    expect(await saldo(world.carlos)).toBe('5.00');
  });
});
