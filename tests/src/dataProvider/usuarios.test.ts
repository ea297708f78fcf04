import type { GetListParams } from 'ra-core';
import { expect, test } from 'vitest';
import { administradoresProvider, usuariosProvider } from '../../../src/dataProvider/usuarios';
import { failure, openHost } from '../../support/dataProvider/host';
import { createUsuario } from '../../support/factories';
import { createFakeHttp } from '../../support/fakeHttp';

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

const providerOf = () => {
  const { http, sent } = createFakeHttp({
    '/api/usuarios': { usuarios: [ANA, LUIS, RAUL, ROSA] },
    '/api/auth/register': { message: 'Usuario creado' },
  });

  return { provider: usuariosProvider(http), sent };
};

const list = async (asked: GetListParams) => {
  const result = await providerOf().provider.getList?.(asked);

  return { ids: result?.data.map(({ id }) => id), total: result?.total };
};

test.each([
  ['', [1, 3, 20, 100]],
  ['ana', [1]],
  ['paredes ANA', [1]],
  ['nanez', [20]],
  ['NÚÑ', [100]],
  ['sumador', [20, 100]],
  ['raul sumador2', [20]],
  ['  luis ', [3]],
  ['nadie', []],
])('"%s" finds by name and username without regard to accents and case', async (q, ids) => {
  expect(await list({ filter: { q } })).toEqual({ ids, total: ids.length });
});

test('a user whose estado the host does not know is no enabled one', async () => {
  const { http } = createFakeHttp({ '/api/usuarios/{id}': { usuario: { ...ANA, estado: 'suspendido' } } });
  const result = await usuariosProvider(http).getOne?.({ id: 1 });

  expect(result?.data).toMatchObject({ estado: 'I' });
});

test.each([
  ['id', [1, 3, 20, 100]],
  ['nombre', [1, 3, 20, 100]],
  ['apellido', [100, 20, 1, 3]],
  ['username', [1, 3, 20, 100]],
  ['rol', [1, 3, 20, 100]],
  ['estado', [20, 1, 3, 100]],
  ['usuarioPrincipal', [100, 20, 1, 3]],
])('sorting by %s uses the shown text', async (field, ids) => {
  expect((await list({ sort: { field, order: 'ASC' } })).ids).toEqual(ids);
});

test('[U12] users without a principal come last, both ways', async () => {
  const { ids } = await list({ sort: { field: 'usuarioPrincipal', order: 'DESC' } });

  expect(ids?.slice(-2)).toEqual([1, 3]);
});

test.each([
  ['an id', { usuarioPrincipal: 3 }, 3],
  ['a name', { usuarioPrincipal: 'Ana Paredes' }, 1],
  ['a person', { usuario_principal: { id: 1 } }, 1],
  ['a name that no administrator bears', { usuarioPrincipal: 'Marta Cedeño' }, null],
  ['nothing', {}, null],
])(
  '[SPEC 7.8] a user whose principal comes as %s is read with the id of the principal',
  async (_form, values, id) => {
    const { http, sent } = createFakeHttp({
      '/api/usuarios/{id}': { usuario: createUsuario({ id: 20, ...values }) },
      '/api/usuarios/administradores': { usuarios: [ANA, LUIS] },
    });

    const result = await usuariosProvider(http).getOne?.({ id: 20 });

    expect(sent[0]?.options.params).toEqual({ id: 20 });
    expect(result?.data).toMatchObject({ id: 20, valor: 50000, paga: '', fk_usuario_principal: id });
  },
);

test('[SPEC 3.3] the password of a new user is not cached', async () => {
  const data = { ...ANA, password: 'una-clave-1' };

  const result = await providerOf().provider.create?.({ data });

  expect(result?.data).toEqual({ id: 0, message: 'Usuario creado' });
});

test.each([
  [undefined, undefined, undefined],
  [null, undefined, undefined],
  ['', undefined, undefined],
  ['v2', undefined, undefined],
  [1.5, undefined, undefined],
  [0, 0, undefined],
  ['7', 7, 8],
])(
  '[SPEC 7.10] the version %j is sent back as %j, and followed by that of the answer, %j',
  async (...row) => {
    const [version, back, answered] = row;
    const { http, sent } = createFakeHttp({
      '/api/usuarios/{id}': { usuario: { ...RAUL, ...(version !== undefined && { version }) } },
      '/api/usuarios/update': { message: 'Usuario actualizado', version: answered },
    });
    const provider = usuariosProvider(http);
    const { data } = (await provider.getOne?.({ id: 20 })) ?? {};

    const result = await provider.update?.({ id: 20, data: data ?? {}, previousData: data });

    expect(Object(sent.at(-1)?.options.body).version).toBe(back);
    // Without a version in the answer the old one is dropped.
    expect(result?.data.version).toBe(answered);
  },
);

test('[SPEC 7.7] the administrators come from one answer, a former one from the list of users', async () => {
  const { http, sent } = createFakeHttp({
    '/api/usuarios/administradores': { usuarios: [LUIS, RAUL] },
    '/api/usuarios': { usuarios: [LUIS, RAUL, ROSA] },
  });
  const provider = administradoresProvider(http);
  const known = await provider.getMany?.({ ids: [20, 3] });
  expect(known?.data.map(({ id }) => id)).toEqual([3, 20]);
  expect(sent.map(({ path }) => path)).toEqual(['/api/usuarios/administradores']);

  const others = await provider.getMany?.({ ids: [100, 3] });
  expect(others?.data.map(({ nombre }) => nombre)).toEqual(['Luis', 'Rosa']);
});

const FORM = {
  nombre: 'Eva',
  apellido: 'Mora',
  rol: 'sumador',
  estado: 'A',
  cuenta_bancaria: '2200',
  sueldo_fijo: 'S',
  valor: 35_050,
  paga: '',
  fk_usuario_principal: 3,
};

test('[SPEC 7.9] create registers with money in dollars, the principal as an id, and the key of the form', async () => {
  const { dataProvider, asked } = openHost({ 'POST /api/auth/register': { body: { message: 'Creado' } } });
  const data = { ...FORM, username: 'eva', password: 'una-clave-1', usuarioCreacion: 7 };
  await dataProvider.create('usuarios', { data, meta: { idempotencyKey: 'una-clave' } });

  const { fk_usuario_principal, ...written } = data;
  expect(asked).toEqual([
    {
      call: 'POST /api/auth/register',
      body: { ...written, valor: '350.50', usuarioPrincipal: 3 },
      key: 'una-clave',
    },
  ]);
});

test.each([
  ['sumador', 3],
  ['administrador', ''],
])('[SPEC 7.10] update of a %s sends the principal %j', async (rol, usuarioPrincipal) => {
  const { dataProvider, asked } = openHost({ 'POST /api/usuarios/update': { body: { message: 'Listo' } } });
  const data = { ...FORM, rol, usuarioActualizacion: 7, username: 'eva' };
  await dataProvider.update('usuarios', { id: 12, data, previousData: data });

  const [{ body } = {}] = asked;
  expect(body).toMatchObject({ id: 12, rol, usuarioPrincipal, valor: '350.50', usuarioActualizacion: 7 });
  expect(body).not.toHaveProperty('username');
});

test('a refusal of a write brings text and fields', async () => {
  const error = 'Ya existe ese username';
  const body = { error, errors: { username: error } };
  const { dataProvider } = openHost({ 'POST /api/auth/register': { status: 409, body } });

  expect(await failure(dataProvider.create('usuarios', { data: FORM }))).toMatchObject({
    message: error,
    status: 409,
    body,
  });
});
