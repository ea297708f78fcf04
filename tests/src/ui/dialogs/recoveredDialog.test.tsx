import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { feriadosRest } from '../../../../contract/feriados';
import { nominaCalls } from '../../../../contract/nomina';
import { premiosRest } from '../../../../contract/premios';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { sorteosRest } from '../../../../contract/sorteos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import { ventasRest } from '../../../../contract/ventas';
import { createDetalle, createNomina, createProfile, createUsuario, sorteo } from '../../../factories';
import { picture } from '../../../files';
import { choose } from '../../../inputs';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

// A Thursday in Guayaquil.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-19T15:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true });
  // jsdom makes no object URLs.
  URL.createObjectURL = () => 'blob:vista-previa';
  URL.revokeObjectURL = () => undefined;
});

const LOTTO = { ...sorteo, id: 3, version: 1 };
const PEDRO = { id: 20, codigo: 'P-01', nombre: 'Pedro', apellido: 'Vera', fk_usuario: 3, estado: 'A' };
const PRESTAMO = {
  ...{ id: 40, fecha: '2026-11-02', fk_usuario: 3, fk_vendedor: 20, vendedor: PEDRO },
  ...{ fk_usuario_beneficiario: null, usuario_beneficiario: null, cuotas: 3, valor_cuota: '33.34' },
  ...{ valor: '100.00', abonado: '0.00', saldo: '100.00', motivo: '', motivo_anulacion: '' },
  ...{ estado: 'A', version: 1 },
};
const PREMIO = {
  ...{ id: 81, fecha: '2026-11-18', fk_sorteo: 3, sorteo: LOTTO, fk_vendedor: 20, vendedor: PEDRO },
  ...{ fk_usuario: 3, colilla: '0123', valor: '150.00', imagen: '', observacion: '' },
  ...{ fk_usuario_revisor: null, usuario_revisor: null, fecha_revision: null, fk_usuario_pago: null },
  ...{ fecha_pago: null, forma_pago: '', comprobante: '', fk_usuario_correccion: null },
  ...{ fk_usuario_paso: 4, motivo: '', motivo_anulacion: '', estado: 'PENDIENTE' },
  ...{ fk_usuario_creacion: 4, version: 1 },
};

const enter = (path: string, profile = createProfile()) => {
  cleanup();
  const ventas = restHost(ventasRest);
  const app = renderApp({
    path: `/auth/${path}`,
    handlers: [
      ...ventas.handlers,
      ...restHost(prestamosRest, [PRESTAMO]).handlers,
      ...restHost(abonosRest).handlers,
      answerCall(premiosRest.calls.history, []),
      ...restHost(premiosRest, [PREMIO]).handlers,
      ...restHost(sorteosRest, [LOTTO]).handlers,
      ...restHost(feriadosRest).handlers,
      ...restHost(vendedoresRest, [PEDRO]).handlers,
      answerCall(usuariosCalls.profile, { user: profile }),
      answerCall(usuariosCalls.list, { usuarios: [createUsuario()] }),
      answerCall(usuariosCalls.one, { usuario: createUsuario() }),
      answerCall(usuariosCalls.administradores, { usuarios: [createUsuario()] }),
      answerCall(nominaCalls.list, {
        nominas: [createNomina({ usuario: { id: 3, nombre: 'Luis', apellido: 'Zambrano' } })],
      }),
      answerCall(nominaCalls.count, { conteo: 1 }),
      answerCall(nominaCalls.one, { nomina: createNomina({ detalle_nominas: [createDetalle()] }) }),
    ],
  });

  return { ...app, bodies: ventas.bodies };
};
type User = ReturnType<typeof enter>['user'];

const over = () => HttpResponse.json({ error: 'Su sesión terminó' }, { status: 401 });

/** The session ends with whatever is written next, and the tab leaves for the sign-in. */
const endSession = () =>
  server.use(
    http.post('*/api/abonos', over),
    http.put('*/api/premios/:id', over),
    http.post('*/api/ventas', over),
    refuseCall(authCalls.refresh, 401, 'Su sesión terminó'),
  );
const lost = () => waitFor(() => expect(localStorage.getItem('token')).toBeNull());

const press = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));
const write = (label: RegExp | string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const inDialog = (label: RegExp | string) => within(screen.getByRole('dialog')).findByLabelText(label);
const notice = () => screen.findByText('Recuperamos lo que había escrito');
const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

const reject = async (user: User) => {
  await press(user, 'Rechazar');
  write('Observación', 'La imagen no se lee');
};

describe('F8: the session ends on save', () => {
  test('the same user finds every field of a new abono again', async () => {
    const { user } = enter('prestamos/edit/40');
    await press(user, 'Nuevo abono');
    write(/^Fecha/, '2026-11-17');
    write(/^Valor/, '12.50');
    await choose(user, /^Origen/, 'Nomina');
    await choose(user, /^Nomina/, '1043 · 2026-11-16 al 2026-11-22');
    endSession();
    await press(user, 'Registrar abono');
    await lost();

    enter('prestamos/edit/40');

    expect(await notice()).toBeVisible();
    expect(await inDialog(/^Fecha/)).toHaveValue('2026-11-17');
    expect(await inDialog(/^Valor/)).toHaveValue('12.50');
    expect(screen.getByRole('combobox', { name: /^Origen/ })).toHaveTextContent('Nomina');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Nomina/ })).toHaveTextContent('1043 · 2026-11-16'),
    );
  });

  test('the same user finds the reason of a rejection again, in that dialog alone', async () => {
    const { user } = enter('premios/edit/81');
    await reject(user);
    endSession();
    await press(user, 'Rechazar');
    await lost();

    const again = enter('premios/edit/81');

    expect(await notice()).toBeVisible();
    expect(await inDialog('Observación')).toHaveValue('La imagen no se lee');
    await press(again.user, 'Cancelar');
    await press(again.user, 'Anular');
    expect(await inDialog('Motivo de la anulación')).toHaveValue('');
  });

  test('the same user finds fecha, sorteo and promotor of a new venta again, and starts it', async () => {
    const { user } = enter('ventas/create');
    fireEvent.change(await screen.findByLabelText(/^Fecha/), { target: { value: '2026-11-18' } });
    await choose(user, /^Sorteo/, 'Lotto 20:00');
    await choose(user, /^Promotor/, 'P-01 · Pedro Vera');
    endSession();
    await press(user, 'Empezar');
    await lost();

    const again = enter('ventas/create');

    expect(await notice()).toBeVisible();
    expect(screen.getByLabelText(/^Fecha/)).toHaveValue('2026-11-18');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Promotor/ })).toHaveValue('P-01 · Pedro Vera'),
    );
    expect(screen.getByRole('combobox', { name: /^Sorteo/ })).toHaveTextContent('Lotto 20:00');
    expect(again.bodies).toEqual([]);
    await press(again.user, 'Empezar');
    await waitFor(() =>
      expect(again.bodies).toMatchObject([{ fecha: '2026-11-18', fk_sorteo: 3, fk_vendedor: 20 }]),
    );
  });

  test('another user finds nothing in the dialog or in the storage', async () => {
    const { user } = enter('premios/edit/81');
    await reject(user);
    endSession();
    await press(user, 'Rechazar');
    await lost();

    const other = enter('premios/edit/81', createProfile({ id: 8, nombre: 'Berta' }));
    await press(other.user, 'Rechazar');

    expect(await inDialog('Observación')).toHaveValue('');
    expect(stored()).not.toContain('La imagen no se lee');
  });

  test('neither the password nor the file of a dialog is ever stored', async () => {
    const { user } = enter('nomina/planilla/1043');
    await press(user, 'Cargar');
    await user.upload(await screen.findByLabelText('Elegir archivos'), picture('recibo.png'));
    write('Descuentos', '7.25');
    await waitFor(() => expect(stored()).toContain('7.25'));
    expect(stored()).not.toContain('recibo');

    const next = enter('usuarios/edit/3');
    await press(next.user, 'Cambiar contraseña');
    write(/^Nueva contraseña/, 'primera-clave');
    write(/^Confirmar contraseña/, 'primera-clave');
    await waitFor(() => expect(screen.getByLabelText(/^Nueva contraseña/)).toHaveValue('primera-clave'));
    expect(stored()).not.toContain('primera-clave');
  });
});

test('Cancelar forgets what was written in a dialog', async () => {
  const { user } = enter('premios/edit/81');
  await reject(user);
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await press(user, 'Cancelar');
  expect(sessionStorage).toHaveLength(0);
  await press(user, 'Rechazar');

  expect(await inDialog('Observación')).toHaveValue('');
});
