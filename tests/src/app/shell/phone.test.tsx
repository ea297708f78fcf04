import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../render';
import { withStyles } from '../../../styles';
import { setMedia } from './media';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const queryMenu = () => screen.queryByRole('navigation', { name: 'Menú principal' });

test('on a phone the menu is a drawer that closes once an entry is chosen', async () => {
  setMedia('max-width');
  const { user } = renderApp({ path: '/auth/configuracion' });
  await findHeading('Configuración');
  expect(queryMenu()).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  await user.click(screen.getByRole('link', { name: 'Gastos' }));

  await findHeading('Gastos');
  await waitFor(() => expect(queryMenu()).not.toBeInTheDocument());
});

test('Esc closes the drawer', async () => {
  setMedia('max-width');
  const { user } = renderApp({ path: '/auth/configuracion' });
  await findHeading('Configuración');

  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  await user.keyboard('{Escape}');

  await waitFor(() => expect(queryMenu()).not.toBeInTheDocument());
});

test('the theme follows the system until it is chosen by hand', async () => {
  setMedia('prefers-color-scheme: dark');
  renderApp({ path: '/auth/configuracion' });

  expect(await screen.findByRole('button', { name: 'Cambiar a modo claro' })).toBeInTheDocument();
});

test('a phone keeps search, bell, Ajustes and Salir in the bar, and the rest under Más', async () => {
  withStyles();
  setMedia('max-width');
  const { user } = renderApp({ path: '/auth/configuracion' });
  await findHeading('Configuración');

  const bar = within(screen.getByRole('banner'));
  for (const name of ['Ir a…', 'Notificaciones', 'Salir']) {
    expect(bar.getByRole('button', { name })).toBeInTheDocument();
  }
  expect(bar.getByRole('link', { name: 'Ajustes' })).toBeInTheDocument();

  await user.click(bar.getByRole('button', { name: 'Más' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Panel de usuarios',
    'Cambiar a modo oscuro',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Cambiar a modo oscuro' }));

  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(18, 20, 22)');
});
