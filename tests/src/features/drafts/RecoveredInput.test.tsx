import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { feriadosRest } from '../../../../contract/feriados';
import { gastosRest } from '../../../../contract/gastos';
import { nominaCalls } from '../../../../contract/nomina';
import { prestamosRest } from '../../../../contract/prestamos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createProfile, createUsuario } from '../../../factories';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
const gasto = (version: number) => ({
  id: 12,
  fecha: '2026-11-18',
  fk_usuario: 4,
  tipo: 'servicios',
  descripcion: 'Luz de noviembre',
  valor: '45.60',
  forma_pago: 'efectivo',
  comprobante: '',
  estado: 'A',
  motivo_anulacion: '',
  version,
});

// A Friday in Guayaquil.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] });
});

const over = () => HttpResponse.json({ error: 'Su sesión terminó' }, { status: 401 });

/** The session ends with whatever is sent next. */
const endSession = () =>
  server.use(
    http.put('*/api/gastos/:id', over),
    http.post('*/api/gastos', over),
    http.post('*/api/feriados', over),
    http.post('*/api/prestamos', over),
    refuseCall(nominaCalls.create, 401, 'Su sesión terminó'),
    refuseCall(usuariosCalls.create, 401, 'Su sesión terminó'),
    refuseCall(authCalls.refresh, 401, 'Su sesión terminó'),
  );

const enter = (path: string, profile = createProfile(), version = 1) => {
  cleanup();
  const gastos = restHost(gastosRest, [gasto(version)]);
  const app = renderApp({
    path: `/auth/${path}`,
    handlers: [
      ...gastos.handlers,
      ...restHost(feriadosRest).handlers,
      ...restHost(prestamosRest).handlers,
      http.get('*/api/vendedores', () =>
        HttpResponse.json([], { headers: { 'Content-Range': 'vendedores 0-0/0' } }),
      ),
      answerCall(usuariosCalls.profile, { user: profile }),
      answerCall(usuariosCalls.list, { usuarios: [ROSA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [ROSA] }),
    ],
  });

  return { ...app, bodies: gastos.bodies };
};
type User = ReturnType<typeof enter>['user'];

const write = async (label: RegExp | string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const choose = async (user: User, name: RegExp, option: string) => {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const leave = async (user: User) =>
  user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Guardar' }));
/** The browser's own tab leaves for the sign-in at this moment. */
const lost = () =>
  waitFor(() => {
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByText('¡Error!') !== null || window.location.pathname === '/').toBe(true);
  });
const notice = () => screen.queryByText('Recuperamos lo que había escrito');

interface Form {
  path: string;
  fill: (user: User) => Promise<unknown>;
  /** After Guardar. */
  confirm?: (user: User) => Promise<void>;
  fields: readonly (readonly [label: RegExp | string, value: string])[];
  chosen?: readonly (readonly [combobox: RegExp, text: string])[];
}

const forms: readonly Form[] = [
  {
    path: 'gastos/create',
    fill: async (user) => {
      await choose(user, /^Administrador/, 'Rosa Mera');
      await choose(user, /^Tipo/, 'Transporte');
      await write(/^Descripción/, 'Taxi al banco');
      await write(/^Valor/, '3.50');
    },
    fields: [
      [/^Descripción/, 'Taxi al banco'],
      [/^Valor/, '3.50'],
    ],
    chosen: [
      [/^Administrador/, 'Rosa Mera'],
      [/^Tipo/, 'Transporte'],
    ],
  },
  {
    path: 'gastos/edit/12',
    fill: () => write(/^Descripción/, 'Luz y agua'),
    fields: [
      [/^Descripción/, 'Luz y agua'],
      [/^Valor/, '45.60'],
    ],
  },
  {
    path: 'configuracion/feriados/create',
    fill: async () => {
      await write(/^Nombre/, 'Independencia');
      await write(/^Fecha original/, '2026-10-09');
      await write(/^Fecha en que se guarda/, '2026-10-09');
    },
    fields: [
      [/^Nombre/, 'Independencia'],
      [/^Fecha original/, '2026-10-09'],
      [/^Fecha en que se guarda/, '2026-10-09'],
    ],
  },
  {
    path: 'prestamos/create',
    fill: async (user) => {
      await choose(user, /^Administrador/, 'Rosa Mera');
      await user.click(screen.getByRole('radio', { name: 'Usuario' }));
      await choose(user, /^Usuario beneficiario/, 'Rosa Mera');
      await write(/^Valor\b(?! de)/, '100');
      await write(/^Cuotas/, '4');
    },
    fields: [
      [/^Valor\b(?! de)/, '100'],
      [/^Cuotas/, '4'],
      [/^Valor de la cuota/, '25.00'],
    ],
    chosen: [[/^Usuario beneficiario/, 'Rosa Mera']],
  },
  {
    path: 'nomina/create',
    fill: async () => {
      await write(/^Fecha Inicio/, '2026-11-18');
      await write(/^Cuenta Bancaria/, '2200099999');
    },
    confirm: async (user) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Guardar nomina' }));
      await user.click(dialog.getByRole('button', { name: 'Guardar nomina' }));
    },
    fields: [
      [/^Fecha Inicio/, '2026-11-16'],
      [/^Fecha Final/, '2026-11-22'],
      [/^Cuenta Bancaria/, '2200099999'],
    ],
    chosen: [[/^Administrador/, 'Rosa Mera']],
  },
  {
    path: 'usuarios/create',
    fill: async () => {
      await write(/^Nombre/, 'Eva');
      await write(/^Apellido/, 'Mora');
      await write(/^Username/, 'emora');
      await write(/^Contraseña/, 'primera-clave');
      await write(/^Valor/, '350.50');
    },
    fields: [
      [/^Nombre/, 'Eva'],
      [/^Apellido/, 'Mora'],
      [/^Username/, 'emora'],
      [/^Contraseña/, ''],
      [/^Valor/, '350.50'],
    ],
  },
];

describe('F8: the session ends on save', () => {
  test.each(forms)('the same user finds every field of $path again', async (form) => {
    const { user } = enter(form.path);
    await form.fill(user);
    endSession();
    await save(user);
    await form.confirm?.(user);
    await lost();

    enter(form.path);

    await waitFor(() => expect(notice()).toBeVisible());
    for (const [label, value] of form.fields) {
      expect(String((await screen.findByLabelText<HTMLInputElement>(label)).value)).toBe(value);
    }
    for (const [name, text] of form.chosen ?? []) {
      const combobox = await screen.findByRole('combobox', { name });
      await waitFor(() =>
        expect(combobox instanceof HTMLInputElement ? combobox.value : combobox.textContent).toBe(text),
      );
    }
  });

  test('another user finds nothing, on the screen or in the storage', async () => {
    const { user } = enter('gastos/edit/12');
    await write(/^Descripción/, 'Luz y agua');
    endSession();
    await save(user);
    await lost();

    enter('gastos/edit/12', createProfile({ id: 8, nombre: 'Berta' }));

    expect(await screen.findByLabelText(/^Descripción/)).toHaveValue('Luz de noviembre');
    expect(notice()).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Luz y agua');
  });

  test('no password is stored', async () => {
    enter('usuarios/create');
    await write(/^Nombre/, 'Eva');
    await write(/^Contraseña/, 'primera-clave');

    const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });
    await waitFor(() => expect(stored()).toContain('Eva'));
    expect(stored()).not.toContain('primera-clave');
  });
});

test('Descartar shows the record as it is, and forgets', async () => {
  enter('gastos/edit/12');
  await write(/^Descripción/, 'Luz y agua');
  const { user } = enter('gastos/edit/12');
  await waitFor(() => expect(notice()).toBeVisible());

  await user.click(screen.getByRole('button', { name: 'Descartar' }));

  expect(screen.getByLabelText(/^Descripción/)).toHaveValue('Luz de noviembre');
  expect(notice()).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['gastos/edit/12', 'Gasto actualizado'],
  ['gastos/create', /Gasto \d+ creado/],
])('what %s saved is not offered again', async (path, done) => {
  const { user } = enter(path);
  await forms.find((form) => form.path === path)?.fill(user);
  await waitFor(() => expect(sessionStorage).toHaveLength(1));

  await save(user);

  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(notice()).not.toBeInTheDocument();
});

test("what was recovered goes out on the version it was written on, so that nobody's change is lost", async () => {
  enter('gastos/edit/12');
  await write(/^Descripción/, 'Luz y agua');
  const { user, bodies } = enter('gastos/edit/12', createProfile(), 2);
  await waitFor(() => expect(notice()).toBeVisible());

  await save(user);

  await waitFor(() => expect(bodies).toMatchObject([{ descripcion: 'Luz y agua', version: 1 }]));
});

test('who goes on to another screen has left what was written', async () => {
  const { user } = enter('gastos/edit/12');
  await write(/^Descripción/, 'Luz y agua');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));

  await user.click(screen.getByRole('link', { name: 'Configuración' }));
  await leave(user);

  await screen.findByRole('heading', { level: 1, name: 'Configuración' });
  expect(sessionStorage).toHaveLength(0);
});

test('Salir keeps nothing', async () => {
  const { user, onLeave } = enter('gastos/edit/12');
  await write(/^Descripción/, 'Luz y agua');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Salir' }));
  await leave(user);

  await waitFor(() => expect(onLeave).toHaveBeenCalled());
  expect(sessionStorage).toHaveLength(0);
});
