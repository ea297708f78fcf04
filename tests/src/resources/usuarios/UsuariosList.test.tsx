import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../support/factories';
import { catchFiles } from '../../../support/files';
import { rowsOf } from '../../../support/inputs';
import { answerCall } from '../../../support/msw';
import { renderApp } from '../../../support/render';
import { withStyles } from '../../../support/styles';

const LUIS = createUsuario();
const MARTA = createUsuario({
  id: 12,
  nombre: 'Marta',
  apellido: 'Cedeño',
  username: 'mcedeno',
  rol: 'premiacion',
  estado: 'I',
  usuario_principal: 3,
});

const open = (usuarios = [LUIS, MARTA]) =>
  renderApp({ path: '/auth/usuarios', handlers: [answerCall(usuariosCalls.list, { usuarios })] });

const ids = async () => (await rowsOf('Usuarios')).slice(1).map(([id]) => id);

test('[SPEC 2.36] the list has Id, Nombre, Apellido, Username, Rol by its label, Sí or No, Usuario principal by name', async () => {
  withStyles();
  const { user } = open();

  expect(await rowsOf('Usuarios')).toEqual([
    ['Id', 'Nombre', 'Apellido', 'Username', 'Rol', 'Habilitado', 'Usuario principal'],
    ['3', 'Luis', 'Zambrano', 'lzambrano', 'Administrador', 'Sí', '—'],
    ['12', 'Marta', 'Cedeño', 'mcedeno', 'Secretario Premiación', 'No', 'Luis Zambrano'],
  ]);
  for (const head of screen.getAllByRole('columnheader')) expect(head).toHaveStyle({ textTransform: 'none' });
  // Long names wrap, roles do not.
  expect(screen.getByRole('cell', { name: 'Zambrano' })).not.toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByRole('cell', { name: 'Administrador' })).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
  const create = screen.getByRole('link', { name: 'Nuevo usuario' });
  expect(create).toHaveAttribute('href', '/auth/usuarios/create');
  expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', '/auth/usuarios/edit/3');

  await user.click(screen.getByText('mcedeno'));
  await waitFor(() => expect(window.location.pathname).toBe('/auth/usuarios/edit/12'));
});

test('[F15] a page has 25 users; an export has all of them, with no formula and with accents for Excel', async () => {
  const files = catchFiles();
  const many = Array.from({ length: 26 }, (_, n) => createUsuario({ id: n + 2, nombre: `Nombre ${n + 2}` }));
  const formula = createUsuario({ id: 1, nombre: '=HYPERLINK("nombre")', apellido: '+Ñáñez' });
  const { user } = open([formula, ...many, { ...MARTA, id: 99 }]);
  await user.type(await screen.findByPlaceholderText('Buscar'), 'nombre');
  await screen.findByText('1–25 de 27');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));

  await expect.poll(() => files.length).toBe(1);
  // Blob.text would remove the byte order mark.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const lines = decoder.decode(await files[0]?.arrayBuffer()).split('\r\n');
  expect(lines).toHaveLength(29);
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFID;NOMBRE;APELLIDO;USERNAME;ROL;HABILITADO;USUARIO PRINCIPAL',
    `1;"'=HYPERLINK(""nombre"")";'+Ñáñez;lzambrano;Administrador;Sí;`,
  ]);

  await user.click(screen.getByRole('button', { name: 'Ir a la página 2' }));
  await expect.poll(ids).toEqual(['26', '27']);
  await user.type(screen.getByPlaceholderText('Buscar'), ' nadie');
  expect(await screen.findByText('No hay usuarios con estos filtros')).toBeVisible();
});
