import { beforeAll, describe, expect, test } from 'vitest';
import { dashboardCalls } from '../../../contract/dashboard';
import type { Client } from '../../support/api/testApi';
import { MONDAY, openWorld, TODAY } from '../../support/api/world';

const SUNDAY = '2026-10-18';

const world = openWorld();
let abel: number;
let idle: number;
let late: number;
let later: number;

beforeAll(async () => {
  const { on, berta, carlos, zoe, rita, lotto, quina } = world;
  const own = { fk_usuario: berta.user.id };
  abel = await on.vendedor({ ...own, nombre: 'Abel', apellido: 'Paz' });
  idle = await on.vendedor({ ...own, nombre: 'Bea', apellido: 'Paz' });
  await on.vendedor({ ...own, nombre: 'Ida', apellido: 'Paz', estado: 'I' });

  const zoes = { ...own, fk_vendedor: zoe, fk_sorteo: lotto };
  const abels = { ...own, fk_vendedor: abel, fk_sorteo: quina };
  const ritas = { fk_usuario: carlos.user.id, fk_vendedor: rita, fk_sorteo: lotto };
  await on.venta({ ...zoes, fecha: '2026-10-11', total: 8_000, comision: 800 });
  await on.venta({ ...zoes, fecha: '2026-10-06', total: 2_000, comision: 200 });
  await on.venta({ ...zoes, fecha: MONDAY, total: 1_000, comision: 100 });
  await on.venta({ ...abels, fecha: MONDAY, total: 3_000, comision: 300 });
  await on.venta({ ...zoes, fecha: TODAY, total: 500, comision: 50 });
  await on.venta({ ...abels, fecha: TODAY, total: 700, estado: 'B' });
  await on.venta({ ...zoes, fk_vendedor: idle, fecha: TODAY, total: 900, estado: 'X' });
  await on.venta({ ...ritas, fecha: MONDAY, total: 4_000, comision: 400 });

  const pending = { ...zoes, estado: 'PENDIENTE' } as const;
  later = await on.premio({ ...pending, fecha: '2026-10-11', valor: 20, colilla: '07' });
  late = await on.premio({ ...pending, fecha: '2026-10-01', valor: 10 });
  await on.premio({ ...pending, fecha: MONDAY, valor: 30 });
  await on.premio({ ...zoes, fecha: '2026-09-01', valor: 40, estado: 'REVISADO' });
  await on.premio({ ...zoes, fecha: '2026-10-11', valor: 600, estado: 'PAGADO', fecha_pago: '2026-10-13' });
  await on.premio({ ...zoes, fecha: MONDAY, valor: 50, estado: 'ANULADO' });

  await on.gasto({ ...own, fecha: MONDAY, tipo: 'transporte', valor: 60 });
  await on.gasto({ ...own, fecha: MONDAY, tipo: 'arriendo', valor: 90 });
  await on.gasto({ ...own, fecha: TODAY, tipo: 'arriendo', valor: 10 });
  await on.gasto({ ...own, fecha: TODAY, tipo: 'otros', valor: 5, estado: 'X' });
  await on.gasto({ ...own, fecha: '2026-10-11', tipo: 'otros', valor: 7 });
  await on.deposito({ ...own, fecha: '2026-09-01', tipo: 'RECIBIR', valor: 70, estado: 'P' });
  await on.prestamo({ ...own, fk_vendedor: zoe, fecha: '2026-09-01', valor: 80, saldo: 75 });
  await on.prestamo({ ...own, fk_vendedor: zoe, fecha: '2026-09-01', valor: 80, estado: 'P' });
});

const tablero = async (client: Client, query = {}) => (await client.call(dashboardCalls.one, { query })).body;

describe("an administrador's week", () => {
  test('compares with last week up to the same day', async () => {
    expect(await tablero(world.berta)).toMatchObject({
      fecha: MONDAY,
      fecha_final: SUNDAY,
      hoy: TODAY,
      ventas: '45.00',
      ventas_anterior: '20.00',
      comision_anterior: '2.00',
      premios_anterior: '0.00',
      gastos_anterior: '0.00',
      gastos: '1.60',
      utilidad: '32.90',
      saldo: '121.23',
    });
  });

  test('counts pending work of any date, and payments', async () => {
    expect(await tablero(world.berta)).toMatchObject({
      premios_pagados: { conteo: 1, valor: '6.00' },
      premios_por_revisar: { conteo: 3, valor: '0.60' },
      premios_por_pagar: { conteo: 1, valor: '0.40' },
      depositos_pendientes: { conteo: 1, valor: '0.70' },
      ventas_en_borrador: { conteo: 1, valor: '7.00' },
      nominas_atrasadas: 1,
      nominas_faltantes: 1,
      prestamos_por_cobrar: { conteo: 1, valor: '0.75' },
    });
  });

  test('counts promotores: active, with a venta, the best, and those without one today', async () => {
    expect(await tablero(world.berta)).toMatchObject({
      promotores_activos: 3,
      promotores_con_venta: 2,
      promotores: [
        { id: abel, nombre: 'Abel Paz', valor: '30.00' },
        { id: world.zoe, nombre: 'Zoe Paz', valor: '15.00' },
      ],
      sin_venta_hoy: [{ id: idle, nombre: 'Bea Paz' }],
    });
  });

  test('has the ventas of each day beside those of the same day of last week', async () => {
    const { por_dia } = await tablero(world.berta);

    expect(por_dia).toHaveLength(7);
    expect([por_dia[0], por_dia[1], por_dia[2], por_dia[6]]).toEqual([
      { fecha: MONDAY, ventas: '40.00', ventas_anterior: '0.00' },
      { fecha: '2026-10-13', ventas: '0.00', ventas_anterior: '20.00' },
      { fecha: TODAY, ventas: '5.00', ventas_anterior: '0.00' },
      { fecha: SUNDAY, ventas: '0.00', ventas_anterior: '80.00' },
    ]);
  });

  test('has twelve weeks, oldest first', async () => {
    const { por_semana } = await tablero(world.berta);

    expect(por_semana).toHaveLength(12);
    expect(por_semana[0]).toMatchObject({ fecha: '2026-07-27', utilidad: '0.00', saldo: '0.00' });
    expect(por_semana.slice(-2)).toEqual([
      {
        fecha: '2026-10-05',
        ventas: '100.00',
        comision: '10.00',
        premios: '0.00',
        gastos: '0.07',
        nomina: '0.00',
        utilidad: '89.93',
        saldo: '88.33',
      },
      {
        fecha: MONDAY,
        ventas: '45.00',
        comision: '4.50',
        premios: '6.00',
        gastos: '1.60',
        nomina: '0.00',
        utilidad: '32.90',
        saldo: '121.23',
      },
    ]);
  });

  test('lists unreviewed premios of draws more than two days ago, oldest first', async () => {
    expect((await tablero(world.berta)).premios_atrasados).toMatchObject([
      { id: late, fecha: '2026-10-01', promotor: 'Zoe Paz', valor: '0.10' },
      { id: later, fecha: '2026-10-11', colilla: '07', valor: '0.20' },
    ]);
  });
});

test('an administrador sees only their own dashboard; a superadministrador sees one or all', async () => {
  const ofBerta = { fk_usuario: world.berta.user.id };

  expect(await tablero(world.carlos, ofBerta)).toMatchObject({
    ventas: '40.00',
    saldo: '36.00',
    promotores: [{ id: world.rita }],
    sin_venta_hoy: [{ id: world.rita }],
    premios_atrasados: [],
    premios_por_revisar: { conteo: 0, valor: '0.00' },
  });
  expect(await tablero(world.chief, ofBerta)).toEqual(await tablero(world.berta));
  expect(await tablero(world.chief)).toMatchObject({
    ventas: '85.00',
    saldo: '157.23',
    promotores_activos: 4,
    promotores_con_venta: 3,
    promotores: [{ id: world.rita }, { id: abel }, { id: world.zoe }],
  });
});

test('an empty business has an empty dashboard', async () => {
  expect(await tablero(await world.signIn('administrador'))).toMatchObject({
    ventas: '0.00',
    saldo: '0.00',
    ventas_anterior: '0.00',
    promotores: [],
    promotores_activos: 0,
    prestamos_por_cobrar: { conteo: 0, valor: '0.00' },
  });
});
