import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'ra-core';
import { describe, expect, test, vi } from 'vitest';
import { notificacionesCalls } from '../../../../contract/notificaciones';
import { premiosRest } from '../../../../contract/premios';
import { usuariosCalls } from '../../../../contract/usuarios';
import { useNotificaciones } from '../../../../src/features/notificaciones/useNotificaciones';
import { UsuarioActualProvider } from '../../../../src/ui/layout/usuarioActual';
import { createNotificacion, createProfile } from '../../../factories';
import { answerCall, holdCall, refuseCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';
import { withStyles } from '../../../styles';

const LIST = 'POST /api/notificaciones';
const UPDATE = 'POST /api/notificaciones/update';

const findBell = () => screen.findByRole('button', { name: 'Notificaciones' });

/** The host keeps what is read; the app begins on a screen that asks for nothing. */
const renderWith = (...notificaciones: ReturnType<typeof createNotificacion>[]) =>
  renderApp({
    path: '/auth/gastos',
    handlers: [
      answerCall(notificacionesCalls.list, () => ({ notificaciones })),
      answerCall(notificacionesCalls.update, async ({ request }) => {
        const { id } = (await request.json()) as { id: number };
        for (const one of notificaciones) if (one.id === id) one.leido = 'S';

        return { message: 'Notificación actualizada' };
      }),
    ],
  });

/** Renders the notification queries for the user with that id. */
const renderNotificaciones = (id: number, getList: DataProvider['getList']) =>
  renderHook(useNotificaciones, {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={testDataProvider({ getList })}>
        <UsuarioActualProvider value={{ id, nombre: 'Ana', apellido: 'Paredes', role: 'revisor' }}>
          {children}
        </UsuarioActualProvider>
      </CoreAdminContext>
    ),
  });

const openPanel = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) => {
  await user.click(await findBell());

  return within(await screen.findByRole('dialog', { name: 'Notificaciones' }));
};

describe('the bell', () => {
  test('[SPEC 2.11] shows a green dot and says so when something is unread', async () => {
    withStyles();
    renderWith(createNotificacion({ id: 1, leido: 'S' }), createNotificacion());

    const bell = await findBell();
    await waitFor(() => expect(bell).toHaveAccessibleDescription('hay notificaciones sin leer'));
    const dot = bell.querySelector('.MuiBadge-badge');
    expect(dot).toBeVisible();
    expect(getComputedStyle(dot as Element).backgroundColor).toBe('rgb(21, 128, 61)');
  });
});

describe('the panel', () => {
  test('[SPEC 2.12] is titled Notificaciones, and an empty list says "No hay notificaciones"', async () => {
    const panel = await openPanel(renderWith());

    expect(panel.getByRole('heading', { name: 'Notificaciones' })).toBeInTheDocument();
    expect(await panel.findByText('No hay notificaciones')).toBeInTheDocument();
  });

  test('[SPEC 2.13] an unread notification has a blue dot and bold text, a read one neither', async () => {
    withStyles();
    const panel = await openPanel(
      renderWith(createNotificacion(), createNotificacion({ id: 5, mensaje: 'Premio pagado', leido: 'S' })),
    );

    const [unread, read] = await panel.findAllByRole('listitem');
    const dot = within(unread as HTMLElement).getByRole('img', { name: 'Sin leer' });
    expect(getComputedStyle(dot).backgroundColor).toBe('rgb(37, 99, 235)');
    expect(await panel.findByText('Nuevo premio por revisar')).toHaveStyle({ fontWeight: 700 });
    expect(within(read as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(panel.getByText('Premio pagado')).toHaveStyle({ fontWeight: 400 });
  });

  test('[SPEC 2.14] each notification tells how long ago it was, in Spanish, and goes on doing so', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    vi.setSystemTime('2026-11-20T19:05:00Z');
    const panel = await openPanel(renderWith(createNotificacion()));
    expect(await panel.findByText('hace 5 minutos')).toBeInTheDocument();

    await vi.advanceTimersByTimeAsync(60_000);

    expect(await panel.findByText('hace 6 minutos')).toBeInTheDocument();
  });

  test('[SPEC 2.16] a spinner labelled Cargando shows while the list loads', async () => {
    const app = renderApp({ path: '/auth/gastos', handlers: [holdCall(notificacionesCalls.list)] });
    const panel = await openPanel(app);

    expect(panel.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument();
    expect(panel.queryByText('No hay notificaciones')).not.toBeInTheDocument();
  });

  test("[SPEC 2.17] a list that cannot be loaded shows ¡Error! and the server's text", async () => {
    const handlers = [refuseCall(notificacionesCalls.list, 500, 'Sin base de datos')];
    const panel = await openPanel(renderApp({ path: '/auth/gastos', handlers }));

    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('¡Error!Sin base de datos');
    expect(alert).toHaveClass('MuiAlert-colorError');
    expect(panel.queryByText('No hay notificaciones')).not.toBeInTheDocument();
  });
});

describe('choosing a notification', () => {
  test('[SPEC 2.15] marks it read, loads the list again, closes the panel and opens its premio', async () => {
    const app = renderWith(createNotificacion());
    const panel = await openPanel(app);

    await app.user.click(await panel.findByRole('button', { name: /Nuevo premio/ }));

    await waitFor(() => expect(window.location.pathname).toBe('/auth/premios/edit/81'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.calls.filter((call) => call.includes('notificaciones'))).toEqual([LIST, LIST, UPDATE, LIST]);
    expect(await findBell()).not.toHaveAccessibleDescription();
  });

  test('without a secuencia marks it read and closes the panel, and the screen stays', async () => {
    const app = renderWith(createNotificacion({ secuencia: null }));
    const panel = await openPanel(app);

    await app.user.click(await panel.findByRole('button', { name: /Nuevo premio/ }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.calls).toContain(UPDATE);
    expect(window.location.pathname).toBe('/auth/gastos');
  });

  test('one already read opens its premio without another update', async () => {
    const app = renderWith(createNotificacion({ leido: 'S' }));
    const panel = await openPanel(app);

    await app.user.click(await panel.findByRole('button', { name: /Nuevo premio/ }));

    await waitFor(() => expect(window.location.pathname).toBe('/auth/premios/edit/81'));
    expect(app.calls).not.toContain(UPDATE);
  });

  test("[SPEC 2.17] leaves the panel open with ¡Error! and the server's text when the update fails", async () => {
    const app = renderApp({
      path: '/auth/gastos',
      handlers: [
        answerCall(notificacionesCalls.list, { notificaciones: [createNotificacion()] }),
        refuseCall(notificacionesCalls.update, 500, 'No se pudo marcar'),
      ],
    });
    const panel = await openPanel(app);

    await app.user.click(await panel.findByRole('button', { name: /Nuevo premio/ }));

    const alert = await panel.findByRole('alert');
    expect(alert).toHaveTextContent('¡Error!No se pudo marcar');
    expect(alert).toHaveClass('MuiAlert-colorError');
    expect(panel.getByText('Nuevo premio por revisar')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/auth/gastos');
  });
});

describe('by itself', () => {
  const lists = (calls: readonly string[]) => calls.filter((call) => call === LIST).length;

  test('the list loads again each minute while the page is visible, and not while it is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { calls } = renderWith(createNotificacion());
    await findBell();
    await vi.waitFor(() => expect(lists(calls)).toBe(1));

    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(lists(calls)).toBe(2));

    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(lists(calls)).toBe(2);
  });
});

test('[SPEC 7.11] without a user id no call is made', async () => {
  const getList = vi.fn().mockResolvedValue({ data: [], total: 0 });
  const { result } = renderNotificaciones(0, getList);

  await act(async () => window.dispatchEvent(new Event('focus')));

  act(() => result.current.reload());

  expect(getList).not.toHaveBeenCalled();
  expect(result.current.isLoading).toBe(false);
});

test('Siguiente pendiente leads a revisor from the panel to the premio that waits longest, and closes it', async () => {
  const { handlers } = restHost(premiosRest, [{ id: 81 }]);
  const app = renderApp({
    path: '/auth/planillas',
    handlers: [
      answerCall(usuariosCalls.profile, { user: createProfile({ role: 'revisor', api_local: true }) }),
      answerCall(premiosRest.calls.history, []),
      ...handlers,
    ],
  });
  const panel = await openPanel(app);

  await app.user.click(await panel.findByRole('button', { name: 'Siguiente pendiente' }));

  await waitFor(() => expect(window.location.pathname).toBe('/auth/premios/edit/81'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
