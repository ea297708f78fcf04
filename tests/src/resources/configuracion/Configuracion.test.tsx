import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feriadosRest } from '../../../../contract/feriados';
import { sorteosRest } from '../../../../contract/sorteos';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

test.each([
  ['Sorteos', 'Crear y modificar sorteos', '/auth/configuracion/sorteos'],
  ['Feriados', 'Crear y modificar feriados', '/auth/configuracion/feriados'],
])('[SPEC 2.9] the card %s is a link with its text', async (title, text, address) => {
  const { user } = renderApp({
    path: '/auth/configuracion',
    handlers: [...restHost(sorteosRest).handlers, ...restHost(feriadosRest).handlers],
  });

  const card = await screen.findByRole('link', { name: `${title} ${text}` });
  expect(card).toHaveAttribute('href', address);
  await user.click(card);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(window.location.pathname).toBe(address);
});

test('[SPEC 2.9] an administrador is refused, and nothing is asked of the API', async () => {
  const { calls } = renderApp({ path: '/auth/configuracion', role: 'administrador' });

  expect(await screen.findByText('Su rol no puede abrir esta sección')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Feriados/ })).not.toBeInTheDocument();
  expect(calls.filter((call) => /sorteos|feriados/.test(call))).toEqual([]);
});
