import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { planillasCalls } from '../../../../contract/planillas';
import { sorteosRest } from '../../../../contract/sorteos';
import { sorteo } from '../../../factories';
import { answerCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

afterEach(() => vi.useRealTimers());

const rows = [{ ...sorteo, id: 1, version: 1 }];

test('a list says how old it is, and is read anew on demand', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { handlers, asked } = restHost(sorteosRest, rows);
  const { user } = renderApp({ path: '/auth/configuracion/sorteos', handlers });
  expect(await screen.findByText('Actualizado hace unos segundos')).toBeInTheDocument();
  expect(asked).toHaveLength(1);

  act(() => void vi.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('Actualizado hace 5 minutos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  expect(await screen.findByText('Actualizado hace unos segundos')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test('what could not be read anew stays as old as it is', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { user } = renderApp({
    path: '/auth/configuracion/sorteos',
    handlers: restHost(sorteosRest, rows).handlers,
  });
  await screen.findByText('Actualizado hace unos segundos');
  act(() => void vi.advanceTimersByTime(5 * 60_000));
  server.use(http.get('*/api/sorteos', () => HttpResponse.json({ error: 'No responde' }, { status: 503 })));

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('No responde');
  expect(screen.getByText('Actualizado hace 5 minutos')).toBeInTheDocument();
});

test('so does a sheet', async () => {
  const week = { fecha: '2026-11-16', fecha_final: '2026-11-22' };
  renderApp({
    path: '/auth/planillas/consolidado',
    handlers: [answerCall(planillasCalls.consolidado, { ...week, filas: [] })],
  });

  expect(await screen.findByText('Actualizado hace unos segundos')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeEnabled();
});
