import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sections } from '../../../../src/resources';
import { lazy } from '../../../../src/section/lazy';
import { createGate } from '../../../support/http/gate';
import { save, startAnnulling, write } from '../../../support/inputs';
import { server } from '../../../support/msw';
import { recordOf, renderSection } from '../../../support/renderSection';
import { gastos, gastosRest } from '../../../support/sampleSection';
import { kindsOf } from '../../../support/size';

const GASTO = recordOf(gastosRest, 1, { descripcion: 'Luz de noviembre' });

const go = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
};

beforeEach(() => onlineManager.setOnline(true));

const NOT_SENT = 'Sin conexión: no se envió nada. Inténtelo de nuevo cuando vuelva la conexión.';

const open = (path: string) => {
  let answered = 0;
  server.events.on('response:mocked', () => {
    answered += 1;
  });
  const app = renderSection(gastos, { path, rows: [GASTO] });

  return { ...app, isQuiet: () => answered === app.calls.length };
};

const administrador = () => screen.getByRole('combobox', { name: /^Administrador/ });
const banner = () => screen.queryByText(/^Sin conexión\. Lo escrito se conserva y no se envía/);

test('[F11] going offline and online ten times is shown each time, signs nobody out and loses no input', async () => {
  const { bodies, calls, isQuiet, onLeave } = open('/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  await waitFor(() => expect(administrador()).toHaveValue('Berta Mora'));
  const before = calls.length;

  for (let cycle = 0; cycle < 10; cycle++) {
    expect(banner()).not.toBeInTheDocument();
    go(false);
    expect(banner()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'guárdelo cuando vuelva la conexión. Las filas de una venta se envían solas.',
    );
    go(true);
  }

  await waitFor(() => {
    expect(calls.slice(before)).toContain('GET /api/usuarios/administradores');
    expect(isQuiet()).toBe(true);
  });
  expect(banner()).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Luz y agua');
  expect(calls.filter((call) => call === 'GET /api/gastos/1')).toHaveLength(1);
  expect(bodies).toEqual([]);
  expect(onLeave).not.toHaveBeenCalled();
});

test('[U31] a save without a network says so until the network is back, and happens once when the user saves again', async () => {
  const { user, bodies } = open('/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  go(false);
  server.use(http.put('*/api/gastos/:id', () => HttpResponse.error(), { once: true }));
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_SENT);

  go(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await save(user);

  expect(await screen.findByText('Gasto actualizado')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', id: 1, version: 1, descripcion: 'Luz y agua' }]);
});

test('[U31] a screen that needs the network shows no error, and appears when the network is back', async () => {
  const { handlers, onLeave } = open('');
  server.use(http.get('*/api/gastos', () => HttpResponse.error()));
  expect(await screen.findByText('¡Error!')).toBeVisible();
  go(false);

  expect(await screen.findByText('Se mostrará cuando vuelva la conexión')).toBeVisible();
  expect(screen.queryByText('¡Error!')).not.toBeInTheDocument();
  server.use(...handlers);
  go(true);
  expect(screen.queryByText('¡Error!')).not.toBeInTheDocument();

  expect(await screen.findByText('Luz de noviembre')).toBeVisible();
  expect(screen.queryByText(/Se mostrará cuando/)).not.toBeInTheDocument();
  expect(onLeave).not.toHaveBeenCalled();
});

test('[U31] rows that could not be read again stay, and their error goes when the network is back', async () => {
  const { user, handlers } = open('');
  await screen.findByText('Luz de noviembre');
  server.use(http.get('*/api/gastos', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(await screen.findByText('¡Error!')).toBeVisible();
  go(false);
  server.use(...handlers);
  go(true);

  expect(screen.queryByText('¡Error!')).not.toBeInTheDocument();
  expect(screen.getByText('Luz de noviembre')).toBeVisible();
});

describe('[W7] a search without a connection', () => {
  const BEFORE =
    'Estas filas son de antes y no corresponden a lo que busca: se buscará cuando vuelva la conexión';
  const searched = sections.filter(
    ({ rest, filters }) => rest && filters.some(({ source }) => source === 'q'),
  );

  test.each(
    kindsOf(searched, ({ name }) => name === 'gastos').map((section) => [section.name, section] as const),
  )(
    'keeps the rows of %s, says that they are of before, and is made when the connection is back',
    async (name, section) => {
      const { handlers, asked } = renderSection(section);
      const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);
      await screen.findByRole('table');
      await waitFor(() => expect(rows().length).toBeGreaterThan(1));
      const before = rows();
      go(false);
      server.use(http.get(`*/api/${name}`, () => HttpResponse.error()));
      fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value: 'zzz' } });

      expect(await screen.findByText(BEFORE)).toBeVisible();
      expect(rows()).toEqual(before);
      server.use(...handlers);
      go(true);
      await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { q: 'zzz' } }));
      await waitFor(() => expect(screen.queryByText(BEFORE)).not.toBeInTheDocument());
      expect(rows().length).toBeGreaterThan(1);
    },
  );

  test('says nothing of rows that answer what is asked', async () => {
    const { user, handlers } = open('');
    await screen.findByText('Luz de noviembre');
    go(false);
    server.use(http.get('*/api/gastos', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));

    expect(await screen.findByText('Se mostrará cuando vuelva la conexión')).toBeVisible();
    expect(screen.queryByText(BEFORE)).not.toBeInTheDocument();
    server.use(...handlers);
    go(true);
    await screen.findByText(/^Actualizado/);
  });

  test('keeps no rows if it is refused', async () => {
    open('');
    await screen.findByText('Luz de noviembre');
    server.use(http.get('*/api/gastos', () => HttpResponse.json({ error: 'Busque menos' }, { status: 422 })));
    fireEvent.change(screen.getByPlaceholderText('Buscar'), { target: { value: 'zzz' } });

    expect(await screen.findByText('Busque menos')).toBeVisible();
    expect(screen.queryByText('Luz de noviembre')).not.toBeInTheDocument();
  });
});

type App = ReturnType<typeof open>;

const annul = async ({ user }: App) => {
  await startAnnulling(user);
  await write('Motivo de la anulación', 'Repetido');
  await user.click(screen.getByRole('button', { name: 'Anular gasto' }));
};
const exportList = async ({ user }: App) => {
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
};

test.each<[string, string, (app: App) => Promise<void>]>([
  ['a save', '/edit/1', ({ user }) => save(user)],
  ['a dialog', '/edit/1', annul],
  ['an export', '', exportList],
])(
  '[U31] the message about %s that failed goes when the network is back; a refusal stays',
  async (_name, path, tryIt) => {
    const app = open(path);
    if (path) await write(/^Descripción/, 'Luz y agua');
    else await screen.findByText('Luz de noviembre');
    const fail = (answer: () => Response) =>
      server.use(http.put('*/api/gastos/:id', answer), http.get('*/api/gastos', answer));
    go(false);
    fail(() => HttpResponse.error());
    await tryIt(app);
    expect(await screen.findByText(NOT_SENT)).toBeVisible();
    go(true);
    expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument();

    fail(() => HttpResponse.json({ error: 'Ya existe' }, { status: 400 }));
    const again = screen.queryByRole('button', { name: 'Anular gasto' });
    await (again ? app.user.click(again) : tryIt(app));
    expect(await screen.findByText('Ya existe')).toBeVisible();
    go(false);
    go(true);
    // A list reads again, and is refused too.
    expect(screen.getAllByText('Ya existe')[0]).toBeVisible();
  },
);

test.each<[string, string, (app: App) => Promise<void>]>([
  ['a save', '/edit/1', ({ user }) => save(user)],
  ['a dialog', '/edit/1', (app) => annul(app)],
])('[Y7] %s without a connection says once that nothing was sent', async (_name, path, tryIt) => {
  const app = open(path);
  await write(/^Descripción/, 'Luz y agua');
  go(false);
  expect(banner()).toBeVisible();
  server.use(http.put('*/api/gastos/:id', () => HttpResponse.error()));
  await tryIt(app);

  expect(await screen.findByText(NOT_SENT)).toBeVisible();
  expect(screen.getAllByText(/sin conexión/i)).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(banner()).toBeInTheDocument();
  go(true);
  expect(banner()).not.toBeInTheDocument();
});

const leave = async (user: App['user']) => {
  await user.click(screen.getByRole('link', { name: 'Configuración' }));

  return within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
};

test.each(['/create', '/edit/1'])(
  '[U31] input of gastos%s that could not be sent is kept when the user leaves, as the question says',
  async (path) => {
    const { user, bodies } = open(path);
    await write(/^Descripción/, 'Luz y agua');
    go(false);
    const question = await leave(user);
    expect(
      question.getByText('No se envió. Lo escrito se conserva en esta pestaña: lo encuentra al volver aquí.'),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Salir sin guardar' }));
    await screen.findByRole('heading', { level: 1, name: 'Configuración' });

    go(true);
    act(() => window.history.back());
    expect(await screen.findByText('Recuperamos lo que había escrito')).toBeVisible();
    expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Luz y agua');
    expect(bodies).toEqual([]);
  },
);

test('[U31] with a connection, and at Salir, the question says that the input is lost', async () => {
  const { user } = open('/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  const question = await leave(user);
  expect(question.getByText('Si sale ahora, se pierde lo que escribió')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  go(false);
  await user.click(screen.getByRole('button', { name: 'Salir' }));
  expect(await screen.findByText('Si sale ahora, se pierde lo que escribió')).toBeVisible();
  go(true);
});

test('[U31] a screen whose code could not be loaded waits for the network', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const gate = createGate();
  const list = lazy(async () => {
    await gate.passed;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  renderSection({ ...gastos, screens: { ...gastos.screens, '': list } });
  await screen.findByText('Hola, Ana Paredes');
  go(false);
  gate.open();

  expect(await screen.findByText('Se mostrará cuando vuelva la conexión')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
  expect(screen.queryByText('¡Error!')).not.toBeInTheDocument();
  go(true);
});
