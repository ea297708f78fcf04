import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dashboardCalls } from '../../../contract/dashboard';
import { feriadosRest } from '../../../contract/feriados';
import { planillasCalls } from '../../../contract/planillas';
import { sorteosRest } from '../../../contract/sorteos';
import { ventasRest } from '../../../contract/ventas';
import { createStore } from '../../../src/store';
import { startAt } from '../../support/clock';
import { createSemana, createTablero, sorteo } from '../../support/factories';
import { answerCall, holdCall, refuseCall } from '../../support/msw';
import { renderApp } from '../../support/render';
import { restHost } from '../../support/rest';

startAt('2026-11-20T15:00:00Z');

const TABLERO = createTablero({
  ventas: '12345.00',
  ventas_en_borrador: { conteo: 3, valor: '90' },
  premios_pagados: { conteo: 5, valor: '2469' },
  premios_por_pagar: { conteo: 2, valor: '700' },
  saldo: '8000',
  utilidad: '1500',
  depositos_pendientes: { conteo: 4, valor: '900', recibir: '600', entregar: '300' },
  por_semana: [
    createSemana({ fecha: '2026-11-09', utilidad: '-20' }),
    createSemana({ fecha: '2026-11-16', utilidad: '1500' }),
  ],
});

const WEEK = { fecha: '2026-11-16', fecha_final: '2026-11-22' };
const fila = { fk_vendedor: 1, promotor: 'Zoe Paz', dias: [], comision: '0', neto: '0' };
const SHEETS = [
  answerCall(planillasCalls.ventas, {
    ...WEEK,
    dias: [],
    filas: [
      { ...fila, total: '100.25' },
      { ...fila, fk_vendedor: 2, total: '50' },
    ],
    borradores: { conteo: 1, valor: '8' },
  }),
  answerCall(planillasCalls.premios, {
    ...WEEK,
    filas: [],
    pagado_en_la_semana: { conteo: 6, valor: '410' },
  }),
];

type Options = Partial<Parameters<typeof renderApp>[0]>;

const open = (section: string, { profile = { api_local: true }, ...options }: Options = {}) =>
  renderApp({
    path: `/auth/${section}`,
    profile,
    ...options,
    handlers: [...(options.handlers ?? []), answerCall(dashboardCalls.one, TABLERO), ...SHEETS],
  });

/** The name of a way in, and what describes it. */
const says = async (name: string, figures: string) => {
  const link = await screen.findByRole('link', { name });
  await waitFor(() => expect(link).toHaveAccessibleDescription(figures));
};

test('[L7] each way into the planillas has its figures of the week, of one request', async () => {
  const { calls } = open('planillas');

  await says('Ventas Lo vendido por promotor, día por día', '$12,345 vendido esta semana 3 sin cerrar');
  await says(
    'Premios Los premios de la semana por promotor y su estado',
    '$2,469 pagado esta semana $700 por pagar',
  );
  await says('Global Ventas, comisión y premios por administrador', '20.0 % premios / ventas esta semana');
  await says('Consolidado La caja de la semana, de saldo a saldo', '$8,000 saldo');
  expect(calls.filter((call) => /dashboard|planillas/.test(call))).toEqual(['GET /api/dashboard']);
});

test('[L7] roles without a dashboard read them from the sheets of their scope', async () => {
  const { sent, calls } = open('planillas', { role: 'sumador', handlers: restHost(ventasRest).handlers });

  await says('Ventas Lo vendido por promotor, día por día', '$150 vendido esta semana 1 sin cerrar');
  await says(
    'Premios Los premios de la semana por promotor y su estado',
    '$410 pagado esta semana 6 premios',
  );
  expect(await sent(planillasCalls.ventas)).toEqual(['?fecha=2026-11-16']);
  expect(calls).not.toContain('GET /api/dashboard');
});

test.each([
  ['superadministrador', 'saldo de todos', 'utilidad de todos esta semana'],
  ['administrador', 'saldo', 'utilidad esta semana'],
])('[L7] the reports have figures for a %s, which say whose they are', async (role, saldo, utilidad) => {
  open('reportes', { role });

  await says('Movimientos La caja de un administrador, movimiento por movimiento', `$8,000 ${saldo}`);
  await says('Depósitos Las solicitudes por estado y lo que tardan', '4 pendientes $600 por recibir');
  await says('Histórico La utilidad de un administrador, semana a semana', `$1,500 ${utilidad}`);
  await says(
    'Histórico global La utilidad del negocio, por semana o por mes',
    '−$20 utilidad de la semana anterior',
  );
});

test('[L7] the configuration counts the draws that are active and names the next holiday', async () => {
  const feriado = (id: number, fecha: string, nombre: string) => ({
    id,
    fecha,
    nombre,
    ambito: 'N',
    estado: 'A',
  });
  const feriados = restHost(feriadosRest, [
    feriado(3, '2027-01-01', 'Año Nuevo'),
    feriado(2, '2026-12-25', 'Navidad'),
    feriado(1, '2026-11-03', 'Cuenca'),
  ]);
  const sorteos = restHost(
    sorteosRest,
    [1, 2].map((id) => ({ id, ...sorteo })),
  );
  open('configuracion', { handlers: [...feriados.handlers, ...sorteos.handlers] });

  await says('Sorteos Crear y modificar sorteos', '2 activos');
  await says('Feriados Crear y modificar feriados', '25 dic el próximo: Navidad');
  expect(sorteos.asked).toMatchObject([{ filter: { estado: 'A' }, range: [0, 0] }]);
});

test('[Y1] with Centavos on, the figures of a way in have their cents', async () => {
  open('reportes', { role: 'administrador' });
  const store = createStore();
  store.belongTo(7);
  store.setItem('centavos', true);

  await says('Movimientos La caja de un administrador, movimiento por movimiento', '$8,000.00 saldo');
  await says('Depósitos Las solicitudes por estado y lo que tardan', '4 pendientes $600.00 por recibir');
  await says(
    'Histórico global La utilidad del negocio, por semana o por mes',
    '−$20.00 utilidad de la semana anterior',
  );
});

test('[L7] a figure has its place while it loads', async () => {
  open('planillas', { handlers: [holdCall(dashboardCalls.one)] });

  await says('Consolidado La caja de la semana, de saldo a saldo', 'saldo');
});

test('[L7] a figure that cannot be read is absent, and its way in stays', async () => {
  const { calls } = open('planillas', { handlers: [refuseCall(dashboardCalls.one, 500, 'No se pudo leer')] });

  const link = await screen.findByRole('link', { name: /^Consolidado/ });
  await waitFor(() => expect(link).not.toHaveAccessibleDescription());
  expect(calls).toContain('GET /api/dashboard');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each(['planillas', 'reportes', 'configuracion'])(
  '[L7] another host is not asked for the figures of %s',
  async (section) => {
    const { calls } = open(section, { profile: {} });
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByRole('heading', { level: 2 });

    expect(calls.filter((call) => /dashboard|planillas|sorteos|feriados/.test(call))).toEqual([]);
  },
);
