import { beforeAll, expect, test } from 'vitest';
import { dashboardCalls } from '../../contract/dashboard';
import { planillasCalls } from '../../contract/planillas';
import { reportesCalls } from '../../contract/reportes';
import { usuariosCalls } from '../../contract/usuarios';
import { vendedoresRest } from '../../contract/vendedores';
import { ventasRest } from '../../contract/ventas';
import { MONDAY, openWorld } from '../support/api/world';

const world = openWorld();

/** In the order of a Spanish dictionary; entered in another one. */
const NAMES = ['Ángela', 'Angelina', 'avila', 'Ávilas', 'Nadia', 'nubia', 'Ñauta', 'Oña', 'zoila'];

beforeAll(async () => {
  const { on } = world;
  for (const nombre of [...NAMES].sort()) {
    const { user } = await world.signIn('administrador', { nombre, apellido: 'Admin' });
    const fk_usuario = user.id;
    const fk_vendedor = await on.vendedor({ fk_usuario, nombre, apellido: 'Promotor' });
    const place = { fk_usuario, fk_vendedor, fk_sorteo: world.lotto };
    await on.venta({ ...place, fecha: MONDAY, total: 1_000, comision: 100 });
    await on.premio({ ...place, fecha: MONDAY, valor: 500, estado: 'PENDIENTE' });
    await on.deposito({ fk_usuario, fecha: MONDAY, valor: 700, tipo: 'RECIBIR', estado: 'P' });
  }
});

const query = { fecha: MONDAY };
const days = { fecha_gte: MONDAY, fecha_lte: MONDAY };

/** The first of our names that each row holds, in the order of the rows. */
const namesIn = (rows: readonly object[]): string[] => {
  const found = rows.flatMap((row) => {
    const words: string[] = JSON.stringify(row).match(/\p{L}+/gu) ?? [];

    return NAMES.find((name) => words.includes(name)) ?? [];
  });

  return [...new Set(found)];
};

test.each([
  ['the sheet of ventas', async () => (await world.chief.call(planillasCalls.ventas, { query })).body.filas],
  [
    'the sheet of premios',
    async () => (await world.chief.call(planillasCalls.premios, { query })).body.filas,
  ],
  ['the global sheet', async () => (await world.chief.call(planillasCalls.global, { query })).body.filas],
  [
    'the consolidated sheet',
    async () => (await world.chief.call(planillasCalls.consolidado, { query })).body.filas,
  ],
  [
    'the report of depósitos',
    async () => (await world.chief.call(reportesCalls.depositos, { query: days })).body.filas,
  ],
  [
    'the administradores of a select',
    async () => (await world.chief.call(usuariosCalls.administradores)).body.usuarios,
  ],
  [
    'the promotores of a select',
    async () =>
      (await world.chief.call(vendedoresRest.calls.list, { query: { sort: ['nombre', 'ASC'] } })).body,
  ],
  [
    'ventas by their promotor',
    async () =>
      (await world.chief.call(ventasRest.calls.list, { query: { sort: ['fk_vendedor', 'ASC'] } })).body,
  ],
  [
    'promotores without a venta today',
    async () => (await world.chief.call(dashboardCalls.one)).body.sin_venta_hoy,
  ],
])('[U12] %s come in the order of a Spanish dictionary', async (_, rows) => {
  expect(namesIn(await rows())).toEqual(NAMES);
});
