import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { gastosRest } from '../../../../contract/gastos';
import { daysShown } from '../../../inputs';
import { server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

// A Thursday in Guayaquil.
beforeEach(
  () =>
    void vi.useFakeTimers({
      now: new Date('2026-11-19T15:00:00Z'),
      toFake: ['Date'],
      shouldAdvanceTime: true,
    }),
);

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
const everywhere = () => screen.findByRole('button', { name: 'Buscar en todas las fechas' });

test.each(['luz', '12'])(
  'a search for %j leaves the dates as they are, and offers to look on all days',
  async (q) => {
    const { user, asked } = await open();
    search(q);

    await everywhere();
    expect(screen.getByText(/^No hay gastos con estos filtros/)).toBeVisible();
    expect(new URLSearchParams(window.location.search).get('filter')).toBe(
      JSON.stringify({ fecha_gte: '2026-10-21', fecha_lte: '2026-11-19', estado: 'A', q }),
    );

    await user.click(await everywhere());
    expect(await screen.findByRole('table')).toHaveTextContent('Luz');
    expect(asked.at(-1)?.filter).toEqual({ q, estado: 'A' });
    expect(daysShown()).toBe('Todas las fechas');

    search('');
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ estado: 'A' }));
  },
);

test('Quitar los filtros leaves the search', async () => {
  const { user } = await open();
  server.use(
    http.get('*/api/gastos', () => HttpResponse.json([], { headers: { 'Content-Range': 'gastos */0' } })),
  );
  search('luz');
  await everywhere();
  await user.click(await screen.findByRole('button', { name: 'Quitar los filtros' }));

  await waitFor(() => expect(new URLSearchParams(window.location.search).get('filter')).toBe('{"q":"luz"}'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Quitar los filtros' })).not.toBeInTheDocument(),
  );
});
