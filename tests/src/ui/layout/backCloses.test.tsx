import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../render';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const panel = () => screen.queryByRole('dialog', { name: 'Notificaciones' });
const menuEntry = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Menú principal' })).getByText(name);

/** From one screen to the next, where the panel of notifications is opened. */
const openPanel = async () => {
  const { user } = renderApp({ path: '/auth/configuracion' });
  await heading('Configuración');
  await user.click(menuEntry('Reportes'));
  await heading('Reportes');
  await user.click(screen.getByRole('button', { name: /Notificaciones/ }));
  expect(await screen.findByRole('dialog', { name: 'Notificaciones' })).toBeInTheDocument();

  return user;
};

test('what was closed otherwise costs Back no second press, here or from the next page', async () => {
  const user = await openPanel();

  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel()).not.toBeInTheDocument());
  await user.click(menuEntry('Planillas'));
  await heading('Planillas');

  window.history.back();
  await heading('Reportes');
  window.history.back();
  await heading('Configuración');
});
