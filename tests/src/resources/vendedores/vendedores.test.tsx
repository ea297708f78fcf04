import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { vendedoresRest } from '../../../../contract/vendedores';
import { createUsuario } from '../../../factories';
import { cellsOf, choose, write } from '../../../inputs';
import { answerCall } from '../../../msw';
import { renderApp } from '../../../render';
import { restHost } from '../../../rest';

const LUIS = createUsuario();
const ROSA = createUsuario({ id: 4, nombre: 'Rosa', apellido: 'Mera' });
const EVA = createUsuario({ id: 5, nombre: 'Eva', apellido: 'Mora', rol: 'sumador' });
const PEDRO = {
  id: 20,
  codigo: 'P-01',
  nombre: 'Pedro',
  apellido: 'Vera',
  cedula: '1710034065',
  telefono: '0991234567',
  direccion: 'Av. Quito',
  fk_usuario: 3,
  usuario: { id: 3, nombre: 'Luis', apellido: 'Zambrano' },
  porcentaje: '12.50',
  cuenta_bancaria: null,
  estado: 'A',
  version: 1,
};

const open = (path = '', { role, rows = [PEDRO] }: { role?: string; rows?: (typeof PEDRO)[] } = {}) => {
  const host = restHost(vendedoresRest, rows);
  const app = renderApp({
    path: `/auth/vendedores${path}`,
    role,
    handlers: [
      ...host.handlers,
      answerCall(usuariosCalls.list, { usuarios: [LUIS, ROSA, EVA] }),
      answerCall(usuariosCalls.administradores, { usuarios: [LUIS, ROSA] }),
    ],
  });

  return { ...app, ...host };
};

const save = () => screen.getByRole('button', { name: 'Guardar' });
const writeAll = async () => {
  await write(/^Código/, 'P-02');
  await write(/^Cédula/, '1710034065');
  await write(/^Nombre/, 'Pedro');
  await write(/^Apellido/, 'Vera');
  await write(/^Porcentaje/, '12.5');
};

test('the list shows the promotores with the names of their administrators', async () => {
  open();
  const [head, row] = within(await screen.findByRole('table', { name: 'Promotores' })).getAllByRole('row');

  expect(cellsOf(head)).toEqual(['Id', 'Código', 'Promotor', 'Administrador', '%', 'Teléfono', 'Habilitado']);
  expect(cellsOf(row)).toEqual(['20', 'P-01', 'Pedro Vera', 'Luis Zambrano', '12.50', '0991234567', 'Sí']);
});

test('a superadministrador finds those of one administrator', async () => {
  const { user, asked } = open();
  await screen.findByRole('table');
  await choose(user, 'Administrador', 'Rosa Mera');

  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { fk_usuario: 4 } }));
});

test('an administrador has no administrators to choose from, in the list or in the form', async () => {
  const { user, calls, bodies } = open('', { role: 'administrador' });
  await screen.findByRole('table');
  expect(screen.queryByRole('combobox', { name: 'Administrador' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Nuevo promotor' }));
  await writeAll();
  expect(screen.queryByLabelText(/^Administrador/)).not.toBeInTheDocument();
  await user.click(save());

  expect(await screen.findByText(/Promotor \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ codigo: 'P-02', fk_usuario: '', porcentaje: '12.5', estado: 'A' }]);
  expect(calls).not.toContain('GET /api/usuarios/administradores');
});

test('a superadministrador chooses the administrator of a new promotor', async () => {
  const { user, bodies } = open('/create');
  await writeAll();
  await user.click(save());
  expect(await screen.findByText('Elija un administrador')).toBeVisible();

  // What is refused has the focus; its choices do not cover what is said of it.
  await user.keyboard('{ArrowDown}');
  await user.click(await screen.findByRole('option', { name: 'Rosa Mera' }));
  await user.click(save());

  expect(await screen.findByText(/Promotor \d+ creado/)).toBeVisible();
  expect(bodies).toMatchObject([{ codigo: 'P-02', fk_usuario: 4 }]);
});

test.each([
  [/^Cédula/, '1710034064', 'La cédula no es válida'],
  [/^Porcentaje/, '', 'Este dato es obligatorio'],
  [/^Porcentaje/, '100.01', 'Escriba un porcentaje de 0 a 100'],
  [/^Teléfono/, 'no tiene', 'El teléfono no es válido'],
])('the field %s does not take "%s"', async (name, value, refusal) => {
  const { user, bodies } = open('/edit/20');
  await write(name, value);

  await user.click(save());

  expect(await screen.findByText(refusal)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('an administrator in force stays offered, though no administrator any more', async () => {
  open('/edit/20', { rows: [{ ...PEDRO, fk_usuario: 5 }] });

  const administrador = await screen.findByRole('combobox', { name: /^Administrador/ });
  await waitFor(() => expect(administrador).toHaveValue('Eva Mora'));
});

test('a change sends the whole record, empty texts as such', async () => {
  const { user, bodies } = open('/edit/20');
  await write(/^Dirección/, '');
  await user.click(save());

  expect(await screen.findByText('Promotor actualizado')).toBeVisible();
  expect(bodies).toMatchObject([{ method: 'PUT', ...PEDRO, direccion: '', cuenta_bancaria: '' }]);
});
