import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../support/factories';
import { choose, save, write } from '../../../support/inputs';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });

const open = async () => {
  const app = renderApp({
    path: '/auth/usuarios/create',
    handlers: [
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
      answerCall(usuariosCalls.create, { message: 'Usuario creado' }),
    ],
  });
  await screen.findByLabelText(/^Nombre/);

  return { ...app, bodies: () => app.sent(usuariosCalls.create) };
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const WRITTEN = { Nombre: 'Eva', Apellido: 'Mora', Username: 'emora', Contraseña: 'una-clave-1' };
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await write(new RegExp(`^${label}`), value);
};
const options = async (user: UserEvent, label: string) => {
  await user.click(field(label));
  const shown = await screen.findAllByRole('option');
  await user.keyboard('{Escape}');

  return shown.map(({ textContent }) => textContent);
};

test('[SPEC 3.4] a new user begins with estado A, rol administrador, sueldo fijo S, all else empty', async () => {
  const { user } = await open();

  expect(screen.getByRole('heading', { level: 1, name: 'Nuevo usuario' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/auth/usuarios');
  expect(field('Habilitado')).toHaveTextContent('Sí');
  expect(field('Rol')).toHaveTextContent('Administrador');
  expect(field('Sueldo fijo')).toHaveTextContent('Sí');
  expect(field('Usuario principal')).toHaveDisplayValue('Ninguno');
  for (const label of [...Object.keys(WRITTEN), 'Cuenta bancaria', 'Valor', 'Paga'])
    expect(field(label)).toHaveValue('');

  // Valor is used with a fixed salary, paga without one.
  expect(screen.getByText('Sueldo de cada semana, en dólares')).toBeVisible();
  expect(screen.getByText('Sin efecto: el sueldo es fijo')).toBeVisible();
  await choose(user, /^Sueldo fijo/, 'No');
  expect(screen.getByText('Sin efecto: el sueldo no es fijo')).toBeVisible();
  expect(screen.getByText('Porcentaje de las ventas')).toBeVisible();
});

test('[SPEC 6.1] the form offers the five roles by label, and the administrators by full name below Ninguno', async () => {
  const { user } = await open();

  expect(await options(user, 'Rol')).toEqual([
    'Administrador',
    'Súper Administrador',
    'Secretario Premiación',
    'Revisor Premiación',
    'Sumador',
  ]);
  expect(await options(user, 'Usuario principal')).toEqual(['Ninguno', 'Luis Zambrano', 'Rosa Mera']);
});

test('[SPEC 7.9] Guardar sends the twelve fields; ¡Correcto! shows the padded message, and the form is empty again', async () => {
  const { user, bodies } = await open();
  await fill({ ...WRITTEN, Valor: '10.5', Paga: '7.25', 'Cuenta bancaria': '2200' });
  await choose(user, /^Usuario principal/, 'Rosa Mera');
  await choose(user, /^Rol/, 'Sumador');
  await choose(user, /^Sueldo fijo/, 'No');
  await save(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(/^¡Correcto!Usuario creado!{16,26}$/);
  for (const label of Object.keys(WRITTEN)) expect(field(label)).toHaveValue('');
  expect(await bodies()).toEqual([
    {
      nombre: 'Eva',
      apellido: 'Mora',
      username: 'emora',
      password: 'una-clave-1',
      rol: 'sumador',
      usuarioCreacion: 7,
      estado: 'A',
      usuarioPrincipal: 4,
      cuenta_bancaria: '2200',
      sueldo_fijo: 'N',
      valor: '10.5',
      paga: '7.25',
    },
  ]);
});

test('missing and invalid values are shown beside their field, and nothing is sent', async () => {
  const { user, bodies } = await open();
  await fill({ Nombre: '   ' });
  await save(user);
  for (const missing of ['el nombre', 'el apellido', 'el username', 'la contraseña'])
    expect(await screen.findByText(`Escriba ${missing}`)).toBeVisible();

  await fill({ ...WRITTEN, Username: 'evamora2026', Contraseña: 'EvaMora2026', Paga: '100.01' });
  await save(user);

  expect(await screen.findByText('La contraseña no puede ser el nombre de usuario')).toBeVisible();
  expect(screen.getByText('Escriba un porcentaje de 0 a 100')).toBeVisible();
  expect(field('Contraseña')).toBeInvalid();
  expect(await bodies()).toEqual([]);
});
