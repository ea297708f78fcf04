import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pagosCalls } from '../../../../contract/pagos';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../support/factories';
import { createGate } from '../../../support/http/gate';
import { choose, dialogIsClosed, save, write } from '../../../support/inputs';
import { answerCall, refuseCall, server } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { withStyles } from '../../../support/styles';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
const EVA = createUsuario({ id: 99, nombre: 'Eva', apellido: 'Mora', rol: 'sumador' });
const MARTA = createUsuario({
  id: 12,
  nombre: 'Marta',
  apellido: 'Cedeño',
  username: 'mcedeno',
  rol: 'sumador',
  estado: 'I',
  usuarioPrincipal: 4,
  cuenta_bancaria: '2200077777',
  sueldo_fijo: 'N',
  valor: '350.50',
  paga: '7.50',
});

type Handlers = NonNullable<Parameters<typeof renderApp>[0]['handlers']>;

const open = (values = {}, handlers: Handlers = [], path = '/auth/usuarios/edit/12') =>
  renderApp({
    path,
    handlers: [
      ...handlers,
      answerCall(usuariosCalls.one, { usuario: { ...MARTA, ...values } }),
      answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA, EVA, MARTA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
      answerCall(usuariosCalls.update, { message: 'Usuario actualizado' }),
      answerCall(usuariosCalls.setPassword, { message: 'Contraseña actualizada' }),
    ],
  });

const shown = () => screen.findByLabelText(/^Nombre/);
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const principal = (name: string) =>
  waitFor(() => expect(field('Usuario principal')).toHaveDisplayValue(name));

test('the form shows the user of the API under the full name, with a fixed username', async () => {
  withStyles();
  open();
  await shown();

  const heading = screen.getByRole('heading', { level: 1, name: 'Marta Cedeño' });
  expect(heading).toBeVisible();
  // A long name must not widen the page on a phone.
  expect(heading).toHaveStyle({ overflowWrap: 'break-word' });
  expect(field('Nombre')).toHaveValue('Marta');
  expect(field('Apellido')).toHaveValue('Cedeño');
  expect(field('Username')).toHaveValue('mcedeno');
  expect(field('Username')).toBeDisabled();
  expect(field('Rol')).toHaveTextContent('Sumador');
  expect(field('Habilitado')).toHaveTextContent('No');
  await principal('Rosa Mera');
  expect(field('Cuenta bancaria')).toHaveValue('2200077777');
  expect(field('Sueldo fijo')).toHaveTextContent('No');
  expect(field('Valor')).toHaveValue('350.50');
  expect(field('Paga')).toHaveValue('7.50');
  expect(screen.queryByLabelText('Contraseña')).not.toBeInTheDocument();
});

test('the form starts with the current data of the API, not with those of the list', async () => {
  const gate = createGate();
  const { user, calls } = open(
    {},
    [
      answerCall(usuariosCalls.one, async () => {
        await gate.passed;

        return { usuario: { ...MARTA, nombre: 'Martha' } };
      }),
    ],
    '/auth/usuarios',
  );
  await user.click(await screen.findByRole('link', { name: '12' }));
  await waitFor(() => expect(calls).toContain('GET /api/usuarios/12'));
  expect(await screen.findByRole('progressbar', { name: 'Cargando' })).toBeVisible();

  gate.open();

  expect(await shown()).toHaveValue('Martha');
});

test('[SPEC 7.10] Guardar sends the eleven fields of update; the form stays, ¡Correcto! shows the padded message', async () => {
  const { user, sent } = open();
  await write(/^Nombre/, 'Martha');
  await choose(user, 'Usuario principal', 'Ninguno');
  await save(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(/^¡Correcto!Usuario actualizado!{11,21}$/);
  const { username, ultima_conexion, ...kept } = MARTA;
  const changed = { nombre: 'Martha', usuarioPrincipal: '', usuarioActualizacion: 7 };
  expect(await sent(usuariosCalls.update)).toEqual([{ ...kept, ...changed }]);
  expect(field('Nombre')).toHaveValue('Martha');
  expect(screen.getByRole('heading', { level: 1, name: 'Martha Cedeño' })).toBeVisible();
});

test('Enter takes the searched administrador, not Ninguno above; an unknown role needs a choice @ci', async () => {
  const { user, sent } = open({ rol: 'cajero' });
  await shown();
  await principal('Rosa Mera');
  const input = screen.getByRole('combobox', { name: 'Usuario principal' });
  await user.click(input);
  expect(await screen.findByRole('option', { name: 'Rosa Mera', selected: true })).toBeVisible();
  fireEvent.change(input, { target: { value: 'zambrano' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(input).toHaveDisplayValue('Luis Zambrano');
  await save(user);

  expect(await screen.findByText('Elija un rol')).toBeVisible();
  expect(await sent(usuariosCalls.update)).toEqual([]);
});

test('a user who cannot be read can be loaded again; a missing one has only the way back', async () => {
  const { user } = open({}, [refuseCall(usuariosCalls.one, 500, 'Falló')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!Falló');
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/auth/usuarios');

  server.use(refuseCall(usuariosCalls.one, 404, 'No existe el usuario'));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('No existe el usuario')).toBeVisible();
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('link', { name: 'Volver a la lista' })).toHaveAttribute('href', '/auth/usuarios');
  expect(alert.queryByRole('button')).not.toBeInTheDocument();
});

test('[SPEC 6.2] Cambiar contraseña shows errors beside the field, keeps refused input, and sends id, password and author @ci', async () => {
  const { user, sent } = open({ username: 'martacedeno' });
  await user.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
  const send = async (text: string, again = text) => {
    await write('Nueva contraseña', text);
    await write('Confirmar contraseña', again);
    await user.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
  };
  for (const [text, again, refusal] of [
    ['', '', 'Escriba la nueva contraseña'],
    ['otra-clave-9', 'otra-clave-8', 'Las contraseñas no coinciden'],
    ['MartaCedeno', 'MartaCedeno', 'La contraseña no puede ser el nombre de usuario'],
  ] as const) {
    await send(text, again);
    expect(await dialog.findByText(refusal)).toBeVisible();
  }
  expect(await sent(usuariosCalls.setPassword)).toEqual([]);

  server.use(refuseCall(usuariosCalls.setPassword, 422, 'Esa contraseña ya fue usada'));
  await send('otra-clave-9');
  expect(await dialog.findByRole('alert')).toHaveTextContent('¡Error!Esa contraseña ya fue usada');
  expect(dialog.getByLabelText('Nueva contraseña')).toHaveValue('otra-clave-9');

  server.use(answerCall(usuariosCalls.setPassword, { message: 'Contraseña actualizada' }));
  await send('otra-clave-9');
  expect(await screen.findByText(/^Contraseña actualizada!{8,18}$/)).toBeVisible();
  await dialogIsClosed();
  const bodies = await sent(usuariosCalls.setPassword);
  expect(bodies.at(-1)).toEqual({ id: 12, password: 'otra-clave-9', usuarioActualizacion: 7 });
  expect(await sent(usuariosCalls.update)).toEqual([]);
});

test('[M2] an administrador has no usuario principal: the form says so, and none is sent @ci', async () => {
  const { user, sent } = open();
  await shown();
  await principal('Rosa Mera');
  await choose(user, /^Rol/, 'Administrador');
  expect(field('Usuario principal')).toHaveAccessibleDescription(
    'Sin efecto: este rol no tiene usuario principal',
  );
  await save(user);

  await waitFor(async () =>
    expect(await sent(usuariosCalls.update)).toMatchObject([{ rol: 'administrador', usuarioPrincipal: '' }]),
  );
});

test('[M3] whoever disables somebody reads first which ventas wait for a nomina', async () => {
  const semanas = [
    {
      fecha: '2026-11-16',
      fecha_final: '2026-11-22',
      fk_usuario: 4,
      administrador: 'Rosa Mera',
      ventas: '1000.00',
    },
  ];
  const { user, sent } = renderApp({
    path: '/auth/usuarios/edit/12',
    profile: { api_local: true },
    handlers: [
      answerCall(usuariosCalls.one, { usuario: { ...MARTA, estado: 'A' } }),
      answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA, EVA, MARTA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
      answerCall(pagosCalls.unpaid, { semanas }),
    ],
  });
  await shown();
  expect(screen.queryByText(/ninguna nomina paga/)).not.toBeInTheDocument();
  await choose(user, /^Habilitado/, 'No');

  expect(await screen.findByText(/2026-11-16 al 2026-11-22, Rosa Mera: \$1,000\.00/)).toBeVisible();
  expect(await sent(usuariosCalls.update)).toEqual([]);
});
