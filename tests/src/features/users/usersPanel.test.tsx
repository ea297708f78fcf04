import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { sections } from '../../../../src/resources';
import { createUsuario } from '../../../support/factories';
import { setMedia } from '../../../support/layout/media';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';

const NOW = '2026-11-20T19:05:00Z';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(NOW);
});
const findToggle = () => screen.findByRole('button', { name: 'Panel de usuarios' });
const lists = (calls: readonly string[]) => calls.filter((call) => call === 'GET /api/usuarios').length;

const renderWith = (usuarios: ReturnType<typeof createUsuario>[], role?: string) =>
  renderApp({ path: '/auth/gastos', role, handlers: [answerCall(usuariosCalls.list, { usuarios })] });

const renderOn = (getList: () => Promise<unknown>, onRecoverableError?: () => void) =>
  renderApp({
    onRecoverableError,
    path: '/auth/gastos',
    sections: sections.map((section) =>
      section.name === 'usuarios' ? { ...section, provider: () => ({ getList: getList as never }) } : section,
    ),
  });

const openPanel = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) => {
  await user.click(await findToggle());

  return within(await screen.findByRole('dialog', { name: 'Usuarios' }));
};

test('[SPEC 1.5] each user has a full name, a badge by the five-minute rule, and day and time of the last connection; active ones are first', async () => {
  const { user } = renderWith([
    createUsuario({ id: 1, nombre: 'Eva', ultima_conexion: '2026-11-20T14:00:00-05:00' }),
    createUsuario({ id: 2, nombre: 'Luis', ultima_conexion: '2026-11-20T18:59:59.999Z' }),
    createUsuario({ id: 3, nombre: 'Marta', ultima_conexion: '2026-11-20 14:03:00' }),
    createUsuario({ id: 4, nombre: 'Raúl', ultima_conexion: '2026-11-20T03:00:00Z' }),
    createUsuario({ id: 5, nombre: 'Rosa', ultima_conexion: null }),
  ]);
  const panel = await openPanel({ user });
  await panel.findAllByRole('listitem');
  const items = () => panel.getAllByRole('listitem').map(({ textContent }) => textContent);

  expect(items()).toEqual([
    'Eva ZambranoActivo2026-11-20 14:00 · hace 5 minutos',
    'Marta ZambranoActivo2026-11-20 14:03 · hace 2 minutos',
    'Luis ZambranoInactivo2026-11-20 13:59 · hace 5 minutos',
    'Raúl ZambranoInactivo2026-11-19 22:00 · hace 16 horas',
    'Rosa ZambranoInactivo—',
  ]);
  await user.type(panel.getByLabelText('Buscar usuario'), 'raul z');
  expect(items()).toEqual([expect.stringContaining('Raúl Zambrano')]);
  await user.type(panel.getByLabelText('Buscar usuario'), 'x');
  expect(panel.getByText('Nadie se llama así')).toBeVisible();
});

test('the panel works with the data of other roles, and users turn Inactivo with time, without a call', async () => {
  const usuario = { id: 3, nombre: 'Luis', apellido: 'Zambrano', ultima_conexion: '2026-11-20T19:00:00Z' };
  const app = renderWith([usuario], 'sumador');
  const panel = await openPanel(app);
  expect(await panel.findByText('Luis Zambrano')).toBeInTheDocument();
  expect(panel.getByText('Activo')).toBeInTheDocument();

  await vi.advanceTimersByTimeAsync(30_000);

  expect(await panel.findByText('Inactivo')).toBeInTheDocument();
  expect(lists(app.calls)).toBe(1);
});

test('the panel is closed at first on a narrow screen, and polls each minute only while open and visible', async () => {
  const app = renderWith([createUsuario()]);
  expect(await findToggle()).toHaveAttribute('aria-expanded', 'false');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(lists(app.calls)).toBe(0);

  await openPanel(app);
  await vi.waitFor(() => expect(lists(app.calls)).toBe(1));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(lists(app.calls)).toBe(2));

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(lists(app.calls)).toBe(2);
});

test('[SPEC 1.4] the panel is open at first on a wide screen, and its state is remembered there', async () => {
  setMedia('min-width:1600px');
  const { user } = renderWith([createUsuario()]);
  const remembered = () => localStorage.getItem('RaStoreLoteriaAdmin.usersPanel.open');

  expect(await findToggle()).toHaveAttribute('aria-expanded', 'true');
  const panel = within(await screen.findByRole('complementary', { name: 'Usuarios' }));
  expect(await panel.findByText('Luis Zambrano')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Cerrar panel' }));
  expect(await findToggle()).toHaveAttribute('aria-expanded', 'false');
  expect(remembered()).toBe('false');
  await user.click(await findToggle());
  expect(remembered()).toBe('true');
});

test('its calls do not count as activity', async () => {
  const marks: (string | null)[] = [];
  const list = http.get('*/api/usuarios', ({ request }) => {
    marks.push(request.headers.get('x-background'));

    return HttpResponse.json({ usuarios: [] });
  });
  await openPanel(renderApp({ path: '/auth/gastos', handlers: [list] }));

  await waitFor(() => expect(marks).toEqual(['1']));
});

test('[SPEC 6.2] an administrador sets the password of their own staff only', async () => {
  const own = createUsuario({ id: 3, usuarioPrincipal: 7 });
  const panel = await openPanel(
    renderWith([own, createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' })], 'administrador'),
  );
  const offered = await panel.findAllByRole('button', { name: /^Cambiar la contraseña/ });

  expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Cambiar la contraseña de Luis Zambrano',
  ]);
  offered[0]?.click();
  expect(await screen.findByRole('dialog', { name: 'Cambiar contraseña' })).toBeVisible();
});

test('[F10] when the panel fails it says so in Spanish, and the menu still works', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // React may render the failed panel once more, succeed, and report its first failure.
  const { user } = renderOn(
    async () => ({ data: [null], total: 1 }),
    () => undefined,
  );
  const panel = await openPanel({ user });

  expect(await panel.findByRole('alert')).toHaveTextContent('No se pudo mostrar este panel.');
  await user.click(panel.getByRole('button', { name: 'Cerrar' }));
  await user.click(screen.getByRole('link', { name: 'Ingresos' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Ingresos' })).toBeInTheDocument();
});
