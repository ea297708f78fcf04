import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { feriadosRest } from '../../../../contract/feriados';
import { gastosRest } from '../../../../contract/gastos';
import { nominaCalls } from '../../../../contract/nomina';
import { premiosRest } from '../../../../contract/premios';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { sorteosRest } from '../../../../contract/sorteos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import { ventasRest } from '../../../../contract/ventas';
import {
  createDetalle,
  createGasto,
  createNomina,
  createProfile,
  createUsuario,
  sorteo,
} from '../../../factories';
import { catchFiles, picture } from '../../../files';
import { choose } from '../../../inputs';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
const PEDRO = { id: 20, codigo: 'P-01', nombre: 'Pedro', apellido: 'Vera', fk_usuario: 4, estado: 'A' };
const LOTTO = { ...sorteo, id: 3, version: 1 };
const PRESTAMO = {
  ...{ id: 40, fecha: '2026-11-02', fk_usuario: 4, fk_vendedor: 20, vendedor: PEDRO, cuotas: 3 },
  ...{ valor: '100.00', abonado: '0.00', saldo: '100.00', valor_cuota: '33.34', estado: 'A', version: 1 },
};
const PREMIO = {
  ...{ id: 81, fecha: '2026-11-18', fk_sorteo: 3, sorteo: LOTTO, fk_vendedor: 20, vendedor: PEDRO },
  ...{ fk_usuario: 4, colilla: '0123', valor: '150.00', fk_usuario_paso: 5, fk_usuario_creacion: 5 },
  ...{ estado: 'PENDIENTE', version: 1 },
};

// A Friday in Guayaquil.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });
  catchFiles();
});

const enter = (path: string, profile = createProfile(), version = 1) => {
  cleanup();
  const gastos = restHost(gastosRest, [
    createGasto({ fk_usuario: 4, descripcion: 'Luz de noviembre', version }),
  ]);
  const ventas = restHost(ventasRest);
  const app = renderApp({
    path: `/auth/${path}`,
    handlers: [
      answerCall(premiosRest.calls.history, []),
      ...[gastos, ventas, restHost(prestamosRest, [PRESTAMO]), restHost(abonosRest)].flatMap(
        ({ handlers }) => handlers,
      ),
      ...[restHost(premiosRest, [PREMIO]), restHost(sorteosRest, [LOTTO]), restHost(feriadosRest)].flatMap(
        ({ handlers }) => handlers,
      ),
      ...restHost(vendedoresRest, [PEDRO]).handlers,
      answerCall(usuariosCalls.profile, { user: profile }),
      answerCall(usuariosCalls.list, { usuarios: [ROSA] }),
      answerCall(usuariosCalls.one, { usuario: ROSA }),
      answerCall(usuariosCalls.administradores, { usuarios: [ROSA] }),
      answerCall(nominaCalls.list, {
        nominas: [createNomina({ usuario: { id: 4, nombre: 'Rosa', apellido: 'Mera' } })],
      }),
      answerCall(nominaCalls.count, { conteo: 1 }),
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) }),
    ],
  });

  return { ...app, bodies: gastos.bodies, ventas: ventas.bodies };
};

/** In the dialog that stands open, or in the page. */
const field = (label: RegExp | string) =>
  within(screen.queryByRole('dialog') ?? document.body).findByLabelText(label);
const write = async (label: RegExp | string, value: string) => {
  fireEvent.change(await field(label), { target: { value } });
};
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const notice = () => screen.queryByText('Recuperamos lo que había escrito');
const recovered = () => waitFor(() => expect(notice()).toBeVisible());
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

/** The session ends with what this button sends. */
const saveTooLate = async (user: UserEvent, button: string) => {
  const over = () => HttpResponse.json({ error: 'Su sesión terminó' }, { status: 401 });
  server.use(
    http.put('*/api/:section/:id', over),
    http.post(/\/api\/(gastos|feriados|prestamos|abonos|ventas)$/, over),
    refuseCall(nominaCalls.create, 401, 'Su sesión terminó'),
    refuseCall(usuariosCalls.create, 401, 'Su sesión terminó'),
    refuseCall(authCalls.refresh, 401, 'Su sesión terminó'),
  );
  await press(user, button);
};
const lost = () => waitFor(() => expect(localStorage.getItem('token')).toBeNull());

interface Form {
  path: string;
  fill: (user: UserEvent) => Promise<unknown>;
  /** The buttons that save. */
  save?: readonly string[];
  fields: readonly (readonly [label: RegExp | string, value: string])[];
  chosen?: readonly (readonly [combobox: RegExp, text: string])[];
}

const writeAll = async (fields: Form['fields']) => {
  for (const [label, value] of fields) await write(label, value);
};

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
    path: 'nomina/create',
    fill: async () => {
      await write(/^Fecha Inicio/, '2026-11-18');
      await write(/^Cuenta Bancaria/, '2200099999');
    },
    save: ['Guardar', 'Guardar nomina'],
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
      await write(/^Contraseña/, 'primera-clave');
      await writeAll([
        [/^Nombre/, 'Eva'],
        [/^Apellido/, 'Mora'],
        [/^Username/, 'emora'],
        [/^Valor/, '350.50'],
      ]);
    },
    fields: [
      [/^Nombre/, 'Eva'],
      [/^Apellido/, 'Mora'],
      [/^Username/, 'emora'],
      [/^Contraseña/, ''],
      [/^Valor/, '350.50'],
    ],
  },
  {
    path: 'ventas/create',
    fill: async (user) => {
      await write(/^Fecha/, '2026-11-18');
      await choose(user, /^Sorteo/, 'Lotto 20:00');
      await choose(user, /^Promotor/, 'P-01 · Pedro Vera');
    },
    save: ['Empezar'],
    fields: [[/^Fecha/, '2026-11-18']],
    chosen: [
      [/^Sorteo/, 'Lotto 20:00'],
      [/^Promotor/, 'P-01 · Pedro Vera'],
    ],
  },
  {
    // A dialog, which stands open again.
    path: 'prestamos/edit/40',
    fill: async (user) => {
      await press(user, 'Nuevo abono');
      await screen.findByRole('dialog');
      await write(/^Fecha/, '2026-11-17');
      await write(/^Valor/, '12.50');
      await choose(user, /^Origen/, 'Nomina');
      await choose(user, /^Nomina/, '1043 · 2026-11-16 al 2026-11-22');
    },
    save: ['Registrar abono'],
    fields: [
      [/^Fecha/, '2026-11-17'],
      [/^Valor/, '12.50'],
    ],
    chosen: [
      [/^Origen/, 'Nomina'],
      [/^Nomina/, '1043 · 2026-11-16 al 2026-11-22'],
    ],
  },
];

const textOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? element.value : element.textContent;

const reject = async (user: UserEvent) => {
  await press(user, 'Rechazar');
  await write('Observación', 'La imagen no se lee');
};

describe('[F8] the session ends on save', () => {
  test.each(forms)('the same user finds every field of $path again', async (form) => {
    const { user } = enter(form.path);
    await form.fill(user);
    for (const button of form.save ?? ['Guardar']) await saveTooLate(user, button);
    await lost();

    enter(form.path);

    await recovered();
    for (const [label, value] of form.fields) {
      expect(await field(label)).toHaveDisplayValue(value);
    }
    for (const [name, text] of form.chosen ?? []) {
      const combobox = await screen.findByRole('combobox', { name });
      await waitFor(() => expect(textOf(combobox)).toBe(text));
    }
  });

  test('the same user finds the reason of a rejection again, in that dialog alone', async () => {
    const { user } = enter('premios/edit/81');
    await reject(user);
    await saveTooLate(user, 'Rechazar');
    await lost();

    const again = enter('premios/edit/81');

    await recovered();
    expect(await field('Observación')).toHaveValue('La imagen no se lee');
    await press(again.user, 'Cancelar');
    await press(again.user, 'Anular');
    expect(await field('Motivo de la anulación')).toHaveValue('');
  });

  test('another user finds nothing, in a form, a dialog or the storage', async () => {
    const { user } = enter('premios/edit/81');
    await reject(user);
    await saveTooLate(user, 'Rechazar');
    await lost();
    const other = enter('premios/edit/81', createProfile({ id: 8, nombre: 'Berta' }));
    await press(other.user, 'Rechazar');
    expect(await field('Observación')).toHaveValue('');
    expect(stored()).not.toContain('La imagen no se lee');

    const own = enter('gastos/edit/12');
    await write(/^Descripción/, 'Luz y agua');
    await saveTooLate(own.user, 'Guardar');
    await lost();
    enter('gastos/edit/12', createProfile({ id: 8, nombre: 'Berta' }));
    expect(await field(/^Descripción/)).toHaveValue('Luz de noviembre');
    expect(notice()).not.toBeInTheDocument();
    expect(stored()).not.toContain('Luz y agua');
  });

  test('no password and no file is stored, in a form or a dialog', async () => {
    enter('usuarios/create');
    await write(/^Nombre/, 'Eva');
    await write(/^Contraseña/, 'primera-clave');
    await waitFor(() => expect(stored()).toContain('Eva'));

    const sheet = enter('nomina/planilla/1043');
    await press(sheet.user, 'Cargar');
    await sheet.user.upload(await screen.findByLabelText('Elegir archivos'), picture('recibo.png'));
    await write('Descuentos', '7.25');
    await waitFor(() => expect(stored()).toContain('7.25'));

    const next = enter('usuarios/edit/4');
    await press(next.user, 'Cambiar contraseña');
    await write(/^Nueva contraseña/, 'primera-clave');
    await write(/^Confirmar contraseña/, 'primera-clave');
    await waitFor(async () => expect(await field(/^Nueva contraseña/)).toHaveValue('primera-clave'));
    expect(stored()).not.toMatch(/primera-clave|recibo/);
  });
});

test('a new venta that was recovered is begun by Empezar, not before', async () => {
  await forms.find(({ path }) => path === 'ventas/create')?.fill(enter('ventas/create').user);
  const { user, ventas } = enter('ventas/create');
  await recovered();
  const promotor = await screen.findByRole('combobox', { name: /^Promotor/ });
  await waitFor(() => expect(promotor).toHaveValue('P-01 · Pedro Vera'));
  expect(ventas).toEqual([]);

  await press(user, 'Empezar');

  await waitFor(() => expect(ventas).toMatchObject([{ fecha: '2026-11-18', fk_sorteo: 3, fk_vendedor: 20 }]));
});

test('Descartar shows the record as it is, and forgets', async () => {
  enter('gastos/edit/12');
  await write(/^Descripción/, 'Luz y agua');
  const { user } = enter('gastos/edit/12');
  await recovered();

  await press(user, 'Descartar');

  expect(await field(/^Descripción/)).toHaveValue('Luz de noviembre');
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

  await press(user, 'Guardar');

  expect(await screen.findByText(done)).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(notice()).not.toBeInTheDocument();
});

test("what was recovered goes out on the version it was written on, so that nobody's change is lost", async () => {
  enter('gastos/edit/12');
  await write(/^Descripción/, 'Luz y agua');
  const { user, bodies } = enter('gastos/edit/12', createProfile(), 2);
  await recovered();

  await press(user, 'Guardar');

  await waitFor(() => expect(bodies).toMatchObject([{ descripcion: 'Luz y agua', version: 1 }]));
});

test('Cancelar forgets what was written in a dialog', async () => {
  const { user } = enter('premios/edit/81');
  await reject(user);
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await press(user, 'Cancelar');
  expect(sessionStorage).toHaveLength(0);
  await press(user, 'Rechazar');

  expect(await field('Observación')).toHaveValue('');
});
