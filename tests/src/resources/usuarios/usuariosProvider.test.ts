import type { GetListParams } from 'ra-core';
import { describe, expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { writesBy } from '../../../../src/dataProvider/writesBy';
import { usuariosProvider } from '../../../../src/resources/usuarios/usuariosProvider';
import { createUsuario } from '../../../factories';
import { createFakeHttp } from '../../../fakeHttp';

const ANA = createUsuario({ id: 1, nombre: 'Ana', apellido: 'Paredes', username: 'aparedes' });
const LUIS = createUsuario({ id: 3, nombre: 'Luis', apellido: 'Zambrano', username: 'lzambrano' });
const RAUL = createUsuario({
  id: 20,
  nombre: 'Raúl',
  apellido: 'Ñáñez',
  username: 'sumador2',
  rol: 'sumador',
  estado: 'I',
  usuarioPrincipal: 3,
});
const ROSA = createUsuario({
  id: 100,
  nombre: 'Rosa',
  apellido: 'Núñez',
  username: 'sumador10',
  rol: 'sumador',
  usuario_principal: { id: 1, nombre: 'Ana', apellido: 'Paredes' },
});

const providerOf = (usuarios = [ANA, LUIS, RAUL, ROSA]) => {
  const { http, sent } = createFakeHttp({
    '/api/usuarios': { usuarios },
    '/api/usuarios/{id}': { usuario: RAUL },
    '/api/auth/register': { message: 'Usuario creado' },
    '/api/usuarios/update': { message: 'Usuario actualizado' },
    '/api/usuarios/update_password': { message: 'Contraseña actualizada' },
  });

  return { provider: usuariosProvider(http), password: writesBy(usuariosCalls.setPassword)(http), sent };
};

const list = async (asked: GetListParams) => {
  const result = await providerOf().provider.getList?.(asked);

  return { ids: result?.data.map(({ id }) => id), total: result?.total };
};

describe('the search', () => {
  test.each([
    ['', [1, 3, 20, 100]],
    ['ana', [1]],
    ['ANA PAREDES', [1]],
    ['paredes ana', [1]],
    ['nanez', [20]],
    ['NÚÑ', [100]],
    ['sumador', [20, 100]],
    ['raul sumador2', [20]],
    ['  luis ', [3]],
    ['nadie', []],
  ])('"%s" finds by name and username, accents and case aside', async (q, ids) => {
    expect(await list({ filter: { q } })).toEqual({ ids, total: ids.length });
  });
});

describe('the order', () => {
  test.each([
    ['id', [1, 3, 20, 100]],
    ['nombre', [1, 3, 20, 100]],
    ['apellido', [100, 20, 1, 3]],
    ['username', [1, 3, 20, 100]],
    ['rol', [1, 3, 20, 100]],
    ['estado', [20, 1, 3, 100]],
    ['usuarioPrincipal', [1, 3, 100, 20]],
  ])('by %s follows what the column shows', async (field, ids) => {
    expect((await list({ sort: { field, order: 'ASC' } })).ids).toEqual(ids);
  });

  test('turns round', async () => {
    expect((await list({ sort: { field: 'apellido', order: 'DESC' } })).ids).toEqual([3, 1, 20, 100]);
  });
});

test('a page is cut out of all that were found', async () => {
  const asked = { pagination: { page: 2, perPage: 3 }, sort: { field: 'id', order: 'ASC' as const } };

  expect(await list(asked)).toEqual({ ids: [100], total: 4 });
});

describe('the principal', () => {
  test.each([
    ['an id', { usuarioPrincipal: 3 }, 'Luis Zambrano'],
    ['an id written as digits', { usuario_principal: '3' }, 'Luis Zambrano'],
    ['a name', { usuarioPrincipal: 'Marta Cedeño' }, 'Marta Cedeño'],
    ['a person', { usuario_principal: { id: 1, nombre: 'Ana', apellido: 'Paredes' } }, 'Ana Paredes'],
    ['nothing', {}, ''],
  ])('given as %s is shown by name', async (_form, values, nombre) => {
    const { provider } = providerOf([ANA, LUIS, createUsuario({ id: 20, ...values })]);

    const result = await provider.getList?.({ filter: {} });

    expect(result?.data[2]?.usuarioPrincipal.nombre).toBe(nombre);
  });
});

test('several by id come out of the same answer', async () => {
  const { provider, sent } = providerOf();

  const result = await provider.getMany?.({ ids: [20, 3, 999] });

  expect(result?.data.map(({ id }) => id)).toEqual([3, 20]);
  expect(sent.map(({ path }) => path)).toEqual(['/api/usuarios']);
});

test('[SPEC 7.8] one is read by its id, its valor as the text of an input', async () => {
  const { provider, sent } = providerOf();

  const result = await provider.getOne?.({ id: 20 });

  expect(sent[0]?.options.params).toEqual({ id: 20 });
  expect(result?.data).toMatchObject({ id: 20, valor: '500.00', fk_usuario_principal: 3 });
});

test.each([
  ['a name', { usuarioPrincipal: 'Ana Paredes' }, 1],
  ['a person', { usuario_principal: { id: 1 } }, 1],
  ['a name that no administrator bears', { usuarioPrincipal: 'Marta Cedeño' }, null],
  ['nothing', {}, null],
])('one whose principal is given as %s is read with the id of the principal', async (_form, values, id) => {
  const { http } = createFakeHttp({
    '/api/usuarios/{id}': { usuario: createUsuario({ id: 20, ...values }) },
    '/api/usuarios/administradores': { usuarios: [ANA, LUIS] },
  });

  const result = await usuariosProvider(http).getOne?.({ id: 20 });

  expect(result?.data.fk_usuario_principal).toBe(id);
});

test('a list in the background does not count as activity', async () => {
  const { provider, sent } = providerOf();

  await provider.getList?.({ meta: { background: true } });

  expect(sent[0]?.options.background).toBe(true);
});

const DRAFT = {
  nombre: 'Eva',
  apellido: 'Mora',
  username: 'emora',
  password: 'una-clave-1',
  rol: 'administrador',
  estado: 'A',
  fk_usuario_principal: '',
  cuenta_bancaria: '',
  sueldo_fijo: 'S',
  valor: '',
  paga: '',
};

test('[SPEC 3.3] [SPEC 7.9] creating sends exactly the twelve keys of register, and the password stays in no cache', async () => {
  const { provider, sent } = providerOf();

  const result = await provider.create?.({ data: { ...DRAFT, usuarioCreacion: 7, id: 5, otra: 'x' } });

  expect(sent[0]?.path).toBe('/api/auth/register');
  expect(sent[0]?.options.body).toEqual({
    nombre: 'Eva',
    apellido: 'Mora',
    username: 'emora',
    password: 'una-clave-1',
    rol: 'administrador',
    usuarioCreacion: 7,
    estado: 'A',
    usuarioPrincipal: '',
    cuenta_bancaria: '',
    sueldo_fijo: 'S',
    valor: '',
    paga: '',
  });
  expect(result?.data).toEqual({ id: 0, message: 'Usuario creado' });
});

test('[SPEC 7.10] updating sends exactly the eleven keys of update: no username, no password', async () => {
  const { provider, sent } = providerOf();
  const data = { ...DRAFT, fk_usuario_principal: 3, valor: '10.5', usuarioActualizacion: 7 };

  const result = await provider.update?.({ id: 20, data, previousData: undefined });

  expect(sent[0]?.path).toBe('/api/usuarios/update');
  expect(sent[0]?.options.body).toEqual({
    id: 20,
    nombre: 'Eva',
    apellido: 'Mora',
    rol: 'administrador',
    usuarioActualizacion: 7,
    estado: 'A',
    usuarioPrincipal: 3,
    cuenta_bancaria: '',
    sueldo_fijo: 'S',
    valor: '10.5',
    paga: '',
  });
  expect(result?.data).toMatchObject({ message: 'Usuario actualizado' });
});

test.each([undefined, null, '', 'v2', 1.5])(
  '[SPEC 7.10] a version of %j is none, and goes back to no host',
  async (version) => {
    const { http, sent } = createFakeHttp({
      '/api/usuarios/{id}': { usuario: { ...RAUL, ...(version !== undefined && { version }) } },
      '/api/usuarios/update': { message: 'Usuario actualizado', version },
    });
    const provider = usuariosProvider(http);
    const read = await provider.getOne?.({ id: 20 });

    await provider.update?.({
      id: 20,
      data: { ...read?.data, usuarioActualizacion: 7 },
      previousData: undefined,
    });

    expect(Object.keys(Object(sent.at(-1)?.options.body)).sort()).toEqual(
      Object.keys(usuariosCalls.update.body.shape)
        .filter((key) => key !== 'version')
        .sort(),
    );
  },
);

test.each([0, '7'])('a version of %j goes back with a change', async (version) => {
  const { http, sent } = createFakeHttp({
    '/api/usuarios/{id}': { usuario: { ...RAUL, version } },
    '/api/usuarios/update': { message: 'Usuario actualizado' },
  });
  const provider = usuariosProvider(http);
  const read = await provider.getOne?.({ id: 20 });

  const result = await provider.update?.({ id: 20, data: read?.data ?? {}, previousData: read?.data });

  expect(sent.at(-1)?.options.body).toMatchObject({ version: Number(version) });
  // The host has not told the next one, so the old one is none either.
  expect(result?.data.version).toBeUndefined();
});

test("setting somebody's password sends id, password and who does it", async () => {
  const { password, sent } = providerOf();
  const data = { password: 'otra-clave', confirmacion: 'otra-clave', usuarioActualizacion: 7 };

  const result = await password.update?.({ id: 20, data, previousData: undefined });

  expect(sent).toEqual([
    {
      path: '/api/usuarios/update_password',
      options: { body: { id: 20, password: 'otra-clave', usuarioActualizacion: 7 } },
    },
  ]);
  expect(result?.data).toEqual({ id: 20, message: 'Contraseña actualizada' });
});
