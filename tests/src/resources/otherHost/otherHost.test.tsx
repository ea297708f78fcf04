import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { planillasAccess } from '../../../../contract/planillas';
import { usuariosCalls } from '../../../../contract/usuarios';
import { restOfHost } from '../../../../src/dataProvider/restOfHost';
import { createHttp } from '../../../../src/http/http';
import { createSession } from '../../../../src/http/session';
import { createProviders } from '../../../../src/providers';
import { sections } from '../../../../src/resources';
import { adaptSection } from '../../../../src/resources/defineSection';
import { gastos } from '../../../../src/resources/gastos';
import { planillas } from '../../../../src/resources/planillas';
import { startAt } from '../../../support/clock';
import { createProfile } from '../../../support/factories';
import { choose, daysShown, rowsOf, save, write } from '../../../support/inputs';
import { answerCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { recordOf, renderSection } from '../../../support/renderSection';
import { gastosRails } from '../../../support/resources/otherHost/gastosRails';
import { restHost } from '../../../support/rest';

startAt('2026-11-19T15:00:00Z');

const gastosOfHost = adaptSection(gastos, {
  provider: gastosRails,
  filters: { q: false, estado: false, tipo: false },
  fields: {
    fk_usuario: false,
    comprobante: false,
  },
  screens: { 'edit/:id': false },
  history: false,
});

const LUZ = { id: 7, spent_on: '2026-11-18', kind: 'servicios', note: 'Luz', amount: 45.6 };

const open = (path: string) => {
  const asked: URLSearchParams[] = [];
  const bodies: unknown[] = [];
  const { user } = renderApp({
    path,
    role: 'administrador',
    sections: sections.map((section) => (section.name === 'gastos' ? gastosOfHost : section)),
    handlers: [
      http.get('*/v1/expenses', ({ request }) => {
        asked.push(new URL(request.url).searchParams);

        return HttpResponse.json({ data: [LUZ], meta: { total_count: 26, page: 1 } });
      }),
      http.post('*/v1/expenses', async ({ request }) => {
        const body = Object(await request.json());
        bodies.push(body);

        return HttpResponse.json({ data: { ...body, id: 8 } });
      }),
    ],
  });

  return { user, asked, bodies };
};

test('a section on a host with another API lists, pages and sorts there', async () => {
  const { user, asked } = open('/auth/gastos');
  expect(await rowsOf()).toEqual([
    ['Id', 'Fecha', 'Tipo', 'Descripción', 'Valor'],
    ['7', '2026-11-18', 'Servicios', 'Luz', '$46'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Ir a la página siguiente' }));
  await user.click(await screen.findByRole('button', { name: /^Ordenar por valor/ }));

  await waitFor(() => expect(asked.map(({ size }) => size)).toEqual([5, 5, 5]));
  const page = { page: '2', per_page: '25', sort: 'spent_on desc' };
  expect(Object.fromEntries(asked[1] ?? [])).toMatchObject(page);
  expect(asked[2]?.get('sort')).toBe('amount asc');
});

test('filters, columns, inputs and screens that the host lacks are not shown', async () => {
  const { user, bodies } = open('/auth/gastos');
  await screen.findByText('Luz');
  expect(daysShown()).toBe('Últimos 30 días');
  expect(screen.queryByRole('textbox', { name: 'Buscar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /Tipo|Estado/ })).not.toBeInTheDocument();
  expect(within(screen.getByRole('table')).queryByRole('link')).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Nuevo gasto' }));
  await choose(user, /^Tipo/, 'Servicios');
  await write(/^Descripción/, 'Agua');
  await write(/^Valor/, '12.50');
  expect(screen.queryByText('Comprobante')).not.toBeInTheDocument();
  await save(user);

  expect(await screen.findByText(/Gasto \d+ creado/)).toBeVisible();
  const sent = { spent_on: '2026-11-19', kind: 'servicios', note: 'Agua', amount: '12.50' };
  expect(bodies).toEqual([sent]);
});

test('a section of the same dialect at another origin is read and saved there, with the token and no header of ours', async () => {
  const origin = 'https://gastos.example.com';
  const seen: Request[] = [];
  const host = restHost(gastosRest, [recordOf(gastosRest, 7, { descripcion: 'Luz de otro' })]);
  server.events.on('request:start', ({ request }) => seen.push(request));
  const section = adaptSection(gastos, { provider: restOfHost(gastosRest, origin), history: false });
  const { user } = renderSection(section, { profile: { api_local: true }, handlers: host.handlers });
  await user.click(await screen.findByRole('link', { name: 'Nuevo gasto' }));
  await choose(user, /^Tipo/, 'Servicios');
  await write(/^Descripción/, 'Agua');
  await write(/^Valor/, '12.50');
  await choose(user, /^Administrador/, 'Berta Mora');
  await save(user);
  expect(await screen.findByText(/Gasto \d+ creado/)).toBeVisible();

  const calls = seen.filter(({ url }) => url.includes('/api/gastos'));
  expect(calls.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST']));
  for (const { url, headers } of calls) {
    expect(new URL(url).origin).toBe(origin);
    expect(headers.get('authorization')).toBe('Bearer un-token');
    expect(headers.has('idempotency-key') || headers.has('x-background')).toBe(false);
  }
});

test('no role may open a screen that the host lacks', async () => {
  server.use(answerCall(usuariosCalls.profile, { user: createProfile({ role: 'superadministrador' }) }));
  localStorage.setItem('token', 'un-token');
  const session = createSession();
  const connection = { session, host: window.location.origin };
  const { authProvider } = createProviders({ session, http: createHttp(connection) }, [gastosOfHost]);
  const actions = ['list', 'create', 'edit'];

  const may = await Promise.all(
    actions.map((action) => authProvider.canAccess({ action, resource: 'gastos' })),
  );
  expect(may).toEqual([true, true, false]);
});

test('a disabled screen has no card and no address', async () => {
  const adapted = adaptSection(planillas, { screens: { premios: false } });
  renderApp({
    path: '/auth/planillas',
    role: planillasAccess[0],
    sections: sections.map((section) => (section.name === 'planillas' ? adapted : section)),
  });

  expect(await screen.findByRole('link', { name: /^Ventas/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Premios Los/ })).not.toBeInTheDocument();
  expect(Object.keys(adapted.screens)).not.toContain('premios');
});

test('a field that the host lacks is in no list, filter, form and export', () => {
  const { list, filters = [], form, fields = {} } = gastosOfHost;

  expect(gastos.filters?.map(({ source }) => source)).toContain('fk_usuario');
  for (const names of [list, filters.map(({ source }) => source), form, Object.keys(fields)])
    expect(names).not.toContain('fk_usuario');
});

test.each([
  ['A', true],
  [undefined, false],
])('a record of a host whose estado is %s is offered Anular: %s', async (estado, isOffered) => {
  renderSection(gastos, { path: '/edit/1', rows: [{ ...recordOf(gastosRest, 1), estado }] });
  await screen.findByRole('button', { name: 'Guardar' });

  expect(screen.queryAllByRole('button', { name: 'Acciones' })).toHaveLength(isOffered ? 1 : 0);
});

test('a host without history shows none', async () => {
  renderSection(adaptSection(gastos, { history: false }), { path: '/edit/1' });

  expect(await screen.findByRole('button', { name: 'Guardar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Historial' })).not.toBeInTheDocument();
});
