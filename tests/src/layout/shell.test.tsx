import { act, render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { Suspense } from 'react';
import { Title } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { usuariosCalls } from '../../../contract/usuarios';
import { sections } from '../../../src/resources';
import { lazy, untilLoaded } from '../../../src/section/lazy';
import type { Section } from '../../../src/section/Section';
import { holdCall, refuseCall } from '../../support/msw';
import { renderApp } from '../../support/render';
import { withStyles } from '../../support/styles';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const Thrower = (): never => {
  throw new Error('boom');
};

const replace = (name: string, values: Partial<Section>) =>
  sections.map((section) => (section.name === name ? { ...section, ...values } : section));

const screensOf = (name: string) => sections.find((section) => section.name === name)?.screens;

describe('the shell', () => {
  test('[F10] a part that fails is left out and reported on the page, which goes on', async () => {
    // The search asks for the platform, to name its keys.
    vi.spyOn(navigator, 'platform', 'get').mockImplementation(Thrower);
    renderApp({ path: '/auth/gastos' });

    await heading('Gastos');
    expect(
      (
        await screen.findAllByText('Una parte de la página no se pudo mostrar. Vuelva a cargar la página.')
      )[0],
    ).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
  });

  test('[F11] a part that loads in the background is tried again until the server answers', async () => {
    vi.useFakeTimers();
    let tries = 0;
    const loaded = untilLoaded(async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');

      return 'module';
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tries).toBe(2);
    await vi.advanceTimersByTimeAsync(5_000);

    await expect(loaded).resolves.toBe('module');
  });

  test('[SPEC 1.2] [SPEC 2.2] [SPEC 2.7] [SPEC 2.10] [SPEC 3.1] [SPEC 7.5] /auth leads to the dashboard, greets by full name and has Ajustes, with one profile call', async () => {
    const { user, calls } = renderApp({ path: '/auth' });
    await heading('Dashboard');
    expect(window.location.pathname).toBe('/auth/dashboard');
    expect(screen.getByText('Hola, Ana Paredes')).toBeInTheDocument();
    const settings = screen.getByRole('link', { name: 'Ajustes' });
    expect(settings).toHaveAttribute('href', '/auth/configuracion/password');
    // The first Tab skips the bar and the menu.
    await user.tab();
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();

    await user.click(within(screen.getByRole('navigation', { name: 'Menú principal' })).getByText('Gastos'));
    await heading('Gastos');
    expect(calls.filter((call) => call === 'GET /api/usuarios/profile')).toHaveLength(1);
  });

  test('[SPEC 2.4] a spinner fills the screen while the profile loads', async () => {
    renderApp({ path: '/auth/dashboard', handlers: [holdCall(usuariosCalls.profile)] });

    expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test.each<[string, ...RequestHandler[]]>([
    ['is answered 500', refuseCall(usuariosCalls.profile, 500, 'No hay base de datos')],
    ['is answered 404', refuseCall(usuariosCalls.profile, 404, 'No existe lo que busca')],
    ['names no user', http.get('*/api/usuarios/profile', () => HttpResponse.json({ user: null }))],
    [
      'is refused, and so is the refresh',
      refuseCall(usuariosCalls.profile, 401, 'No autorizado'),
      refuseCall(authCalls.refresh, 401, 'No autorizado'),
    ],
    [
      'is refused in HTML, and so is the refresh',
      http.get('*/api/usuarios/profile', () => new HttpResponse('<h1>Forbidden</h1>', { status: 403 })),
      http.post('*/api/auth/refresh-token', () => new HttpResponse('<h1>Forbidden</h1>', { status: 403 })),
    ],
  ])(
    '[SPEC 2.3] [SPEC 9.6] when the profile %s the user goes to the sign-in, and it is not asked again',
    async (_, ...handlers) => {
      const { onLeave, calls } = renderApp({ path: '/auth/ventas', handlers });

      await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
      expect(screen.queryByText('El servidor no responde')).not.toBeInTheDocument();
      expect(calls.filter((call) => call === 'GET /api/usuarios/profile')).toHaveLength(1);
    },
  );

  test('[SPEC 1.3] Salir signs out and goes to the sign-in', async () => {
    const { user, calls, onLeave } = renderApp({ path: '/auth/dashboard' });

    await user.click(await screen.findByRole('button', { name: 'Salir' }));

    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(calls).toContain('POST /api/auth/logout');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('screens', () => {
  test('[SPEC 2.5] a thin progress bar shows while a screen loads, the menu around it', async () => {
    withStyles();
    const never = lazy(() => new Promise<{ default: typeof Thrower }>(() => undefined));
    renderApp({ path: '/auth/gastos', sections: replace('gastos', { screens: { '': never } }) });

    expect(await screen.findByRole('link', { name: 'Gastos' })).toBeInTheDocument();
    const bar = within(screen.getByRole('main')).getByRole('progressbar', { name: 'Cargando' });
    expect(bar).toHaveStyle({ height: '2px' });
  });

  test.each([
    // The head, twelve rows and the filters.
    { name: 'gastos', shown: 'its heading and rows of grey', headings: ['Gastos'], bars: 14 },
    { name: 'planillas', shown: 'nothing more', headings: [], bars: 0 },
  ])('[Y8] below the line, $name shows $shown while its code loads', async ({ name, headings, bars }) => {
    const never = lazy(() => new Promise<{ default: typeof Thrower }>(() => undefined));
    renderApp({
      path: `/auth/${name}`,
      sections: replace(name, { screens: { ...screensOf(name), '': never } }),
    });

    await screen.findByRole('link', { name: 'Gastos' });
    const main = screen.getByRole('main');
    await within(main).findByRole('progressbar', { name: 'Cargando' });
    const shown = () => screen.queryAllByRole('heading', { level: 1 }).map((one) => one.textContent);
    await waitFor(() => expect(shown()).toEqual(headings));
    expect(main.querySelectorAll('.MuiSkeleton-root')).toHaveLength(bars);
  });

  test('a preloaded screen is drawn at once', async () => {
    const Screen = lazy(async () => ({ default: () => 'Gastos' }));
    await act(async () => Screen.preload());

    render(
      <Suspense fallback="Cargando">
        <Screen />
      </Suspense>,
    );

    expect(screen.getByText('Gastos')).toBeInTheDocument();
  });

  test('a screen whose preload failed is fetched again when it is opened', async () => {
    const load = vi.fn(async () => ({ default: () => <Title title="Gastos" /> }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = renderApp({
      path: '/auth/dashboard',
      sections: replace('gastos', { screens: { '': lazy(load) } }),
    });

    await user.click(await screen.findByRole('link', { name: 'Gastos' }));

    expect(await heading('Gastos')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    '/auth/loterias',
    '/auth/premios/edit/abc',
    // abonos is a resource without screens.
    '/auth/abonos/1',
  ])('an unknown address says so and keeps the menu: %s', async (path) => {
    renderApp({ path });

    await heading('Página no encontrada');
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/auth/dashboard');
  });

  test.each([
    ['throws', lazy(async () => ({ default: Thrower }))],
    ['cannot be fetched', lazy(() => Promise.reject<{ default: typeof Thrower }>(new Error('boom')))],
  ])('[F10] a screen that %s shows a Spanish message, and the menu still works', async (_, broken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderApp({
      path: '/auth/gastos',
      sections: replace('gastos', { screens: { '': broken } }),
    });

    await heading('Algo salió mal');
    expect(screen.queryByText(/boom/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Ingresos' }));

    await heading('Ingresos');
  });

  test('[F10] when even the shell fails, a Spanish message leads back to the sign-in', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderApp({ path: '/auth/gastos', sections: replace('gastos', { icon: Thrower }) });

    await heading('Algo salió mal');
    expect(screen.getByRole('link', { name: 'Volver al inicio de sesión' })).toHaveAttribute('href', '/');
  });
});
