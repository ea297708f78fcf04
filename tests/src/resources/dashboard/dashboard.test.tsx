import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboardCalls } from '../../../../contract/dashboard';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createStore } from '../../../../src/store';
import { createSemana, createTablero, createUsuario } from '../../../support/factories';
import { cellsOf } from '../../../support/inputs';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { withStyles } from '../../../support/styles';

const TABLERO = createTablero({
  hoy: '2026-11-16',
  ventas: '1125.00',
  ventas_anterior: '1000.00',
  premios_pagados: { conteo: 3, valor: '225.00' },
  premios_por_revisar: { conteo: 1, valor: '40.00' },
  premios_por_pagar: { conteo: 2, valor: '60.00' },
  gastos: '80.00',
  utilidad: '707.50',
  saldo: '-50.00',
  depositos_pendientes: { conteo: 4, valor: '900.00', recibir: '600.00', entregar: '300.00' },
  ventas_en_borrador: { conteo: 1, valor: '12.00' },
  nominas_atrasadas: 1,
  nominas_faltantes: 1,
  prestamos_por_cobrar: { conteo: 5, valor: '350.00' },
  promotores_con_venta: 7,
  promotores_activos: 9,
  comision_anterior: '100.00',
  premios_anterior: '300.00',
  gastos_anterior: '90.00',
  por_dia: [
    { fecha: '2026-11-16', ventas: '525.00', ventas_anterior: '400.00' },
    { fecha: '2026-11-17', ventas: '0.00', ventas_anterior: '700.00' },
  ],
  por_semana: [
    createSemana({ fecha: '2026-11-02', ventas: '900.00', premios: '450.00', saldo: '10.00' }),
    createSemana({
      fecha: '2026-11-09',
      ventas: '1500.00',
      gastos: '95.00',
      nomina: '210.00',
      saldo: '20.00',
    }),
    createSemana({
      fecha: '2026-11-16',
      ventas: '1125.00',
      comision: '112.50',
      premios: '225.00',
      gastos: '80.00',
      utilidad: '707.50',
      saldo: '-50.00',
    }),
  ],
  sin_venta_hoy: ['Pedro Vera', 'Ana', 'Berta', 'Carla', 'Delia', 'Eva', 'Fani'].map((nombre, n) => ({
    id: 20 + n,
    nombre,
  })),
  premios_atrasados: [{ id: 81, fecha: '2026-11-12', promotor: 'Eva Mora', colilla: '0042', valor: '40.00' }],
});

const open = (path = '', role = 'administrador', tablero = TABLERO) => {
  const app = renderApp({
    path: `/auth/dashboard${path}`,
    role,
    handlers: [
      answerCall(dashboardCalls.one, tablero),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
    ],
  });

  return { ...app, asked: () => app.sent(dashboardCalls.one) };
};

const indicadores = async (name: string | RegExp = /^Semana del/) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => {
      const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
      const { filter, ...asked } = Object.fromEntries(searchParams);

      return [link.textContent, pathname.replace('/auth/', ''), filter ? JSON.parse(filter) : asked];
    });

const WEEK = { fecha_gte: '2026-11-16', fecha_lte: '2026-11-22' };

test('[L6] each figure of an administrador leads to its list, and shows only own data whatever the address says', async () => {
  const { asked } = open('?fk_usuario=3');

  expect(await indicadores()).toEqual([
    [
      'Ventas$1,125▲ +12.5 % los mismos días de la semana anterior $1,000',
      'ventas',
      { ...WEEK, estado: 'C' },
    ],
    [
      'Premios pagados en la semana$2253 premios',
      'premios',
      { estado: 'PAGADO', fecha_pago_gte: '2026-11-16', fecha_pago_lte: '2026-11-22' },
    ],
    ['Premios / ventas20.0 %de lo vendido en la semana', 'planillas/global', { fecha: '2026-11-16' }],
    ['Gastos$80', 'gastos', { ...WEEK, estado: 'A' }],
    ['Utilidad$708sin su nomina', 'reportes/historico', {}],
  ]);
  expect(await indicadores('Por hacer')).toEqual([
    ['1Premios por revisar$40', 'premios', { estado: 'PENDIENTE' }],
    ['2Premios por pagar$60', 'premios', { estado: 'REVISADO' }],
    ['4Depósitos pendientesRecibir $600 · Entregar $300', 'depositos', { estado: 'P' }],
    ['1Ventas sin cerrar$12', 'ventas', { estado: 'B' }],
    ['1Nominas por hacerde la semana anterior', 'nomina', {}],
  ]);
  expect(await indicadores('Saldos')).toEqual([
    ['Saldo−$50', 'reportes/movimientos', {}],
    ['Préstamos por cobrar$3505 préstamos', 'prestamos', { estado: 'A' }],
  ]);
  expect(await indicadores('Promotores sin venta hoy')).toContainEqual([
    'Con venta esta semana: 7 de 9',
    'vendedores',
    { estado: 'A' },
  ]);
  const week = 'Semana del 2026-11-16 al 2026-11-22, en curso';
  expect(screen.getByRole('heading', { name: week })).toBeVisible();
  expect(screen.queryByLabelText('Administrador')).not.toBeInTheDocument();
  expect(await asked()).toEqual(['']);
});

test('[Y1] with Centavos on, every amount of the dashboard has its cents', async () => {
  open();
  const store = createStore();
  store.belongTo(7);
  store.setItem('centavos', true);
  const texts = async (name: string | RegExp) => (await indicadores(name)).map(([text]) => text);

  expect(await texts(/^Semana del/)).toEqual([
    'Ventas$1,125.00▲ +12.5 % los mismos días de la semana anterior $1,000.00',
    'Premios pagados en la semana$225.003 premios',
    'Premios / ventas20.0 %de lo vendido en la semana',
    'Gastos$80.00',
    'Utilidad$707.50sin su nomina',
  ]);
  expect(await texts('Por hacer')).toEqual([
    '1Premios por revisar$40.00',
    '2Premios por pagar$60.00',
    '4Depósitos pendientesRecibir $600.00 · Entregar $300.00',
    '1Ventas sin cerrar$12.00',
    '1Nominas por hacerde la semana anterior',
  ]);
  expect(await texts('Saldos')).toEqual(['Saldo−$50.00', 'Préstamos por cobrar$350.005 préstamos']);
  expect(screen.getByRole('link', { name: /^2026-11-12 · Eva Mora/ })).toHaveTextContent(/ · \$40\.00$/);
});

test('a superadministrador sees the figures and links of all administrators or of one', async () => {
  const { user, asked } = open('', 'superadministrador');
  const all = await indicadores();
  expect(all[4]).toEqual(['Utilidad$708sin 1 nomina', 'reportes/historico_global', {}]);
  const [saldo] = await indicadores('Saldos');
  expect(saldo?.slice(1)).toEqual(['planillas/consolidado', { fecha: '2026-11-16' }]);

  await screen.findByRole('option', { name: 'Luis Zambrano' });
  await user.selectOptions(screen.getByLabelText('Administrador'), 'Luis Zambrano');

  await expect.poll(asked).toEqual(['', '?fk_usuario=3']);
  const [revisar] = await indicadores('Por hacer');
  expect(revisar?.[2]).toEqual({ estado: 'PENDIENTE', fk_usuario: '3' });
  const vendedores = await indicadores('Promotores sin venta hoy');
  expect(vendedores.at(-1)?.[2]).toEqual({ estado: 'A', fk_usuario: '3' });
  const [own] = await indicadores('Saldos');
  expect(own?.slice(1)).toEqual(['reportes/movimientos', { fk_usuario: '3' }]);
});

test('promotores without sales today, five at first, link to a new venta; overdue premios link to their form', async () => {
  const { user } = open();
  const card = within(await screen.findByRole('region', { name: 'Promotores sin venta hoy' }));
  const names = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names()).toEqual(['Pedro Vera', 'Ana', 'Berta', 'Carla', 'Delia']);
  const source = encodeURIComponent('{"fk_vendedor":20}');
  const pedro = card.getByRole('link', { name: 'Pedro Vera' });
  expect(pedro).toHaveAttribute('href', `/auth/ventas/create?source=${source}`);
  await user.click(card.getByRole('button', { name: 'Ver los 7' }));
  expect(names()).toHaveLength(7);

  const late = screen.getByRole('link', { name: '2026-11-12 · Eva Mora · 0042 · $40' });
  expect(late).toHaveAttribute('href', '/auth/premios/edit/81');
});

test('[L6] [Y5] the work stands first, then the figures in two groups, then what waits by name, then three questions', async () => {
  open();
  await screen.findByRole('region', { name: '¿Qué se paga?' });
  const main = within(screen.getByRole('main'));

  expect(main.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Por hacer',
    'Semana del 2026-11-16 al 2026-11-22, en curso',
    'Saldos',
    'Promotores sin venta hoy',
    'Premios pendientes por más de 2 días',
    '¿Cómo va la semana?',
    '¿Quién vende más?',
    '¿Qué se paga?',
  ]);
});

const linksWithWeeks = async () => {
  const week = within(await screen.findByRole('region', { name: /^Semana del/ })).getAllByRole('link');
  const [saldo] = within(screen.getByRole('region', { name: 'Saldos' })).getAllByRole('link');

  return [...week, saldo as HTMLElement];
};

test('[L6] each figure of the week says between what it was in the last weeks', async () => {
  open();
  const words = (await linksWithWeeks()).map((link) => link.title);

  expect(words).toEqual([
    'Últimas 3 semanas: entre $900 y $1,500',
    'Últimas 3 semanas: entre $0 y $450',
    'Últimas 3 semanas: entre 0.0 % y 50.0 %',
    'Últimas 3 semanas: entre $0 y $95',
    'Últimas 3 semanas: entre $0 y $708',
    'Últimas 3 semanas: entre −$50 y $20',
  ]);
});

test('[L6] each figure of the week draws its weeks as a line', async () => {
  open();
  const lines = (await linksWithWeeks()).map((link) => {
    const points = link.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];

    return points.map((point) => point.split(',').map((value) => Math.round(Number(value))));
  });

  // The highest value is 0: a picture counts from its top.
  expect(lines.slice(0, 2)).toEqual([
    [
      [0, 100],
      [50, 0],
      [100, 63],
    ],
    [
      [0, 0],
      [50, 100],
      [100, 50],
    ],
  ]);
  expect(lines.map((points) => points.length)).toEqual([3, 3, 3, 3, 3, 3]);
});

test('[Y9] the point of each line has a length, which every browser draws as a point', async () => {
  open();
  for (const link of await linksWithWeeks()) {
    const [, length] = /h(\d*\.?\d+)$/.exec(link.querySelector('path')?.getAttribute('d') ?? '') ?? [];
    expect(Number(length)).toBeGreaterThan(0);
    expect(Number(length)).toBeLessThan(0.1);
  }
});

test('[Y5] what waits is loud; where nothing waits stands a quiet 0, without an amount', async () => {
  withStyles();
  const two = { conteo: 2, valor: '60.00' };
  open('', 'administrador', createTablero({ premios_por_pagar: two, ventas: '60.00' }));
  const region = (name: string | RegExp) => screen.findByRole('region', { name });
  const work = within(await region('Por hacer'));

  expect(work.getByText('Premios por pagar')).toHaveStyle({ fontWeight: 600 });
  expect(work.getByText('Premios por revisar')).not.toHaveStyle({ fontWeight: 600 });
  expect(work.getByText('2')).toHaveStyle({ fontWeight: 600 });
  for (const zero of work.getAllByText('0')) expect(zero).not.toHaveStyle({ fontWeight: 600 });
  expect(work.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '0Premios por revisar',
    '2Premios por pagar$60',
    '0Depósitos pendientes',
    '0Ventas sin cerrar',
    '0Nominas por hacerla semana anterior está hecha',
  ]);
  const week = within(await region(/^Semana del/));
  const [ventas] = week.getAllByRole('link');
  const sold = within(ventas as HTMLElement).getByText('$60');
  expect(sold).toHaveStyle({ fontWeight: 600 });
  for (const zero of week.getAllByText(/^(\$0|0\.0 %)$/)) {
    expect(zero).toHaveStyle({ fontWeight: 400 });
    expect(zero).not.toHaveStyle({ color: getComputedStyle(sold).color });
  }
});

const openTable = async (name: string) => {
  const { user } = open();
  const plot = within(await screen.findByRole('region', { name }));
  expect(plot.getByRole('img')).toHaveAccessibleName(name);
  await user.click(plot.getByText('Ver como tabla'));

  return plot.getAllByRole('row').map(cellsOf);
};

test('[L6] the days to come are empty, and a running week has no total beside a whole one', async () => {
  expect(await openTable('¿Cómo va la semana?')).toEqual([
    ['DÍA', 'ESTA SEMANA', 'SEMANA ANTERIOR'],
    ['Lun 16', '$525', '$400'],
    ['Mar 17', '', '$700'],
  ]);
});

test('[L6] what is paid stands beside the same days of last week, the nomina beside a whole one', async () => {
  expect(await openTable('¿Qué se paga?')).toEqual([
    ['PAGO', 'ESTA SEMANA', 'SEMANA ANTERIOR'],
    ['Premios', '$225', '$300'],
    ['Comisión', '$113', '$100'],
    ['Gastos', '$80', '$90'],
    ['Nomina', '$0', '$210'],
    ['TOTAL', '$418', '$700'],
  ]);
});

test('a chart without data says so', async () => {
  open();
  const empty = within(await screen.findByRole('region', { name: '¿Quién vende más?' }));

  expect(empty.getByText('Sin datos en esta semana')).toBeVisible();
});
