import { render, screen, waitFor, within } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { describe, expect, test, vi } from 'vitest';
import { dashboardCalls, type Tablero } from '../../../../contract/dashboard';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createTablero, createUsuario } from '../../../factories';
import { answerCall, refuseCall } from '../../../msw';
import { renderApp } from '../../../render';

const TABLERO = createTablero({
  ventas: '1125.00',
  ventas_anterior: '1000.00',
  premios_pagados: { conteo: 3, valor: '225.00' },
  premios_por_revisar: { conteo: 1, valor: '40.00' },
  premios_por_pagar: { conteo: 2, valor: '60.00' },
  gastos: '80.00',
  utilidad: '707.50',
  saldo: '-50.00',
  depositos_pendientes: { conteo: 4, valor: '900.00' },
  ventas_en_borrador: { conteo: 1, valor: '12.00' },
  nominas_atrasadas: 1,
  nominas_faltantes: 1,
  prestamos_por_cobrar: { conteo: 5, valor: '350.00' },
  promotores_con_venta: 7,
  promotores_activos: 9,
  por_dia: [
    { fecha: '2026-11-16', ventas: '600.00', premios: '25.00' },
    { fecha: '2026-11-17', ventas: '525.00', premios: '200.00' },
  ],
  premios_por_estado: [{ estado: 'PAGADO', conteo: 3, valor: '225.00' }],
  sin_venta_hoy: [{ id: 20, nombre: 'Pedro Vera' }],
  premios_atrasados: [{ id: 81, fecha: '2026-11-12', promotor: 'Eva Mora', colilla: '0042', valor: '40.00' }],
});

const open = (path = '', role = 'administrador', values: Partial<Tablero> = {}) => {
  const asked: string[] = [];
  const app = renderApp({
    path: `/auth/dashboard${path}`,
    role,
    handlers: [
      answerCall(dashboardCalls.one, ({ request }) => {
        asked.push(new URL(request.url).search);

        return { ...TABLERO, ...values };
      }),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
    ],
  });

  return { ...app, asked };
};

/** The cards as they read, and where they lead: the list's filter, or what a report is asked. */
const indicadores = async (name: string | RegExp = /^Semana del/) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => {
      const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
      const { filter, ...asked } = Object.fromEntries(searchParams);

      return [link.textContent, pathname.replace('/auth/', ''), filter ? JSON.parse(filter) : asked];
    });

const WEEK = { fecha_gte: '2026-11-16', fecha_lte: '2026-11-22' };

describe('the figures', () => {
  test('each leads to the list behind it, filtered', async () => {
    open();

    expect(await indicadores()).toEqual([
      [
        'Ventas$1,125▲ +12.5 % los mismos días de la semana anterior $1,000',
        'ventas',
        { ...WEEK, estado: 'C' },
      ],
      [
        'Premios pagados$2253 premios',
        'premios',
        { estado: 'PAGADO', fecha_pago_gte: '2026-11-16', fecha_pago_lte: '2026-11-22' },
      ],
      ['Premios / ventas20.0 %de lo vendido en la semana', 'planillas/global', { fecha: '2026-11-16' }],
      ['Gastos$80', 'gastos', { ...WEEK, estado: 'A' }],
      ['Utilidad$708sin su nomina', 'reportes/historico', {}],
      ['Saldo−$50', 'reportes/movimientos', {}],
      ['Préstamos por cobrar$3505 préstamos', 'prestamos', { estado: 'A' }],
      ['Promotores con venta7 / 9de los activos', 'vendedores', { estado: 'A' }],
    ]);
  });

  test('what waits stands before them', async () => {
    open();

    expect(await indicadores('Por hacer')).toEqual([
      ['Premios por revisar$401 premio', 'premios', { estado: 'PENDIENTE' }],
      ['Premios por pagar$602 premios', 'premios', { estado: 'REVISADO' }],
      ['Depósitos pendientes$9004 solicitudes', 'depositos', { estado: 'P' }],
      ['Ventas sin cerrar$121 borrador', 'ventas', { estado: 'B' }],
      ['Nominas por hacer1de la semana anterior', 'nomina', {}],
    ]);
    expect(
      screen.getByRole('heading', { name: 'Semana del 2026-11-16 al 2026-11-22, en curso' }),
    ).toBeVisible();
  });

  test('a superadministrador sees those of all, or of one administrator, and the links follow', async () => {
    const { user, asked } = open('', 'superadministrador');
    const all = await indicadores();
    expect(all[4]).toEqual(['Utilidad$708sin 1 nomina', 'reportes/historico_global', {}]);
    expect(all[5]?.slice(1)).toEqual(['planillas/consolidado', { fecha: '2026-11-16' }]);

    await screen.findByRole('option', { name: 'Luis Zambrano' });
    await user.selectOptions(screen.getByLabelText('Administrador'), 'Luis Zambrano');

    await waitFor(() => expect(asked).toEqual(['', '?fk_usuario=3']));
    const [revisar] = await indicadores('Por hacer');
    expect(revisar?.[2]).toEqual({ estado: 'PENDIENTE', fk_usuario: '3' });
    const own = await indicadores();
    expect(own[5]?.slice(1)).toEqual(['reportes/movimientos', { fk_usuario: '3' }]);
  });

  test('an administrador sees the own ones, whatever the address says', async () => {
    const { asked } = open('?fk_usuario=3');
    await indicadores();

    expect(asked).toEqual(['']);
    expect(screen.queryByLabelText('Administrador')).not.toBeInTheDocument();
  });
});

test('of many that have sold nothing today five stand there, and all on demand', async () => {
  const sin_venta_hoy = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    nombre: `Promotor ${index}`,
  }));
  const { user } = open('', 'administrador', { sin_venta_hoy });
  const card = within(await screen.findByRole('region', { name: 'Promotores sin venta hoy' }));
  expect(card.getAllByRole('link')).toHaveLength(5);

  await user.click(card.getByRole('button', { name: 'Ver los 7' }));

  expect(card.getAllByRole('link')).toHaveLength(7);
});

test('who has sold nothing today leads to their new venta, and what waits too long to its form', async () => {
  open();

  expect(await screen.findByRole('link', { name: 'Pedro Vera' })).toHaveAttribute(
    'href',
    `/auth/ventas/create?source=${encodeURIComponent('{"fk_vendedor":20}')}`,
  );
  expect(screen.getByRole('link', { name: '2026-11-12 · Eva Mora · 0042 · $40' })).toHaveAttribute(
    'href',
    '/auth/premios/edit/81',
  );
});

describe('the plots', () => {
  test('each has a name and stands as a table too', async () => {
    const { user } = open();
    const plot = within(await screen.findByRole('region', { name: 'Ventas y premios por día' }));

    expect(plot.getByRole('img')).toHaveAccessibleName('Ventas y premios por día');
    await user.click(plot.getByText('Ver como tabla'));
    const rows = plot.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['DÍA', 'VENTAS', 'PREMIOS PAGADOS'],
      ['Lun 16', '$600', '$25'],
      ['Mar 17', '$525', '$200'],
      ['TOTAL', '$1,125', '$225'],
    ]);
  });

  test('where a plot cannot be fetched its table stands', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = lazy(() => Promise.reject<{ default: () => null }>(new Error('sin red')));
    render(
      <Suspense>
        <ErrorBoundary fallback={<table aria-label="Tabla de gastos por tipo" />}>
          <Lost />
        </ErrorBoundary>
      </Suspense>,
    );

    expect(await screen.findByRole('table', { name: 'Tabla de gastos por tipo' })).toBeVisible();
    consoleError.mockRestore();
  });

  test('one without data says so', async () => {
    open();
    const plot = within(await screen.findByRole('region', { name: 'Gastos por tipo' }));

    expect(plot.getByText('Sin datos en esta semana')).toBeVisible();
  });
});

test('a host that lacks the dashboard gives a red alert there, and another try', async () => {
  renderApp({
    path: '/auth/dashboard',
    handlers: [refuseCall(dashboardCalls.one, 404, 'No existe el dashboard')],
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('No existe el dashboard');
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
});
