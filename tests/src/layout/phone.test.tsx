import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setMedia } from '../../support/layout/media';
import { renderApp } from '../../support/render';
import { withStyles } from '../../support/styles';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const queryMenu = () => screen.queryByRole('navigation', { name: 'Menú principal' });

test('on a phone the menu is a drawer that closes after a choice', async () => {
  setMedia('max-width');
  const { user } = renderApp({ path: '/auth/configuracion' });
  await findHeading('Configuración');
  expect(queryMenu()).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  await user.click(screen.getByRole('link', { name: 'Gastos' }));

  await findHeading('Gastos');
  await waitFor(() => expect(queryMenu()).not.toBeInTheDocument());
});

test('the theme follows the system until the user chooses one', async () => {
  setMedia('prefers-color-scheme: dark');
  const { user } = renderApp({ path: '/auth/configuracion' });

  await user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));
  expect(await screen.findByRole('menuitem', { name: 'Cambiar a modo claro' })).toBeInTheDocument();
});

test('[SPEC 1.3] a phone shows search, bell and Ajustes in the bar, and Salir and the rest under Mi cuenta', async () => {
  withStyles();
  setMedia('max-width');
  const { user, onLeave } = renderApp({ path: '/auth/configuracion' });
  await findHeading('Configuración');

  const bar = within(screen.getByRole('banner'));
  for (const name of ['Ir a…', 'Notificaciones']) {
    expect(bar.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(bar.getByRole('link', { name: 'Ajustes' })).toBeInTheDocument();

  expect(bar.queryByRole('button', { name: 'Salir' })).not.toBeInTheDocument();

  const open = () => user.click(bar.getByRole('button', { name: 'Mi cuenta' }));
  await open();
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Ajustes',
    'Panel de usuarios',
    'Cambiar a modo oscuro',
    'Salir',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Cambiar a modo oscuro' }));
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(18, 20, 22)');
  expect(Object.values(localStorage)).toContain('"dark"');

  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Salir' }));
  await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
});

test('[F19] the initials on Mi cuenta are no text, which its name would have to say', async () => {
  renderApp({ path: '/auth/configuracion' });

  expect((await screen.findByRole('button', { name: 'Mi cuenta' })).textContent).toBe('');
});

test('on a desktop Mi cuenta shows the name of the user', async () => {
  const { user } = renderApp({ path: '/auth/configuracion' });
  await user.click(await screen.findByRole('button', { name: 'Mi cuenta' }));

  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText('Súper Administrador')).toBeInTheDocument();
  expect(menu.queryByRole('menuitem', { name: 'Salir' })).not.toBeInTheDocument();
});
