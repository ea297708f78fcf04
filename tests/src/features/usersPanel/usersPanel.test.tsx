import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { sections } from '../../../../src/resources';
import { createUsuario } from '../../../factories';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { setMedia } from '../../ui/layout/media';

const LIST = 'GET /api/usuarios';
const NOW = '2026-11-20T19:05:00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(NOW);
});
const findToggle = () => screen.findByRole('button', { name: 'Panel de usuarios' });
const findPanel = async () => within(await screen.findByRole('dialog', { name: 'Usuarios' }));
const lists = (calls: readonly string[]) => calls.filter((call) => call === LIST).length;

const renderWith = (usuarios: ReturnType<typeof createUsuario>[], role?: string) =>
  renderApp({ path: '/auth/gastos', role, handlers: [answerCall(usuariosCalls.list, { usuarios })] });

const openPanel = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) => {
  await user.click(await findToggle());

  return findPanel();
};

describe('the list', () => {
  test('[SPEC 1.5] each user has a full name, a badge by the five-minute rule, and day and time of the last connection; active ones are first', async () => {
    const panel = await openPanel(
      renderWith([
        createUsuario({ id: 1, nombre: 'Eva', ultima_conexion: '2026-11-20T14:00:00-05:00' }),
        createUsuario({ id: 2, nombre: 'Luis', ultima_conexion: '2026-11-20T18:59:59.999Z' }),
        createUsuario({ id: 3, nombre: 'Marta', ultima_conexion: '2026-11-20 14:03:00' }),
        createUsuario({ id: 4, nombre: 'Raúl', ultima_conexion: '2026-11-20T03:00:00Z' }),
        createUsuario({ id: 5, nombre: 'Rosa', ultima_conexion: null }),
      ]),
    );

    const items = await panel.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Eva ZambranoActivo2026-11-20 14:00 · hace 5 minutos',
      'Marta ZambranoActivo2026-11-20 14:03 · hace 2 minutos',
      'Luis ZambranoInactivo2026-11-20 13:59 · hace 5 minutos',
      'Raúl ZambranoInactivo2026-11-19 22:00 · hace 16 horas',
      'Rosa ZambranoInactivo—',
    ]);
  });

  test('a user is found by a part of the name', async () => {
    const { user } = renderWith([createUsuario({ nombre: 'Raúl' }), createUsuario({ id: 2, nombre: 'Eva' })]);
    const panel = await openPanel({ user });
    await user.type(panel.getByLabelText('Buscar usuario'), 'raul z');
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Raúl Zambrano'),
    ]);

    await user.type(panel.getByLabelText('Buscar usuario'), 'x');

    expect(panel.getByText('Nadie se llama así')).toBeVisible();
  });

  test('a user turns Inactivo by the clock, without a call', async () => {
    const app = renderWith([createUsuario({ ultima_conexion: '2026-11-20T19:00:00Z' })]);
    const panel = await openPanel(app);
    await panel.findByText('Activo');

    await vi.advanceTimersByTimeAsync(30_000);

    expect(await panel.findByText('Inactivo')).toBeInTheDocument();
    expect(lists(app.calls)).toBe(1);
  });

  test('what roles other than superadministrador get is enough to show it', async () => {
    const usuario = { id: 3, nombre: 'Luis', apellido: 'Zambrano', ultima_conexion: NOW };
    const panel = await openPanel(renderWith([usuario], 'sumador'));

    expect(await panel.findByText('Luis Zambrano')).toBeInTheDocument();
    expect(panel.getByText('Activo')).toBeInTheDocument();
  });
});

describe('the panel', () => {
  test('is closed at first where there is little room, and asks for nothing while it is', async () => {
    const { calls } = renderWith([createUsuario()]);

    expect(await findToggle()).toHaveAttribute('aria-expanded', 'false');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(lists(calls)).toBe(0);
  });

  test('[SPEC 1.4] is open at first on a wide screen', async () => {
    setMedia('min-width:1600px');
    renderWith([createUsuario()]);

    expect(await findToggle()).toHaveAttribute('aria-expanded', 'true');
    const panel = within(await screen.findByRole('complementary', { name: 'Usuarios' }));
    expect(await panel.findByText('Luis Zambrano')).toBeInTheDocument();
  });

  test('[SPEC 1.4] is remembered there as it was left', async () => {
    setMedia('min-width:1600px');
    const { user } = renderWith([createUsuario()]);
    await user.click(await screen.findByRole('button', { name: 'Cerrar panel' }));

    expect(await findToggle()).toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem('RaStoreLoteriaAdmin.usersPanel.open')).toBe('false');

    await user.click(await findToggle());
    expect(localStorage.getItem('RaStoreLoteriaAdmin.usersPanel.open')).toBe('true');
  });

  test('asks again each minute while it is open and visible', async () => {
    const app = renderWith([createUsuario()]);
    await openPanel(app);
    await vi.waitFor(() => expect(lists(app.calls)).toBe(1));

    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(lists(app.calls)).toBe(2));

    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(lists(app.calls)).toBe(2);
  });

  test('its calls do not count as activity', async () => {
    const getList = vi.fn().mockResolvedValue({ data: [], total: 0 });
    const watched = sections.map((section) =>
      section.name === 'usuarios' ? { ...section, provider: () => ({ getList }) } : section,
    );
    await openPanel(renderApp({ path: '/auth/gastos', sections: watched }));

    await waitFor(() => expect(getList).toHaveBeenCalledOnce());
    expect(getList.mock.lastCall?.[0]).toMatchObject({ meta: { background: true } });
  });
});

describe('the password of a user', () => {
  const own = createUsuario({ id: 3, usuarioPrincipal: 7 });
  const other = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });

  test('is offered to an administrador on their own staff only', async () => {
    const panel = await openPanel(renderWith([own, other], 'administrador'));

    expect(
      await panel.findByRole('button', { name: 'Cambiar la contraseña de Luis Zambrano' }),
    ).toBeInTheDocument();
    expect(
      panel.queryByRole('button', { name: 'Cambiar la contraseña de Rosa Mera' }),
    ).not.toBeInTheDocument();
  });

  test('[SPEC 6.2] sets a password, and the panel says so', async () => {
    const bodies: unknown[] = [];
    const { user } = renderApp({
      path: '/auth/gastos',
      role: 'administrador',
      handlers: [
        answerCall(usuariosCalls.list, { usuarios: [own] }),
        answerCall(usuariosCalls.setPassword, async ({ request }) => {
          bodies.push(await request.json());

          return { message: 'Contraseña actualizada' };
        }),
      ],
    });
    const panel = await openPanel({ user });

    await user.click(await panel.findByRole('button', { name: 'Cambiar la contraseña de Luis Zambrano' }));
    await user.type(await screen.findByLabelText('Nueva contraseña'), 'otra-clave-9');
    await user.type(screen.getByLabelText('Confirmar contraseña'), 'otra-clave-9');
    await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));

    expect(await screen.findByText(/^Contraseña actualizada!+$/)).toBeInTheDocument();
    expect(bodies).toEqual([{ id: 3, password: 'otra-clave-9', usuarioActualizacion: 7 }]);
  });
});

test('[F10] when the panel fails it says so in Spanish, and the menu still works', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // An answer that no provider of ours would give.
  const getList = vi.fn().mockResolvedValue({ data: [null], total: 1 });
  const broken = sections.map((section) =>
    section.name === 'usuarios' ? { ...section, provider: () => ({ getList }) } : section,
  );
  const { user } = renderApp({ path: '/auth/gastos', sections: broken });
  const panel = await openPanel({ user });

  expect(await panel.findByRole('alert')).toHaveTextContent('No se pudo mostrar este panel.');
  await user.click(panel.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('link', { name: 'Ingresos' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ingresos' })).toBeInTheDocument();
  consoleError.mockRestore();
});
