import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { premiosRest } from '../../../../contract/premios';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { restHost } from '../../../support/rest';

const open = (role: string, api_local = true) => {
  const { handlers, asked } = restHost(premiosRest, [{ id: 81 }]);
  const app = renderApp({
    path: '/auth/dashboard',
    role,
    profile: { api_local },
    handlers: [...handlers, answerCall(premiosRest.calls.history, [])],
  });

  return { ...app, asked };
};

const main = async () => {
  await screen.findByText(/^Le damos la bienvenida, Ana\. Elija una sección/);

  return within(screen.getByRole('main'));
};
const siguiente = { name: 'Siguiente pendiente' };

test('a role without a dashboard sees its name and its sections, without a call to another host', async () => {
  const { calls } = open('sumador', false);
  const page = await main();

  expect(page.getByText('Su rol: Sumador')).toBeVisible();
  expect(page.getByRole('link', { name: 'Ventas' })).toHaveAttribute('href', '/auth/ventas');
  expect(page.getByRole('link', { name: 'Planillas' })).toHaveAttribute('href', '/auth/planillas');
  expect(page.queryByRole('link', { name: 'Premios' })).toBeNull();
  expect(page.queryByRole('button', siguiente)).toBeNull();
  expect(calls.filter((call) => call.includes('ventas') || call.includes('planillas'))).toEqual([]);
});

test('Siguiente pendiente opens the oldest premio that waits for the user, chosen by the API', async () => {
  const { user, asked } = open('revisor');
  await user.click((await main()).getByRole('button', siguiente));

  await expect.poll(() => window.location.pathname).toBe('/auth/premios/edit/81');
  const counted = { filter: { turno: 'S' }, sort: ['id', 'DESC'], range: [0, 0] };
  expect(asked).toEqual([counted, { filter: { turno: 'S' }, sort: ['fecha', 'ASC'], range: [0, 0] }]);
});

test('another host is not asked for a queue', async () => {
  open('revisor', false);

  expect((await main()).queryByRole('button', siguiente)).toBeNull();
});
