import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { recentDays } from '../../../../src/format/dates';
import { daysShown } from '../../../inputs';
import { server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
// Loaded before the tests, so that no test waits for a lazy import.
import '../../../../src/domain/generated/GeneratedList';
import '../../../../src/ui/list/SearchBeyond';

const OLD = { id: 12, fecha: '2020-11-18', tipo: 'otros', descripcion: 'Luz', valor: '1.00', estado: 'A' };

/** A list of which nothing lies in the last days. */
const open = async () => {
  const host = restHost(gastosRest, [OLD]);
  const app = renderApp({ path: '/auth/gastos', handlers: host.handlers });
  await screen.findByRole('table');
  server.use(
    http.get('*/api/gastos', ({ request }) =>
      /fecha_gte.*"q"|"q".*fecha_gte/.test(new URL(request.url).searchParams.get('filter') ?? '')
        ? HttpResponse.json([], { headers: { 'Content-Range': 'gastos */0' } })
        : undefined,
    ),
  );

  return { ...app, ...host };
};

const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value } });

test.each([
  ['luz', 'Nada en los últimos 30 días; se muestran resultados de todas las fechas.'],
  ['12', 'Se muestran resultados de todas las fechas.'],
])('a search for %j looks on all days, says so, and leads back', async (q, said) => {
  const { user, asked } = await open();
  search(q);

  expect(await screen.findByText(said)).toBeVisible();
  expect(asked.at(-1)?.filter).toEqual({ q, estado: 'A' });
  expect(daysShown()).toBe('Todas las fechas');
  await user.click(screen.getByRole('button', { name: 'Volver a los 30 días' }));

  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ ...recentDays(), estado: 'A' }));
  expect(screen.getByPlaceholderText('Buscar')).toHaveValue('');
});

test('once the search is emptied, the list is one of the last 30 days again', async () => {
  const { asked } = await open();
  search('luz');
  await screen.findByRole('button', { name: 'Volver a los 30 días' });
  search('');

  await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ ...recentDays(), estado: 'A' }));
  expect(screen.queryByRole('button', { name: 'Volver a los 30 días' })).not.toBeInTheDocument();
});

test('Quitar los filtros leaves the search', async () => {
  const { user } = await open();
  server.use(
    http.get('*/api/gastos', () => HttpResponse.json([], { headers: { 'Content-Range': 'gastos */0' } })),
  );
  search('luz');
  await screen.findByRole('button', { name: 'Volver a los 30 días' });
  await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));

  await waitFor(() => expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"luz"}'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).not.toBeInTheDocument(),
  );
});
