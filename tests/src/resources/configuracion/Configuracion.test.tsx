import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../render';

test('[SPEC 2.9] the cards Sorteos and Feriados are links with their texts', async () => {
  renderApp({ path: '/auth/configuracion' });

  const sorteos = await screen.findByRole('link', { name: 'Sorteos Crear y modificar sorteos' });
  expect(sorteos).toHaveAttribute('href', '/auth/configuracion/sorteos');
  const feriados = screen.getByRole('link', { name: 'Feriados Crear y modificar feriados' });
  expect(feriados).toHaveAttribute('href', '/auth/configuracion/feriados');
});

test('[SPEC 2.9] an administrador is refused without a call to the API', async () => {
  const { calls } = renderApp({ path: '/auth/configuracion', role: 'administrador' });

  expect(await screen.findByText('Su rol no puede abrir esta sección')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Feriados/ })).not.toBeInTheDocument();
  expect(calls.filter((call) => /sorteos|feriados/.test(call))).toEqual([]);
});
