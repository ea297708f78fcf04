import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../support/render';

test('[SPEC 2.9] the cards Sorteos and Feriados are links with their texts', async () => {
  renderApp({ path: '/auth/configuracion' });

  const sorteos = await screen.findByRole('link', { name: 'Sorteos Crear y modificar sorteos' });
  expect(sorteos).toHaveAttribute('href', '/auth/configuracion/sorteos');
  const feriados = screen.getByRole('link', { name: 'Feriados Crear y modificar feriados' });
  expect(feriados).toHaveAttribute('href', '/auth/configuracion/feriados');
});
