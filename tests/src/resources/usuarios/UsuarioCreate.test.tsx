import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../factories';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { choose } from './choose';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });

type Handlers = NonNullable<Parameters<typeof renderApp>[0]['handlers']>;

const renderCreate = (handlers: Handlers = []) => {
  const bodies: unknown[] = [];
  const app = renderApp({
    path: '/auth/usuarios/create',
    handlers: [
      ...handlers,
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
      answerCall(usuariosCalls.create, async ({ request }) => {
        bodies.push(await request.json());

        return { message: 'Usuario creado' };
      }),
    ],
  });

  return { ...app, bodies };
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const save = () => screen.getByRole('button', { name: 'Guardar' });
const shown = () => screen.findByLabelText(/^Nombre/);

const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

const fill = async () => {
  await shown();
  write('Nombre', 'Eva');
  write('Apellido', 'Mora');
  write('Username', 'emora');
  write('Contraseña', 'una-clave-1');
};
const saveAll = async (user: UserEvent) => {
  await fill();
  await user.click(save());
};

test('the form is headed Nuevo usuario, under Usuarios > Nuevo', async () => {
  renderCreate();

  expect(await screen.findByRole('heading', { level: 1, name: 'Nuevo usuario' })).toBeVisible();
  const way = within(screen.getByRole('navigation', { name: 'Ruta' }));
  expect(way.getByRole('link', { name: 'Usuarios' })).toHaveAttribute('href', '/auth/usuarios');
});

test('[SPEC 3.4] it begins with estado A, rol administrador, sueldo fijo S, all else empty', async () => {
  renderCreate();
  await shown();

  expect(field('Habilitado')).toHaveTextContent('Sí');
  expect(field('Rol')).toHaveTextContent('Administrador');
  expect(field('Sueldo fijo')).toHaveTextContent('Sí');
  expect(field('Usuario principal')).toHaveDisplayValue('Ninguno');
  for (const label of ['Nombre', 'Apellido', 'Username', 'Contraseña', 'Cuenta bancaria', 'Valor', 'Paga']) {
    expect(field(label)).toHaveValue('');
  }
});

const options = async (user: UserEvent, label: string) => {
  await user.click(field(label));
  const shown = await screen.findAllByRole('option');
  const texts = shown.map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');

  return texts;
};

test('[SPEC 6.1] it offers the five roles by label, and the administrators by full name below Ninguno', async () => {
  const { user } = renderCreate();
  await shown();

  expect(await options(user, 'Rol')).toEqual([
    'Administrador',
    'Súper Administrador',
    'Secretario Premiación',
    'Revisor Premiación',
    'Sumador',
  ]);
  expect(await options(user, 'Usuario principal')).toEqual(['Ninguno', 'Luis Zambrano', 'Rosa Mera']);
});

test('Guardar sends the twelve fields, the principal as an id', async () => {
  const { user, bodies } = renderCreate();
  await fill();
  await choose(user, 'Usuario principal', 'Rosa Mera');
  await choose(user, 'Rol', 'Sumador');
  await choose(user, 'Sueldo fijo', 'No');
  write('Valor', '10.5');
  write('Paga', '7.25');
  write('Cuenta bancaria', '2200');

  await user.click(save());

  await waitFor(() =>
    expect(bodies).toEqual([
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
    ]),
  );
});

test('¡Correcto! shows the padded message, and the form is empty again', async () => {
  const { user } = renderCreate();

  await saveAll(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(/^¡Correcto!Usuario creado!{16,26}$/);
  for (const label of ['Nombre', 'Apellido', 'Username', 'Contraseña']) expect(field(label)).toHaveValue('');
});

test('valor matters with a fixed salary, paga without one; both say so and stay', async () => {
  const { user } = renderCreate();
  await shown();
  expect(screen.getByText('Sueldo de cada semana, en dólares')).toBeVisible();
  expect(screen.getByText('Sin efecto: el sueldo es fijo')).toBeVisible();

  await choose(user, 'Sueldo fijo', 'No');

  expect(screen.getByText('Sin efecto: el sueldo no es fijo')).toBeVisible();
  expect(screen.getByText('Porcentaje de las ventas')).toBeVisible();
});

test('names, username and password are required', async () => {
  const { user, bodies } = renderCreate();
  await shown();
  write('Nombre', '   ');

  await user.click(save());

  expect(await screen.findByText('Escriba el nombre')).toBeVisible();
  expect(screen.getByText('Escriba el apellido')).toBeVisible();
  expect(screen.getByText('Escriba el username')).toBeVisible();
  expect(screen.getByText('Escriba la contraseña')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('what the contract refuses is refused beside its field', async () => {
  const { bodies } = renderCreate();
  await fill();
  write('Username', 'evamora2026');

  for (const [label, value, refusal] of [
    ['Contraseña', '1234567', 'La contraseña debe tener al menos 8 caracteres'],
    ['Contraseña', 'EvaMora2026', 'La contraseña no puede ser el nombre de usuario'],
    ['Valor', '-1', 'Escriba solo números, con dos decimales como máximo'],
    ['Paga', 'diez', 'Escriba solo números, con dos decimales como máximo'],
    ['Paga', '100.01', 'Escriba un porcentaje de 0 a 100'],
  ] as const) {
    const right = label === 'Contraseña' ? 'una-clave-1' : '';
    write(label, value);
    fireEvent.click(save());

    expect(await screen.findByText(refusal)).toBeVisible();
    expect(field(label)).toBeInvalid();
    expect(bodies).toEqual([]);
    write(label, right);
    await waitFor(() => expect(field(label)).toBeValid());
  }
});
