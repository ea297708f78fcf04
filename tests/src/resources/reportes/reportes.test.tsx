import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Call, RawAnswerOf } from '../../../../contract/call';
import { reportesCalls } from '../../../../contract/reportes';
import { usuariosCalls } from '../../../../contract/usuarios';
import { startAt } from '../../../support/clock';
import { createUsuario } from '../../../support/factories';
import { rowsOf } from '../../../support/inputs';
import { setMedia } from '../../../support/layout/media';
import { answerCall, refuseCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';

type Movimiento = RawAnswerOf<typeof reportesCalls.movimientos>['filas'][number];

const movimiento = (values: Partial<Movimiento> = {}): Movimiento => ({
  fecha: '2026-11-03',
  concepto: 'VENTA',
  recurso: 'ventas',
  fk_registro: 81,
  detalle: '',
  ingreso: '20.40',
  egreso: 0,
  saldo: '120.40',
  ...values,
});

const MOVIMIENTOS: RawAnswerOf<typeof reportesCalls.movimientos> = {
  saldo_anterior: '100.00',
  filas: [
    movimiento(),
    movimiento({
      concepto: 'DEPOSITO_RECIBIR',
      recurso: 'depositos',
      fk_registro: 5,
      ingreso: '30.40',
      saldo: '150.80',
    }),
    movimiento({
      concepto: 'AJUSTE',
      recurso: 'nomina',
      fk_registro: 7,
      detalle: 'Eva Mora',
      ingreso: 0,
      egreso: '50.00',
      saldo: '100.80',
    }),
  ],
  saldo: '100.80',
};

const fila = (fecha: string, ventas: number, variacion: string) => ({
  fecha,
  ventas,
  comision: ventas / 10,
  premios: 100,
  gastos: 50,
  ingresos: 20,
  nomina: 30,
  utilidad: ventas * 0.9 - 160,
  saldo: 500,
  variacion,
});

startAt('2026-11-11T15:00:00Z');

const open = <C extends Call>(path: string, call: C, body: RawAnswerOf<C>, role = 'administrador') => {
  const app = renderApp({
    path: `/auth/reportes${path}`,
    role,
    handlers: [
      answerCall(call, body),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
    ],
  });

  return { ...app, asked: () => app.sent(call) };
};

test('[M9] movimientos of this month show first, daily and last balance exactly, and link to their records', async () => {
  const later = movimiento({ fecha: '2026-11-04', fk_registro: 82, ingreso: '10.00', saldo: '110.80' });
  const filas = [...MOVIMIENTOS.filas, later];
  const { asked, user } = open('/movimientos', reportesCalls.movimientos, {
    ...MOVIMIENTOS,
    filas,
    saldo: '110.80',
  });
  await user.click(await screen.findByRole('button', { name: 'Mostrar centavos' }));

  expect(await rowsOf('Movimientos')).toEqual([
    ['TIPO', 'REFERENCIA', 'DETALLE', 'INGRESO', 'EGRESO', 'SALDO'],
    ['SALDO ANTERIOR', '', '', '', '', '$100.00'],
    ['2026-11-03'],
    ['Venta', 'Venta 81', '', '$20.40', '', '$120.40'],
    ['Depósito recibido', 'Solicitud 5', '', '$30.40', '', '$150.80'],
    ['Ajuste de nomina', 'Nomina 7', 'Eva Mora', '', '$50.00', '$100.80'],
    ['SUBTOTAL 2026-11-03', '', '', '$50.80', '$50.00', '$100.80'],
    ['2026-11-04'],
    ['Venta', 'Venta 82', '', '$10.00', '', '$110.80'],
    ['SUBTOTAL 2026-11-04', '', '', '$10.00', '$0.00', '$110.80'],
    ['TOTAL', '', '', '$60.80', '$50.00', '$110.80'],
  ]);
  expect(await asked()).toEqual(['?fecha_gte=2026-11-01&fecha_lte=2026-11-11']);
  for (const [name, href] of [
    ['Venta 81', '/auth/ventas/edit/81'],
    ['Solicitud 5', '/auth/depositos/edit/5'],
    ['Nomina 7', '/auth/nomina/planilla/7'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('[Y3] without movimientos the report still begins and ends with its saldo, and folds the rest', async () => {
  open('/movimientos', reportesCalls.movimientos, { saldo_anterior: '0', filas: [], saldo: '0' });

  const [head, ...rows] = await rowsOf('Movimientos');
  expect(head).toEqual(['TIPO', 'SALDO']);
  expect(rows).toEqual([
    ['SALDO ANTERIOR', expect.stringMatching(/^\$0/)],
    ['TOTAL', expect.stringMatching(/^\$0/)],
  ]);
  expect(screen.getByText(/^4 columnas sin valores/)).toBeVisible();
});

test('[Y3] on a phone a button says the days of a report and opens its inputs', async () => {
  setMedia('599.95');
  const { user } = open('/movimientos', reportesCalls.movimientos, MOVIMIENTOS, 'superadministrador');
  await user.click(await screen.findByRole('button', { name: 'Filtros: dom 1 – mié 11 nov' }));

  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  for (const label of ['Desde', 'Hasta', 'Administrador']) expect(sheet.getByLabelText(label)).toBeVisible();
});

test('[Y7] the days of a report are said without a warning, however long ago its first one is', async () => {
  open('/historico', reportesCalls.historico, { filas: [] });

  expect(await screen.findByLabelText('Desde')).toHaveAccessibleDescription('lun 24 ago');
  expect(screen.getByLabelText('Hasta')).toHaveAccessibleDescription('mié 11 nov');
});

test('[U40] movimientos of a superadministrador begin with the first administrador', async () => {
  const { asked } = open('/movimientos', reportesCalls.movimientos, MOVIMIENTOS, 'superadministrador');

  await screen.findByRole('table');
  expect(await asked()).toEqual(['?fecha_gte=2026-11-01&fecha_lte=2026-11-11&fk_usuario=3']);
  expect(screen.getByText('ADMINISTRADOR').closest('div')).toHaveTextContent('Luis Zambrano');
  expect(screen.getByLabelText('Administrador')).toHaveDisplayValue('Luis Zambrano');
});

test('[U40] the other report begins with the administrador who was chosen last @ci', async () => {
  const usuarios = [createUsuario(), createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' })];
  const { user, sent } = renderApp({
    path: '/auth/reportes/movimientos',
    handlers: [
      answerCall(reportesCalls.movimientos, MOVIMIENTOS),
      answerCall(reportesCalls.historico, { filas: [] }),
      answerCall(usuariosCalls.administradores, { usuarios }),
    ],
  });
  await screen.findByRole('option', { name: 'Rosa Mera' });
  await user.selectOptions(screen.getByLabelText('Administrador'), 'Rosa Mera');
  const [menu] = screen.getAllByRole('link', { name: 'Reportes' });
  await user.click(menu as HTMLElement);
  await user.click(await screen.findByRole('link', { name: /^Histórico(?! global)/ }));
  await screen.findByRole('heading', { level: 1, name: /^Histórico/ });

  await vi.waitFor(async () => expect((await sent(reportesCalls.historico)).at(-1)).toMatch(/fk_usuario=4$/));
});

test('many rows are split into pages on screen, and all are printed @long', async () => {
  const filas = Array.from({ length: 450 }, (_, index) =>
    movimiento({ fk_registro: index + 1, ingreso: 1, saldo: 101 + index }),
  );
  const { user } = open('/movimientos', reportesCalls.movimientos, { ...MOVIMIENTOS, filas });
  const table = await screen.findByRole('table');
  const count = () => table.querySelectorAll('tbody tr').length;
  // 200 rows and the row of their day.
  expect(count()).toBe(201);

  await user.click(screen.getByLabelText(/página 2$/));
  expect(within(table).getByText('Venta 200')).toBeVisible();
  expect(count()).toBe(201);

  act(() => void window.dispatchEvent(new Event('beforeprint')));
  // All rows, with the rows of their day and its subtotal.
  expect(count()).toBe(453);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(count()).toBe(201);
});

test('a missing report or a too long range shows a red alert and keeps the controls', async () => {
  renderApp({
    path: '/auth/reportes/movimientos?fecha_gte=2025-01-01',
    role: 'administrador',
    handlers: [refuseCall(reportesCalls.movimientos, 400, 'Elija 92 días como máximo')],
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('Elija 92 días como máximo');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  expect(screen.getByLabelText('Desde')).toHaveValue('2025-01-01');
});

test('[M9] depositos shows states in words, what came and went apart, and a total of what moved', async () => {
  const ofLuis = { fk_usuario: 3, administrador: 'Luis Zambrano' };
  open('/depositos', reportesCalls.depositos, {
    filas: [
      { ...ofLuis, estado: 'P', conteo: 2, recibir: '150.00', entregar: '0.00', valor: '150.00', dias: '' },
      {
        ...ofLuis,
        estado: 'D',
        conteo: 4,
        recibir: '300.00',
        entregar: '100.00',
        valor: '400.00',
        dias: '1.5',
      },
    ],
  });

  expect(await rowsOf('Reporte de Depósitos')).toEqual([
    ['ADMINISTRADOR', 'ESTADO', 'SOLICITUDES', 'RECIBIR', 'ENTREGAR', 'DÍAS PROMEDIO'],
    ['Luis Zambrano', 'Pendiente', '2', '$150', '$0', ''],
    ['Luis Zambrano', 'Depositado', '4', '$300', '$100', '1.5'],
    ['TOTAL', '', '4', '$300', '$100', ''],
  ]);
  expect(screen.getByText('El TOTAL suma solo lo depositado')).toBeVisible();
});

test('[M9] historico has a row per week for twelve weeks, and shows changes by sign and shape', async () => {
  const { asked } = open('/historico', reportesCalls.historico, {
    filas: [
      fila('2026-10-26', 1000, ''),
      fila('2026-11-02', 875, '-12.5'),
      { ...fila('2026-11-09', 10, ''), en_curso: true },
    ],
  });

  expect(await rowsOf('Histórico')).toEqual([
    ['SEMANA', 'VENTAS', 'COMISIÓN', 'PREMIOS', 'GASTOS', 'INGRESOS', 'NOMINA', 'UTILIDAD', 'SALDO', 'VAR %'],
    ['2026-10-26 al 2026-11-01', '$1,000', '$100', '$100', '$50', '$20', '$30', '$740', '$500', '—'],
    ['2026-11-02 al 2026-11-08', '$875', '$88', '$100', '$50', '$20', '$30', '$628', '$500', '▼ −12.5 %'],
    ['2026-11-09 al 2026-11-15, en curso', '$10', '$1', '$100', '$50', '$20', '$30', '−$151', '$500', '—'],
    ['TOTAL', '$1,885', '$189', '$300', '$150', '$60', '$90', '$1,217', '', ''],
  ]);
  expect(await asked()).toEqual(['?fecha_gte=2026-08-24&fecha_lte=2026-11-11']);
});

test('historico_global can be grouped by month, with months in upper case', async () => {
  const { user, asked } = open('/historico_global', reportesCalls.historico_global, {
    filas: [fila('2026-10-01', 1000, '8')],
  });
  await screen.findByText('2026-10-01 al 2026-10-04');

  await user.selectOptions(screen.getByLabelText('Por'), 'Mes');

  expect(await screen.findByRole('cell', { name: 'OCTUBRE 2026' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '+8.0 %' })).toBeVisible();
  const last = async () => (await asked()).at(-1);
  await expect.poll(last).toBe('?fecha_gte=2025-12-01&fecha_lte=2026-11-11&por=mes');
});

const HISTORICO = {
  filas: [fila('2026-10-26', 1000, ''), { ...fila('2026-11-09', 10, ''), en_curso: true }],
};

const BY_WEEK = 'Ventas, premios y utilidad por semana, la última en curso';
const BY_MONTH = 'Ventas, premios y utilidad por mes, el último en curso';

test.each([
  ['Histórico', BY_WEEK, () => open('/historico', reportesCalls.historico, HISTORICO)],
  [
    'Histórico Global',
    BY_MONTH,
    () => open('/historico_global?por=mes', reportesCalls.historico_global, HISTORICO),
  ],
  [
    'Movimientos',
    'Saldo al final de cada día',
    () => open('/movimientos', reportesCalls.movimientos, MOVIMIENTOS),
  ],
])('[L8] %s has a plot above the table, which describes it', async (report, title, openReport) => {
  const { user } = openReport();
  const plot = await screen.findByRole('img', { name: title });
  const table = screen.getByRole('region', { name: report });

  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(plot).toHaveAccessibleDescription('Los valores están en la tabla de abajo');
  expect(plot).toHaveAttribute('aria-details', table.id);
  expect(plot.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await user.click(screen.getByRole('button', { name: 'Ocultar gráfico' }));
  expect(screen.queryByRole('img', { name: title })).not.toBeInTheDocument();
  expect(table).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar gráfico' }));
  expect(screen.getByRole('img', { name: title })).toBeVisible();
});

test('[L8] a hidden plot stays hidden in its report, others are shown @ci', async () => {
  const { user } = renderApp({
    path: '/auth/reportes/historico',
    role: 'administrador',
    handlers: [
      answerCall(reportesCalls.historico, HISTORICO),
      answerCall(reportesCalls.movimientos, MOVIMIENTOS),
    ],
  });
  const visit = async (card: RegExp) => {
    const [menu] = screen.getAllByRole('link', { name: 'Reportes' });
    await user.click(menu as HTMLElement);
    await user.click(await screen.findByRole('link', { name: card }));
  };
  await user.click(await screen.findByRole('button', { name: 'Ocultar gráfico' }));

  await visit(/^Movimientos/);
  expect(await screen.findByRole('img', { name: 'Saldo al final de cada día' })).toBeVisible();
  await visit(/^Histórico(?! global)/);
  expect(await screen.findByRole('button', { name: 'Mostrar gráfico' })).toBeVisible();
});

test('[L8] a report without rows has no plot', async () => {
  open('/historico', reportesCalls.historico, { filas: [] });
  await screen.findByText('No hay semanas en estas fechas');

  expect(screen.queryByRole('button', { name: 'Ocultar gráfico' })).not.toBeInTheDocument();
});
