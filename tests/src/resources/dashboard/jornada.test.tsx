import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jornadaCalls } from '../../../../contract/jornada';
import { premiosRest } from '../../../../contract/premios';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createJornada, createProfile } from '../../../factories';
import { answerCall, refuseCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const open = (
  role: string,
  jornada = createJornada(),
  handlers: Parameters<typeof renderApp>[0]['handlers'] = [],
) =>
  renderApp({
    path: '/auth/dashboard',
    role,
    handlers: [
      ...handlers,
      answerCall(usuariosCalls.profile, { user: createProfile({ role, api_local: true }) }),
      answerCall(jornadaCalls.one, jornada),
    ],
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

const PREMIO = { id: 81, fecha: '2026-11-12', promotor: 'Eva Mora', detalle: '0042', valor: '40.50' };
const REVISOR = createJornada({
  cola: { conteo: 12, valor: '1510.50' },
  primeros: [PREMIO],
  hechos: [
    { estado: 'RECHAZADO', conteo: 1, valor: '5' },
    { estado: 'REVISADO', conteo: 5, valor: '320.50' },
  ],
});

test('a revisor begins with what waits for a review, the oldest of it and what was done today', async () => {
  open('revisor', REVISOR);
  const cola = await part('Por revisar');

  expect(screen.getByText(/^Le damos la bienvenida, Ana/)).toBeVisible();
  expect(cola.getByText('12 premios · $1,510.50')).toBeVisible();
  expect(cola.getByRole('button', { name: 'Siguiente pendiente' })).toBeEnabled();
  expect(cola.getByRole('link', { name: /Eva Mora · 0042/ })).toHaveAttribute(
    'href',
    '/auth/premios/edit/81',
  );
  expect(cola.getByRole('link', { name: 'Ver los 12' })).toHaveAttribute(
    'href',
    `/auth/premios?filter=${encodeURIComponent('{"estado":"PENDIENTE"}')}`,
  );
  expect(cola.queryByRole('link', { name: 'Nuevo premio' })).toBeNull();
  const hoy = await part('Hoy');
  expect(hoy.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 premios revisados · $320.50',
    '1 premio rechazado · $5.00',
  ]);
});

test('a premiacion begins with what waits for its payment, what was rejected, and a new premio', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });
  open(
    'premiacion',
    createJornada({ cola: { conteo: 1, valor: '40.50' }, primeros: [PREMIO], por_corregir: 2 }),
  );
  const cola = await part('Por pagar');

  expect(cola.getByText('1 premio · $40.50')).toBeVisible();
  expect(await cola.findByRole('link', { name: 'Nuevo premio' })).toHaveAttribute(
    'href',
    '/auth/premios/create',
  );
  const rejected = cola.getByRole('link', { name: '2 rechazados por corregir' });
  const { searchParams } = new URL((rejected as HTMLAnchorElement).href);
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
    ...{ estado: 'RECHAZADO', fecha_gte: '2026-10-21', fecha_lte: '2026-11-19' },
  });
  expect((await part('Hoy')).getByText('Todavía nada')).toBeVisible();
});

test('a sumador goes on with the oldest draft, or begins a venta', async () => {
  const draft = { ...PREMIO, id: 7, detalle: 'Lotto 20:00' };
  const hechos = [{ estado: 'C', conteo: 1, valor: '7.50' }];
  open('sumador', createJornada({ cola: { conteo: 1, valor: '40.50' }, primeros: [draft], hechos }));
  const cola = await part('Borradores por cerrar');

  expect(cola.getByRole('link', { name: 'Continuar el más antiguo' })).toHaveAttribute(
    'href',
    '/auth/ventas/edit/7',
  );
  expect(await cola.findByRole('link', { name: 'Nueva venta' })).toHaveAttribute(
    'href',
    '/auth/ventas/create',
  );
  expect(cola.queryByRole('button', { name: 'Siguiente pendiente' })).toBeNull();
  expect((await part('Hoy')).getByText('1 venta cerrada · $7.50')).toBeVisible();
});

test('who has nothing to do is told so', async () => {
  open('revisor');
  const cola = await part('Por revisar');

  expect(cola.getByText('Ningún premio espera su revisión')).toBeVisible();
  expect(cola.queryByRole('button', { name: 'Siguiente pendiente' })).toBeNull();
});

test('Siguiente pendiente opens the oldest that waits for the user, as the API chooses it', async () => {
  const { handlers, asked } = restHost(premiosRest, [{ id: 81 }]);
  const { user } = open('revisor', REVISOR, [answerCall(premiosRest.calls.history, []), ...handlers]);
  await user.click((await part('Por revisar')).getByRole('button', { name: 'Siguiente pendiente' }));

  await expect.poll(() => window.location.pathname).toBe('/auth/premios/edit/81');
  expect(asked).toEqual([{ filter: { turno: 'S' }, sort: ['fecha', 'ASC'], range: [0, 0] }]);
});

test('a day that cannot be read is told with another try', async () => {
  open('revisor', undefined, [refuseCall(jornadaCalls.one, 503, 'La base de datos no responde')]);

  expect(await screen.findByRole('alert')).toHaveTextContent('La base de datos no responde');
});

test('a host that is not ours is asked for no day', async () => {
  const { calls } = renderApp({ path: '/auth/dashboard', role: 'revisor' });
  await screen.findByText(/^Le damos la bienvenida/);

  expect(calls).not.toContain('GET /api/jornada');
  expect(screen.queryByRole('region', { name: 'Hoy' })).toBeNull();
});
