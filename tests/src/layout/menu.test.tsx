import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { planillasCalls } from '../../../contract/planillas';
import { premiosRest } from '../../../contract/premios';
import { ventasRest } from '../../../contract/ventas';
import { sections } from '../../../src/resources';
import { sorteos } from '../../../src/resources/sorteos';
import { eventsHost } from '../../support/features/live/eventsHost';
import { holdCall } from '../../support/msw';
import { renderApp } from '../../support/render';
import { renderSection } from '../../support/renderSection';

const SPEC_MENU = [
  ['Dashboard', '/auth/dashboard'],
  ['Configuración', '/auth/configuracion'],
  ['Usuarios', '/auth/usuarios'],
  ['Promotores', '/auth/vendedores'],
  ['Ventas', '/auth/ventas'],
  ['Premios', '/auth/premios'],
  ['Gastos', '/auth/gastos'],
  ['Solicitudes depositos', '/auth/depositos'],
  ['Transferencias internas', '/auth/transferencias'],
  ['Préstamos', '/auth/prestamos'],
  ['Ingresos', '/auth/ingresos'],
  ['Nomina', '/auth/nomina'],
  ['Planillas', '/auth/planillas'],
  ['Reportes', '/auth/reportes'],
] as const;

const SPEC_LABELS: string[] = SPEC_MENU.map(([label]) => label);
const labelsWithout = (...left: string[]) => SPEC_LABELS.filter((label) => !left.includes(label));

/** Only links of the specification; any other link must belong to a section. */
const menuOf = async () => {
  await screen.findByRole('heading', { level: 1 });
  const menu = within(screen.getByRole('navigation', { name: 'Menú principal' }));
  const labelOf = (link: HTMLElement) => link.getAttribute('aria-label') ?? '';
  const links = menu.queryAllByRole('link');
  const declared = sections.map(({ label }) => label);
  expect(links.map(labelOf).filter((label) => !declared.includes(label))).toEqual([]);

  return links.filter((link) => SPEC_LABELS.includes(labelOf(link)));
};

test.each<[string, readonly string[]]>([
  ['sumador', ['Ventas', 'Planillas']],
  ['', labelsWithout('Configuración', 'Usuarios')],
])('[SPEC 2.6] the menu of the role "%s" holds what SPEC 2 lists, in its order', async (role, labels) => {
  renderApp({ path: '/auth/dashboard', role });

  expect((await menuOf()).map(({ textContent }) => textContent)).toEqual(labels);
});

test('[SPEC 2.6] each entry leads to its route; the folded menu is remembered, and its icons keep their names', async () => {
  const { user } = renderApp({ path: '/auth/dashboard' });

  const links = await menuOf();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(SPEC_MENU);
  await user.click(screen.getByRole('button', { name: 'Cerrar menú' }));

  const folded = await menuOf();
  expect(folded.map(({ textContent }) => textContent).join('')).toBe('');
  expect(folded.map((link) => link.getAttribute('aria-label'))).toEqual(SPEC_LABELS);
  expect(JSON.stringify(localStorage)).toContain('sidebar.open');
});

test('the entry of the open section is marked, also on its other screens', async () => {
  renderSection(sorteos);
  await screen.findByRole('heading', { level: 1, name: 'Sorteos' });

  const current = (await menuOf()).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Configuración']);
});

test.each([
  ['sumador', 'Ventas', ventasRest, { estado: 'B', fk_usuario_sumador: 7 }, '3 por cerrar'],
  ['revisor', 'Premios', premiosRest, { turno: 'S' }, '3 por revisar'],
  ['premiacion', 'Premios', premiosRest, { turno: 'S' }, '3 por pagar'],
] as const)(
  '[U39] the menu and the home of a %s say what waits in %s',
  async (role, label, { calls }, filter, text) => {
    const asked: unknown[] = [];
    const list = http.get(`*${calls.list.path}`, ({ request }) => {
      asked.push(JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}'));

      return HttpResponse.json([], { headers: { 'Content-Range': 'x 0-0/3' } });
    });
    const sheets = [holdCall(planillasCalls.ventas), holdCall(planillasCalls.premios)];
    renderApp({ path: '/auth/dashboard', role, profile: { api_local: true }, handlers: [list, ...sheets] });
    const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
    const home = within(screen.getByRole('main'));

    await waitFor(() => expect(menu.getByRole('link', { name: label })).toHaveAccessibleDescription(text));
    const card = await home.findByRole('link', { name: label });
    await waitFor(() => expect(card).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(asked).toContainEqual(filter);
  },
);

test('[U39] what waits in the menu follows the work of others', async () => {
  const events = eventsHost();
  let waiting = 3;
  const list = http.get('*/api/premios', () =>
    HttpResponse.json([], { headers: { 'Content-Range': `premios 0-0/${waiting}` } }),
  );
  renderApp({
    path: '/auth/dashboard',
    role: 'revisor',
    profile: { api_local: true },
    handlers: [events.handler, list, holdCall(planillasCalls.premios)],
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));
  const says = (text: string) =>
    waitFor(() => expect(menu.getByRole('link', { name: 'Premios' })).toHaveAccessibleDescription(text));
  await says('3 por revisar');

  waiting = 2;
  await events.tell('premios', 'updated', [81]);
  await says('2 por revisar');
});

test('[U39] an entry where nothing waits says nothing', async () => {
  const list = http.get('*/api/ventas', () =>
    HttpResponse.json([], { headers: { 'Content-Range': 'ventas */0' } }),
  );
  const sheet = holdCall(planillasCalls.ventas);
  renderApp({
    path: '/auth/dashboard',
    role: 'sumador',
    profile: { api_local: true },
    handlers: [list, sheet],
  });
  const menu = within(await screen.findByRole('navigation', { name: 'Menú principal' }));

  expect(await menu.findByRole('link', { name: 'Ventas' })).not.toHaveAccessibleDescription();
});
