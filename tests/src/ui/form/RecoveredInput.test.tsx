import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { feriadosRest } from '../../../../contract/feriados';
import { gastosRest } from '../../../../contract/gastos';
import { nominaCalls } from '../../../../contract/nomina';
import { premiosRest } from '../../../../contract/premios';
import { prestamosRest } from '../../../../contract/prestamos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { ventasRest } from '../../../../contract/ventas';
import { startAt } from '../../../support/clock';
import { createDetalle, createNomina, createUsuario } from '../../../support/factories';
import { catchFiles, picture } from '../../../support/files';
import { choose, startAnnulling } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { namedHosts, recordOf } from '../../../support/renderSection';
import { restHost } from '../../../support/rest';
import { isFull } from '../../../support/size';

startAt('2026-11-19T15:00:00Z');
beforeEach(() => void catchFiles());

const BERTA = { id: 3, nombre: 'Berta', apellido: 'Mora' };
const LUZ = { descripcion: 'Luz de noviembre', valor: '45.60' };

const enter = (path: string, profile = {}, version = 1) => {
  cleanup();
  const gasto = { ...recordOf(gastosRest, 1, LUZ), version };
  const gastos = restHost(gastosRest, [gasto]);
  const ventas = restHost(ventasRest);
  const others = [
    restHost(prestamosRest, [
      // Only the loan of a user can be paid by a nomina.
      recordOf(prestamosRest, 1, {
        fk_usuario: 3,
        abonado: '0.00',
        saldo: '100.00',
        fk_vendedor: null,
        fk_usuario_beneficiario: 7,
      }),
    ]),
    restHost(premiosRest, [recordOf(premiosRest, 1, { estado: 'PENDIENTE', fk_usuario_paso: 5 })]),
    restHost(feriadosRest),
  ];
  const app = renderApp({
    path: `/auth/${path}`,
    profile,
    handlers: [
      answerCall(nominaCalls.list, { nominas: [createNomina({ usuario: BERTA })] }),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario(BERTA)] }),
      ...[gastos, ventas, ...others, namedHosts()].flatMap(({ handlers }) => handlers),
      answerCall(premiosRest.calls.history, []),
      answerCall(usuariosCalls.one, { usuario: createUsuario(BERTA) }),
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) }),
    ],
  });

  return { ...app, bodies: gastos.bodies, ventas: ventas.bodies };
};

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

/** The session expires when these buttons send their request. */
const saveTooLate = async (user: UserEvent, ...buttons: string[]) => {
  const over = () => HttpResponse.json({ error: 'Su sesión terminó' }, { status: 401 });
  server.use(
    http.put('*/api/:section/:id', over),
    http.post(/\/api\/(gastos|abonos)$/, over),
    refuseCall(nominaCalls.create, 401, 'Su sesión terminó'),
    refuseCall(usuariosCalls.create, 401, 'Su sesión terminó'),
    refuseCall(authCalls.refresh, 401, 'Su sesión terminó'),
  );
  for (const button of buttons) await press(user, button);
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
};

interface Form {
  path: string;
  dialog?: string;
  chosen?: readonly (readonly [combobox: RegExp, text: string])[];
  written: readonly (readonly [label: RegExp, text: string, found?: string])[];
  save?: readonly string[];
  derived?: Form['written'];
}

const forms: readonly Form[] = [
  {
    path: 'gastos/create',
    chosen: [
      [/^Administrador/, 'Berta Mora'],
      [/^Tipo/, 'Transporte'],
    ],
    written: [
      [/^Descripción/, 'Taxi al banco'],
      [/^Valor/, '3.50'],
    ],
  },
  {
    path: 'gastos/edit/1',
    written: [[/^Descripción/, 'Luz y agua']],
    derived: [[/^Valor/, '45.60']],
  },
  {
    path: 'nomina/create',
    chosen: [[/^Administrador/, 'Berta Mora']],
    written: [
      [/^Fecha Inicio/, '2026-11-16'],
      [/^Cuenta Bancaria/, '2200099999'],
    ],
    save: ['Guardar', 'Guardar nomina'],
    derived: [[/^Fecha Final/, '2026-11-22']],
  },
  {
    path: 'usuarios/create',
    written: [
      [/^Nombre/, 'Eva'],
      [/^Apellido/, 'Mora'],
      [/^Username/, 'emora'],
      [/^Contraseña/, 'primera-clave', ''],
      [/^Valor/, '350.50'],
    ],
  },
  {
    path: 'prestamos/edit/1',
    dialog: 'Nuevo abono',
    chosen: [
      [/^Origen/, 'Nomina'],
      [/^Nomina/, '1043 · 2026-11-16 al 2026-11-22'],
    ],
    written: [
      [/^Fecha/, '2026-11-17'],
      [/^Valor/, '12.50'],
    ],
    save: ['Registrar abono'],
  },
];

const fill = async (user: UserEvent, { dialog, chosen = [], written }: Form) => {
  if (dialog) await press(user, dialog);
  for (const [name, text] of chosen) await choose(user, name, text);
  for (const [label, text] of written) await write(label, text);
};

const some = isFull ? forms : forms.slice(-1);

const textOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement ? element.value : element.textContent;

const reject = async (user: UserEvent) => {
  await press(user, 'Rechazar');
  await write('Motivo del rechazo', 'La imagen no se lee');
};

describe('[F8] the session ends on save', () => {
  test.each(some)('the same user gets back every field of $path', async (form) => {
    const { user } = enter(form.path);
    await fill(user, form);
    await saveTooLate(user, ...(form.save ?? ['Guardar']));

    enter(form.path);

    await recovered();
    for (const [label, text, found = text] of [...form.written, ...(form.derived ?? [])])
      expect(await field(label)).toHaveDisplayValue(found);
    for (const [name, text] of form.chosen ?? []) {
      const combobox = await screen.findByRole('combobox', { name });
      await waitFor(() => expect(textOf(combobox)).toBe(text));
    }
  });

  test('the same user gets back the reason of a rejection, only in that dialog, until it is cancelled @long', async () => {
    const { user } = enter('premios/edit/1');
    await reject(user);
    await saveTooLate(user, 'Rechazar');

    const again = enter('premios/edit/1');
    await recovered();
    expect(await field('Motivo del rechazo')).toHaveValue('La imagen no se lee');
    await press(again.user, 'Cancelar');
    expect(sessionStorage).toHaveLength(0);
    await startAnnulling(again.user);
    expect(await field('Motivo de la anulación')).toHaveValue('');
  });

  test('the same user gets back the reason of an annulment, whose button is in a menu', async () => {
    const { user } = enter('gastos/edit/1');
    await startAnnulling(user);
    await write('Motivo de la anulación', 'Se registró dos veces');
    await saveTooLate(user, 'Anular gasto');

    enter('gastos/edit/1');
    await recovered();
    expect(await field('Motivo de la anulación')).toHaveValue('Se registró dos veces');
  });

  test('another user finds nothing in a form, a dialog or the storage @ci', async () => {
    const { user } = enter('premios/edit/1');
    await reject(user);
    await saveTooLate(user, 'Rechazar');
    const other = enter('premios/edit/1', { id: 8, nombre: 'Carla' });
    await press(other.user, 'Rechazar');
    expect(await field('Motivo del rechazo')).toHaveValue('');
    expect(stored()).not.toContain('La imagen no se lee');

    const own = enter('gastos/edit/1');
    await write(/^Descripción/, 'Luz y agua');
    await saveTooLate(own.user, 'Guardar');
    enter('gastos/edit/1', { id: 8, nombre: 'Carla' });
    expect(await field(/^Descripción/)).toHaveValue('Luz de noviembre');
    expect(notice()).not.toBeInTheDocument();
    expect(stored()).not.toContain('Luz y agua');
  });

  test('another user finds no rows of a venta that could not be sent, and Salir leaves them in this tab alone', async () => {
    const keys = ['venta.7.12', 'venta.8.12', 'borrador.8.12'];
    const { user } = enter('gastos');
    for (const storage of [sessionStorage, localStorage]) for (const key of keys) storage.setItem(key, '{}');
    const kept = () => [sessionStorage, localStorage].map((one) => keys.filter((key) => key in one));
    await waitFor(() => expect(kept()).toEqual([['venta.7.12'], ['venta.7.12']]));

    await press(user, 'Salir');
    await waitFor(() => expect(kept()).toEqual([['venta.7.12'], []]));
  });

  test('no password and no file is stored from a form or a dialog @ci', async () => {
    enter('usuarios/create');
    await write(/^Nombre/, 'Eva');
    await write(/^Contraseña/, 'primera-clave');
    await waitFor(() => expect(stored()).toContain('Eva'));

    const sheet = enter('nomina/planilla/1043');
    await press(sheet.user, 'Cargar');
    await sheet.user.upload(await screen.findByLabelText('Elegir archivos'), picture('recibo.png'));
    await write('Descuentos', '7.25');
    await waitFor(() => expect(stored()).toContain('descuentos'));

    const next = enter('usuarios/edit/3');
    await press(next.user, 'Cambiar contraseña');
    await write(/^Nueva contraseña/, 'primera-clave');
    await write(/^Confirmar contraseña/, 'primera-clave');
    await waitFor(async () => expect(await field(/^Nueva contraseña/)).toHaveValue('primera-clave'));
    expect(stored()).not.toMatch(/primera-clave|recibo/);
  });
});

test('a recovered new venta starts only with Empezar @long', async () => {
  const first = enter('ventas/create');
  await write(/^Fecha/, '2026-11-19');
  await choose(first.user, /^Sorteo/, 'Lotto 20:00');
  await choose(first.user, /^Promotor/, 'P-01 · Zoe Paz');
  const { user, ventas } = enter('ventas/create');
  await recovered();
  const promotor = await screen.findByRole('combobox', { name: /^Promotor/ });
  await waitFor(() => expect(promotor).toHaveValue('P-01 · Zoe Paz'));
  expect(ventas).toEqual([]);

  await press(user, 'Empezar');

  await waitFor(() => expect(ventas).toMatchObject([{ fecha: '2026-11-19', fk_sorteo: 1, fk_vendedor: 1 }]));
});

test('[W8] what is recovered says when it was typed, also if it is looked at again', async () => {
  enter('gastos/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  vi.setSystemTime('2026-11-19T15:30:00Z');
  for (const _visit of ['first', 'second']) {
    enter('gastos/edit/1');

    expect(await screen.findByText('el 2026-11-19 10:00')).toBeVisible();
  }
});

test('Descartar shows the stored record and deletes the recovered input @long', async () => {
  enter('gastos/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  const { user } = enter('gastos/edit/1');
  await recovered();

  await press(user, 'Descartar');

  expect(await field(/^Descripción/)).toHaveValue('Luz de noviembre');
  expect(notice()).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('recovered input is sent with its original version, so no change is lost, and is not offered again @ci', async () => {
  enter('gastos/edit/1');
  await write(/^Descripción/, 'Luz y agua');
  const { user, bodies } = enter('gastos/edit/1', {}, 2);
  await recovered();
  await press(user, 'Guardar');

  expect(await screen.findByText('Gasto actualizado')).toBeVisible();
  expect(bodies).toMatchObject([{ descripcion: 'Luz y agua', version: 1 }]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(notice()).not.toBeInTheDocument();
});
