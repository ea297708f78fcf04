import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import { type Client, openTestApi, type TestApi } from '../../testApi';

let api: TestApi;
let chief: Client;
let boss: Client;
let seller: { id: number; username: string };
const connected = '2026-10-14T14:59:00.000Z';
beforeAll(async () => {
  api = await openTestApi();
  chief = await api.signIn('superadministrador', { nombre: 'Zoila', ultima_conexion: connected });
  boss = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora', ultima_conexion: connected });
  seller = await api.addUser({
    nombre: 'Saúl',
    apellido: 'Ruiz',
    rol: 'sumador',
    estado: 'I',
    fk_usuario_principal: boss.user.id,
    cuenta_bancaria: 'S-1',
    sueldo_fijo: 'N',
    valor: 0,
    paga: 1_250,
  });
  await api.addUser({ nombre: 'Carlos', rol: 'administrador', estado: 'I' });
});
afterAll(() => api.close());

const list = async (client: Client) => (await client.call(usuariosCalls.list)).body.usuarios;

describe('the list of users', () => {
  test('[SPEC 7.6] is whole for a superadministrador, disabled users included', async () => {
    const usuarios = await list(chief);

    expect(usuarios).toHaveLength(4);
    expect(usuarios.find(({ id }: { id: number }) => id === seller.id)).toEqual({
      ...{ id: seller.id, nombre: 'Saúl', apellido: 'Ruiz', username: seller.username },
      ...{ rol: 'sumador', estado: 'I', cuenta_bancaria: 'S-1', sueldo_fijo: 'N' },
      ...{ valor: '0.00', paga: '12.50', ultima_conexion: null },
      usuarioPrincipal: boss.user.id,
      usuario_principal: { id: boss.user.id, nombre: 'Berta', apellido: 'Mora' },
    });
  });

  test.each(['administrador', 'premiacion', 'revisor', 'sumador'] as const)(
    'holds names and last connections alone for %s',
    async (rol) => {
      const client = await api.signIn(rol);

      expect(await list(client)).toHaveLength((await list(chief)).length);
      for (const usuario of await list(client)) {
        expect(Object.keys(usuario).sort()).toEqual(['apellido', 'id', 'nombre', 'ultima_conexion']);
      }
      expect(await list(client)).toContainEqual({
        id: boss.user.id,
        nombre: 'Berta',
        apellido: 'Mora',
        ultima_conexion: connected,
      });
    },
  );

  test('tells an administrador whose password they may set, and nothing else of anybody', async () => {
    await api.addUser({ rol: 'superadministrador', fk_usuario_principal: boss.user.id });
    const other = await api.signIn('administrador');
    await api.addUser({ fk_usuario_principal: other.user.id });
    const self = { fk_usuario_principal: boss.user.id };
    await api.db.updateTable('usuarios').set(self).where('id', '=', boss.user.id).execute();

    const usuarios: object[] = await list(boss);

    const own = { id: seller.id, nombre: 'Saúl', apellido: 'Ruiz', ultima_conexion: null };
    expect(usuarios.filter((usuario) => Object.keys(usuario).length !== 4)).toEqual([
      { ...own, usuarioPrincipal: boss.user.id },
    ]);
    expect(JSON.stringify(await list(await api.signIn('sumador', self)))).not.toContain('Principal');
  });
});

test('the administrators are the enabled ones; an administrador finds only themself', async () => {
  const administradores = async (client: Client) =>
    (await client.call(usuariosCalls.administradores)).body.usuarios.map(({ id }: { id: number }) => id);

  expect(await administradores(boss)).toEqual([boss.user.id]);
  const all = await administradores(chief);
  expect(all).toContain(boss.user.id);
  const disabled = await api.db
    .selectFrom('usuarios')
    .select('id')
    .where((eb) => eb.or([eb('estado', '=', 'I'), eb('rol', '<>', 'administrador')]))
    .execute();
  for (const { id } of disabled) expect(all).not.toContain(id);
});

test('[SPEC 7.8] one user is found by id', async () => {
  const one = (id: number | string) => chief.call(usuariosCalls.one, { params: { id } });

  expect((await one(seller.id)).body.usuario).toMatchObject({
    id: seller.id,
    username: seller.username,
    version: 1,
    fk_usuario_actualizacion: null,
  });
  expect(await one(987_654)).toMatchObject({ status: 404, body: { error: 'No existe el usuario' } });
  expect(await one(999_999_999_999_999)).toMatchObject({ status: 404 });
  for (const id of ['0', '-1', '1.5', 'x', '1 or 1=1', '9'.repeat(16)]) {
    expect(await one(id)).toMatchObject({ status: 400, body: { error: 'El identificador no es válido' } });
  }
});

test('[SPEC 2.6] without a role one reads the own profile and nothing else', async () => {
  const nobody = await api.signIn('', { nombre: 'Nadie', apellido: 'Nulo' });

  expect((await nobody.call(usuariosCalls.profile)).body).toEqual({
    user: { id: nobody.user.id, nombre: 'Nadie', apellido: 'Nulo', role: '', api_local: true },
  });
  expect(await nobody.call(usuariosCalls.list)).toMatchObject({
    status: 403,
    body: { error: 'No tiene permiso para realizar esta operación' },
  });
});
