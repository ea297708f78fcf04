import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../render';

/** jsdom knows no media: answers the queries whose text holds one of these. */
const setMedia = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: matching.some((part) => query.includes(part)),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

afterEach(() => vi.unstubAllGlobals());

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
