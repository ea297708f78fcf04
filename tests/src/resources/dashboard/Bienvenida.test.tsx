import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { planillasCalls } from '../../../../contract/planillas';
import { premiosRest } from '../../../../contract/premios';
import { SUMS_HEADER } from '../../../../contract/rest';
import { ventasRest } from '../../../../contract/ventas';
import { startAt } from '../../../support/clock';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { recordOf } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';
import { withStyles } from '../../../support/styles';

startAt('2026-11-20T15:00:00Z');

const WEEK = { fecha: '2026-11-16', fecha_final: '2026-11-22', filas: [] };
const SHEETS = [
  answerCall(planillasCalls.ventas, { ...WEEK, dias: [] }),
  answerCall(planillasCalls.premios, { ...WEEK, pagado_en_la_semana: { conteo: 5, valor: '410' } }),
];

const open = (role: string, api_local = true) => {
  const { handlers, asked } = restHost(premiosRest, [recordOf(premiosRest, 81, { estado: 'PENDIENTE' })]);
  const app = renderApp({
    path: '/auth/dashboard',
    role,
    profile: { api_local },
    handlers: [...handlers, ...SHEETS, answerCall(premiosRest.calls.history, [])],
  });

  return { ...app, asked };
};

const main = async (heading = 'Dashboard') => {
  await screen.findByRole('heading', { level: 1, name: heading });

  return within(screen.getByRole('main'));
};
const siguiente = { name: 'Siguiente pendiente' };

test('[L7] a role without a dashboard sees its name and its sections, without a call to another host', async () => {
  const { calls } = open('sumador', false);
  const page = await main();

  expect(page.getByText('Su rol: Sumador')).toBeVisible();
  expect(page.getByRole('link', { name: 'Ventas' })).toHaveAttribute('href', '/auth/ventas');
  expect(page.getByRole('link', { name: 'Planillas' })).toHaveAttribute('href', '/auth/planillas');
  expect(page.queryByRole('link', { name: 'Premios' })).toBeNull();
  expect(page.queryByRole('button', siguiente)).toBeNull();
  expect(calls.filter((call) => call.includes('ventas') || call.includes('planillas'))).toEqual([]);
});

test.each([
  ['revisor', '3 por revisar $340 en total'],
  ['premiacion', '3 por pagar $340 en total'],
])('[L7] the home of a %s says how many premios wait and how much they are', async (role, figures) => {
  const asked: unknown[] = [];
  const list = http.get(`*${premiosRest.calls.list.path}`, ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('filter'));

    return HttpResponse.json([], {
      headers: { 'Content-Range': 'premios 0-0/3', [SUMS_HEADER]: '{"valor":"340.00"}' },
    });
  });
  renderApp({ path: '/auth/dashboard', role, profile: { api_local: true }, handlers: [list, ...SHEETS] });
  const page = await main('Premios');

  const described = (name: string, text: string) =>
    waitFor(() => expect(page.getByRole('link', { name })).toHaveAccessibleDescription(text));
  await described('Premios', figures);
  await described('Planillas', '$410 pagado esta semana 5 premios');
  // The menu counts with the same request.
  expect(asked.filter((filter) => filter === '{"turno":"S"}')).toHaveLength(1);
});

test('[L7] the home of a sumador says what they sold this week and how many drafts wait', async () => {
  const asked: Record<string, unknown>[] = [];
  const list = http.get(`*${ventasRest.calls.list.path}`, ({ request }) => {
    const filter = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}');
    asked.push(filter);
    const isDraft = filter.estado === 'B';

    return HttpResponse.json([], {
      headers: {
        'Content-Range': `ventas 0-0/${isDraft ? 2 : 9}`,
        [SUMS_HEADER]: `{"total":"${isDraft ? 7 : 1234}.00"}`,
      },
    });
  });
  renderApp({
    path: '/auth/dashboard',
    role: 'sumador',
    profile: { api_local: true },
    handlers: [list, ...SHEETS],
  });
  const page = await main('Ventas');

  const link = page.getByRole('link', { name: 'Ventas' });
  await waitFor(() => expect(link).toHaveAccessibleDescription('$1,234 suyo esta semana 2 por cerrar'));
  const own = { fk_usuario_sumador: 7 };
  expect(asked).toContainEqual({ ...own, estado: 'C', fecha_gte: '2026-11-16', fecha_lte: '2026-11-22' });
});

test.each([
  ['sumador', 'Ventas', ['$0', '0', '$0', '0']],
  ['revisor', 'Premios', ['0', '$0']],
])('[Y5] zeros are quiet on the home of a %s, and other figures are loud', async (role, heading, zeros) => {
  withStyles();
  renderApp({
    path: '/auth/dashboard',
    role,
    profile: { api_local: true },
    handlers: [...restHost(premiosRest).handlers, ...restHost(ventasRest).handlers, ...SHEETS],
  });
  const page = await main(heading);

  await waitFor(() =>
    expect(page.getAllByText(/^\$?0$/).map(({ textContent }) => textContent)).toEqual(zeros),
  );
  for (const zero of page.getAllByText(/^\$?0$/)) expect(zero).toHaveStyle({ fontWeight: 400 });
  for (const paid of page.queryAllByText('$410')) expect(paid).toHaveStyle({ fontWeight: 600 });
});

test('Siguiente pendiente opens the oldest premio that waits for the user, chosen by the API', async () => {
  const { user, asked } = open('revisor');
  await user.click(await (await main('Premios')).findByRole('button', siguiente));

  await expect.poll(() => window.location.pathname).toBe('/auth/premios/edit/81');
  const counted = { filter: { turno: 'S' }, sort: ['id', 'DESC'], range: [0, 0] };
  expect(asked).toContainEqual(counted);
  expect(asked.at(-1)).toEqual({ filter: { turno: 'S' }, sort: ['fecha', 'ASC'], range: [0, 0] });
});

test('another host is not asked for a queue', async () => {
  open('revisor', false);

  expect((await main()).queryByRole('button', siguiente)).toBeNull();
});

const filledOf = (page: Awaited<ReturnType<typeof main>>) =>
  [...page.getAllByRole('button'), ...page.getAllByRole('link')]
    .filter((button) => button.matches('.MuiButton-contained'))
    .map(({ textContent }) => textContent);

test.each([
  ['revisor', 'PENDIENTE', 'Pendiente'],
  ['premiacion', 'REVISADO', 'Revisado'],
])(
  '[Y5] the home of a %s is the list of premios that wait for them, the oldest first, with «Siguiente pendiente» as its filled button',
  async (role, estado, tab) => {
    const { handlers, asked } = restHost(premiosRest, [recordOf(premiosRest, 81, { estado })]);
    renderApp({
      path: '/auth/dashboard',
      role,
      profile: { api_local: true },
      handlers: [...handlers, ...SHEETS],
    });
    const page = await main('Premios');

    expect(await page.findByRole('table', { name: 'Premios' })).toBeVisible();
    expect(asked).toContainEqual({ filter: { estado }, sort: ['fecha', 'ASC'], range: [0, 24] });
    expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('checkbox', { name: 'Seleccionar todo' })).toBeVisible();
    expect(filledOf(page)).toEqual(['Siguiente pendiente']);
    expect(window.location.pathname).toBe('/auth/dashboard');
  },
);

test('[Y5] the home of a sumador begins with Nueva venta and lists their own drafts of any day', async () => {
  const { handlers, asked } = restHost(ventasRest);
  renderApp({
    path: '/auth/dashboard',
    role: 'sumador',
    profile: { api_local: true },
    handlers: [...handlers, ...SHEETS],
  });
  const page = await main('Ventas');

  expect(await page.findByText('No queda nada por cerrar')).toBeVisible();
  expect(page.getByRole('link', { name: 'Ver todas las ventas' })).toHaveAttribute('href', '/auth/ventas');
  const drafts = { estado: 'B', fk_usuario_sumador: 7 };
  expect(asked).toContainEqual({ filter: drafts, sort: ['fecha', 'DESC'], range: [0, 24] });
  expect(filledOf(page)).toEqual(['Nueva venta']);
  const create = page.getByRole('link', { name: 'Nueva venta' });
  expect(create).toHaveAttribute('href', '/auth/ventas/create');
  const [first] = page.getAllByRole('button', { name: /^(Columnas|Exportar)/ });
  expect(create.compareDocumentPosition(first as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[Y5] each visit to the home begins with what waits, and the list of the section keeps its own filters', async () => {
  const { user } = open('revisor');
  const selected = async (name: string) =>
    waitFor(() => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name));
  await main('Premios');
  await selected('Pendiente');
  await user.click(screen.getByRole('tab', { name: /^Rechazado/ }));
  await selected('Rechazado');

  await user.click(within(screen.getByRole('navigation', { name: 'Menú principal' })).getByText('Premios'));
  await selected('Todos');
  await user.click(screen.getByRole('link', { name: 'Lotería' }));
  await selected('Pendiente');
});
