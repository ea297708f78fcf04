import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { notificacionesCalls, notificacionesLeidasCall } from '../../../../contract/notificaciones';
import { premiosRest } from '../../../../contract/premios';
import { UsuarioActualProvider } from '../../../../src/authProvider/usuarioActual';
import { notificacionesProvider } from '../../../../src/dataProvider/notificaciones';
import { useNotificaciones } from '../../../../src/features/notificaciones/useNotificaciones';
import { createNotificacion } from '../../../support/factories';
import { createFakeHttp } from '../../../support/fakeHttp';
import { dialogIsClosed } from '../../../support/inputs';
import { answerCall, holdCall, refuseCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { restHost } from '../../../support/rest';
import { withStyles } from '../../../support/styles';

type Notificacion = ReturnType<typeof createNotificacion>;

const renderWith = (
  notificaciones: Notificacion[] = [createNotificacion()],
  handlers: NonNullable<Parameters<typeof renderApp>[0]['handlers']> = [],
  profile: Parameters<typeof renderApp>[0]['profile'] = {},
) =>
  renderApp({
    path: '/auth/gastos',
    profile,
    handlers: [
      ...handlers,
      answerCall(notificacionesCalls.list, () => ({ notificaciones })),
      answerCall(notificacionesCalls.update, async ({ request }) => {
        const { id } = (await request.json()) as { id: number };
        for (const one of notificaciones) if (one.id === id) one.leido = 'S';

        return { message: 'Notificación actualizada' };
      }),
    ],
  });

const findBell = () => screen.findByRole('button', { name: 'Notificaciones' });
const openPanel = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) => {
  await user.click(await findBell());

  return within(await screen.findByRole('dialog', { name: 'Notificaciones' }));
};
type Panel = Awaited<ReturnType<typeof openPanel>>;
const openPremio = async (app: ReturnType<typeof renderApp>, panel: Panel) =>
  app.user.click(await panel.findByRole('button', { name: /Nuevo premio/ }));
const expectAlert = async (panel: Panel, text: string) => {
  const alert = await panel.findByRole('alert');
  expect(alert).toHaveTextContent(`¡Error!${text}`);
  expect(alert).toHaveClass('MuiAlert-colorError');
};

test('[SPEC 2.11] [SPEC 2.13] the bell has a green dot for unread notifications, which have a blue dot and bold text', async () => {
  withStyles();
  const app = renderWith([
    createNotificacion(),
    createNotificacion({ id: 5, mensaje: 'Premio pagado', leido: 'S' }),
  ]);
  const bell = await findBell();
  await waitFor(() => expect(bell).toHaveAccessibleDescription('hay notificaciones sin leer'));
  const green = bell.querySelector('.MuiBadge-badge') as Element;
  expect(green).toBeVisible();
  expect(getComputedStyle(green).backgroundColor).toBe('rgb(21, 128, 61)');

  const panel = await openPanel(app);
  const [unread, read] = await panel.findAllByRole('listitem');
  const blue = within(unread as HTMLElement).getByRole('img', { name: 'Sin leer' });
  expect(getComputedStyle(blue).backgroundColor).toBe('rgb(37, 99, 235)');
  expect(await panel.findByText('Nuevo premio por revisar')).toHaveStyle({ fontWeight: 700 });
  expect(within(read as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  expect(panel.getByText('Premio pagado')).toHaveStyle({ fontWeight: 400 });
});

test('[SPEC 2.12] the panel is titled Notificaciones, and an empty list says "No hay notificaciones"', async () => {
  const panel = await openPanel(renderWith([]));

  expect(panel.getByRole('heading', { name: 'Notificaciones' })).toBeInTheDocument();
  expect(await panel.findByText('No hay notificaciones')).toBeInTheDocument();
});

test('[SPEC 2.14] each notification shows its age in Spanish and keeps it current', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime('2026-11-20T19:05:00Z');
  const panel = await openPanel(renderWith());
  expect(await panel.findByText('hace 5 minutos')).toBeInTheDocument();

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await panel.findByText('hace 6 minutos')).toBeInTheDocument();
});

test('[SPEC 2.16] a spinner labelled Cargando shows while the list loads', async () => {
  const panel = await openPanel(renderWith([], [holdCall(notificacionesCalls.list)]));

  expect(panel.getByRole('progressbar', { name: 'Cargando' })).toBeInTheDocument();
  expect(panel.queryByText('No hay notificaciones')).not.toBeInTheDocument();
});

test("[SPEC 2.17] a list that cannot be loaded shows ¡Error! and the server's text", async () => {
  const refusal = refuseCall(notificacionesCalls.list, 500, 'Sin base de datos');
  const panel = await openPanel(renderWith([], [refusal]));

  await expectAlert(panel, 'Sin base de datos');
  expect(panel.queryByText('No hay notificaciones')).not.toBeInTheDocument();
});

test('[SPEC 2.15] [SPEC 7.12] a click marks it read, loads the list again, closes the panel and opens its premio; once read it marks nothing', async () => {
  const app = renderWith();
  const panel = await openPanel(app);
  await openPremio(app, panel);

  await waitFor(() => expect(window.location.pathname).toBe('/auth/premios/edit/81'));
  await dialogIsClosed();
  expect(await app.sent(notificacionesCalls.update)).toEqual([{ id: 4 }]);
  expect(await app.sent(notificacionesCalls.list)).toEqual(Array(3).fill({ fk_usuario: 7 }));
  expect(await findBell()).not.toHaveAccessibleDescription();

  await openPremio(app, await openPanel(app));
  await dialogIsClosed();
  expect(await app.sent(notificacionesCalls.update)).toHaveLength(1);
});

test('a notification without a secuencia is marked read, the panel closes, and the screen stays', async () => {
  const app = renderWith([createNotificacion({ secuencia: null })]);
  await openPremio(app, await openPanel(app));

  await dialogIsClosed();
  expect(await app.sent(notificacionesCalls.update)).toHaveLength(1);
  expect(window.location.pathname).toBe('/auth/gastos');
});

test("[SPEC 2.17] an update that fails leaves the panel open with ¡Error! and the server's text", async () => {
  const app = renderWith(undefined, [refuseCall(notificacionesCalls.update, 500, 'No se pudo marcar')]);
  const panel = await openPanel(app);
  await openPremio(app, panel);

  await expectAlert(panel, 'No se pudo marcar');
  expect(panel.getByText('Nuevo premio por revisar')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/auth/gastos');
});

const MARK_ALL = { name: 'Marcar todas como leídas' };

test('[Y7] «Marcar todas como leídas» marks those that are shown with one call, and goes with the green dot', async () => {
  const notes = [
    createNotificacion(),
    createNotificacion({ id: 5 }),
    createNotificacion({ id: 6, leido: 'S' }),
  ];
  const markAll = answerCall(notificacionesLeidasCall, () => {
    for (const note of notes) note.leido = 'S';

    return { message: 'Listo' };
  });
  const app = renderWith(notes, [markAll], { api_local: true });
  const panel = await openPanel(app);
  await app.user.click(await panel.findByRole('button', MARK_ALL));

  await waitFor(() => expect(panel.queryByRole('img', { name: 'Sin leer' })).not.toBeInTheDocument());
  expect(await app.sent(notificacionesLeidasCall)).toEqual([{ ids: [4, 5] }]);
  expect(panel.queryByRole('button', MARK_ALL)).not.toBeInTheDocument();
  // The keyboard goes on at the first one.
  await waitFor(() => expect(panel.getAllByRole('button', { name: /Nuevo premio/ })[0]).toHaveFocus());
});

test('[Y7] marking all that fails says so and marks none; another host is not offered it', async () => {
  const refusal = refuseCall(notificacionesLeidasCall, 500, 'No se pudo marcar');
  const app = renderWith([createNotificacion()], [refusal], { api_local: true });
  const panel = await openPanel(app);
  await app.user.click(await panel.findByRole('button', MARK_ALL));
  await expectAlert(panel, 'No se pudo marcar');
  expect(panel.getByRole('img', { name: 'Sin leer' })).toBeVisible();
  cleanup();

  const other = await openPanel(renderWith());
  expect(await other.findByText('Nuevo premio por revisar')).toBeVisible();
  expect(other.queryByRole('button', MARK_ALL)).not.toBeInTheDocument();
});

test('the list loads again each minute while the page is visible, and not while it is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { calls } = renderWith();
  const loads = () => calls.filter((call) => call === 'POST /api/notificaciones').length;
  await findBell();
  await vi.waitFor(() => expect(loads()).toBe(1));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(loads()).toBe(2));

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(loads()).toBe(2);
});

test('[SPEC 7.11] without a user id no call is made', async () => {
  const getList = vi.fn().mockResolvedValue({ data: [], total: 0 });
  const { result } = renderHook(useNotificaciones, {
    wrapper: ({ children }) => (
      <CoreAdminContext dataProvider={testDataProvider({ getList })}>
        <UsuarioActualProvider value={{ id: 0, nombre: 'Ana', apellido: 'Paredes', role: 'revisor' }}>
          {children}
        </UsuarioActualProvider>
      </CoreAdminContext>
    ),
  });
  await act(async () => window.dispatchEvent(new Event('focus')));
  act(() => result.current.reload());

  expect(getList).not.toHaveBeenCalled();
  expect(result.current.isLoading).toBe(false);
});

test.each([undefined, null, ''])('[SPEC 7.11] fk_usuario is not sent if it is %j', async (fk_usuario) => {
  const { http, sent } = createFakeHttp({ '/api/notificaciones': { notificaciones: [] } });

  await notificacionesProvider(http).getList?.({ filter: { fk_usuario } });

  expect(sent[0]?.options).toMatchObject({ body: {} });
});

test('Siguiente pendiente leads a revisor to the premio that waits longest and closes the panel', async () => {
  const app = renderApp({
    path: '/auth/planillas',
    role: 'revisor',
    profile: { api_local: true },
    handlers: [answerCall(premiosRest.calls.history, []), ...restHost(premiosRest, [{ id: 81 }]).handlers],
  });
  const panel = await openPanel(app);

  await app.user.click(await panel.findByRole('button', { name: 'Siguiente pendiente' }));

  await waitFor(() => expect(window.location.pathname).toBe('/auth/premios/edit/81'));
  await dialogIsClosed();
});
