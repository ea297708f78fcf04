import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { createUsuario } from '../../../factories';
import { catchFiles } from '../../../files';
import { answerCall, refuseCall, server } from '../../../msw';
import { renderApp } from '../../../render';
import { withStyles } from '../../../styles';
import { unzip } from '../../../unzip';

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

const renderList = (usuarios = [LUIS, MARTA]) =>
  renderApp({
    path: '/auth/usuarios',
    handlers: [answerCall(usuariosCalls.list, { usuarios })],
  });

const table = () => screen.findByRole('table', { name: 'Usuarios' });
const rows = async () => {
  const [, ...below] = within(await table()).getAllByRole('row');

  return below.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
};
const ids = async () => (await rows()).map(([id]) => id);

test('[SPEC 2.36] the headers are Id, Nombre, Apellido, Username, Rol, Habilitado, Usuario principal', async () => {
  withStyles();
  renderList();

  const headers = within(await table()).getAllByRole('columnheader');

  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Id',
    'Nombre',
    'Apellido',
    'Username',
    'Rol',
    'Habilitado',
    'Usuario principal',
  ]);
  for (const head of headers) expect(head).toHaveStyle({ textTransform: 'none' });
  expect(screen.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
});

test('[SPEC 2.36] a row shows the role by its label, Sí for A and No for I, and the principal by name', async () => {
  renderList();

  expect(await rows()).toEqual([
    ['3', 'Luis', 'Zambrano', 'lzambrano', 'Administrador', 'Sí', '—'],
    ['12', 'Marta', 'Cedeño', 'mcedeno', 'Secretario Premiación', 'No', 'Luis Zambrano'],
  ]);
});

test('a long name is broken into lines, a role is not', async () => {
  withStyles();
  renderList();

  expect(await screen.findByRole('cell', { name: 'Zambrano' })).not.toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByRole('cell', { name: 'Administrador' })).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('the search finds by name and username, and says so where nobody is found', async () => {
  const { user } = renderList();
  const search = await screen.findByPlaceholderText('Buscar');

  await user.type(search, 'cedeno');
  await expect.poll(ids).toEqual(['12']);
  await user.type(search, ' nadie');

  expect(await screen.findByText('No hay usuarios con estos filtros')).toBeVisible();
});

test('a head sorts by its column, and once more turns the order round', async () => {
  const { user } = renderList();
  const head = within(await table()).getByRole('columnheader', { name: 'Habilitado' });

  await user.click(within(head).getByRole('button'));
  await expect.poll(ids).toEqual(['12', '3']);
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head).getByRole('button'));

  await expect.poll(ids).toEqual(['3', '12']);
  expect(head).toHaveAttribute('aria-sort', 'descending');
});

test('every column can be sorted by', async () => {
  renderList();

  const [, ...heads] = within(await table()).getAllByRole('columnheader');

  for (const head of heads) expect(within(head).getByRole('button')).toBeVisible();
});

const MANY = Array.from({ length: 27 }, (_, n) => createUsuario({ id: n + 1, nombre: `Nombre ${n + 1}` }));

test('a page holds 25 users', async () => {
  const { user } = renderList(MANY);
  expect(await rows()).toHaveLength(25);
  expect(screen.getByText('1–25 de 27')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Ir a la página 2' }));

  await expect.poll(ids).toEqual(['26', '27']);
});

test('the id is a link to the edit screen, and so is the row', async () => {
  const { user } = renderList();
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/auth/usuarios/edit/3');

  await user.click(screen.getByText('mcedeno'));

  await waitFor(() => expect(window.location.pathname).toBe('/auth/usuarios/edit/12'));
});

test('Nuevo usuario leads to the create screen', async () => {
  renderList();

  expect(await screen.findByRole('link', { name: 'Nuevo usuario' })).toHaveAttribute(
    'href',
    '/auth/usuarios/create',
  );
});

describe('Exportar', () => {
  /** Not Blob.text: it takes the byte order mark away. */
  const textOf = async (file?: Blob) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());
  const save = async (user: ReturnType<typeof renderList>['user'], kind: 'CSV' | 'XLSX') => {
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByRole('menuitem', { name: kind }));
  };

  test('saves all pages of what is filtered', async () => {
    withStyles();
    const files = catchFiles();
    const { user } = renderList([...MANY, createUsuario({ id: 99, nombre: 'Eva', apellido: 'Mora' })]);
    await user.type(await screen.findByPlaceholderText('Buscar'), 'nombre');
    await screen.findByText('1–25 de 27');

    await save(user, 'CSV');

    await expect.poll(() => files.length).toBe(1);
    expect((await textOf(files[0])).trimEnd().split('\r\n')).toHaveLength(28);
  });

  test('[F15] names that are formulas are made inert, ids stay numbers, accents are marked for Excel', async () => {
    const files = catchFiles();
    const { user } = renderList([createUsuario({ nombre: '=HYPERLINK("x")', apellido: '+Ñáñez' })]);

    await save(user, 'CSV');

    await expect.poll(() => files.length).toBe(1);
    expect(await textOf(files[0])).toBe(
      '\uFEFFID;NOMBRE;APELLIDO;USERNAME;ROL;HABILITADO;USUARIO PRINCIPAL\r\n' +
        `3;"'=HYPERLINK(""x"")";'+Ñáñez;lzambrano;Administrador;Sí;\r\n`,
    );
  });

  test('[F15] XLSX: ids are numbers, a name that is a formula is a text', async () => {
    const files = catchFiles();
    const { user } = renderList([createUsuario({ nombre: '=1+1' })]);

    await save(user, 'XLSX');

    await expect.poll(() => files.length).toBe(1);
    const entries = unzip(Buffer.from(await (files[0] ?? new Blob()).arrayBuffer()));
    expect(entries.get('xl/worksheets/sheet1.xml')).toMatch(/<c r="A2"[^>]*><v>3<\/v>/);
    expect(entries.get('xl/sharedStrings.xml')).toContain("'=1+1");
  });

  test('a failure stands in the page as ¡Error! with its text', async () => {
    withStyles();
    catchFiles();
    const { user } = renderList();
    await table();
    server.use(refuseCall(usuariosCalls.list, 503, 'La base de datos no responde'));

    await save(user, 'CSV');

    expect(await screen.findByRole('alert')).toHaveTextContent('¡Error!La base de datos no responde');
  });
});
