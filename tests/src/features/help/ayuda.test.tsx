import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../render';

test.each([
  ['/auth/vendedores/importar', '/ayuda/importar.html'],
  ['/auth/configuracion/feriados/create', '/ayuda/promotores.html#feriados'],
  ['/auth/no/hay/nada', '/ayuda/index.html'],
])('Ayuda of %s opens its chapter of the guide beside the screen', async (path, to) => {
  renderApp({ path });

  const link = await screen.findByRole('link', { name: 'Ayuda' });
  expect(link).toHaveAttribute('href', to);
  expect(link).toHaveAttribute('target', '_blank');
});
