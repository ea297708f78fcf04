import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../../../../api/auth/password';
import { usuariosCalls } from '../../../../contract/usuarios';
import { extraKeys } from '../../extraKeys';
import { type Client, openTestApi, PASSWORD, type TestApi } from '../../testApi';

let api: TestApi;
let other: Client;
beforeAll(async () => {
  api = await openTestApi();
  other = await api.signIn('administrador');
});
afterAll(() => api.close());

const newUser = {
  ...{ nombre: 'Saúl', apellido: 'Ruiz', rol: 'sumador', estado: 'A', usuarioPrincipal: '' },
  ...{ cuenta_bancaria: 'S-1', sueldo_fijo: 'S', valor: '10', paga: '', password: 'clave-larga' },
};
const userRow = (username: string) =>
  api.db.selectFrom('usuarios').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

test("[A2] who wrote a user or set a password is who was signed in, and one's own password is one's own", async () => {
  const [first, second] = [await api.signIn('superadministrador'), await api.signIn('superadministrador')];
  const username = 'a2-escrito';

  await first.call(usuariosCalls.create, {
    body: { ...newUser, username, usuarioCreacion: other.user.id },
  });
  const { id, fk_usuario_creacion } = await userRow(username);
  expect(fk_usuario_creacion).toBe(first.user.id);

  await second.call(usuariosCalls.update, {
    body: { ...newUser, id, usuarioActualizacion: other.user.id },
  });
  expect(await userRow(username)).toMatchObject({
    fk_usuario_creacion: first.user.id,
    fk_usuario_actualizacion: second.user.id,
  });

  await first.call(usuariosCalls.setPassword, {
    body: { id, password: 'otra-clave-larga', usuarioActualizacion: other.user.id },
  });
  expect((await userRow(username)).fk_usuario_actualizacion).toBe(first.user.id);
  expect(await verifyPassword((await userRow(username)).password_hash, 'otra-clave-larga')).toBe(true);

  const client = await api.signInAs({ id, username });
  const before = await userRow(other.user.username);
  const body = {
    id: other.user.id,
    current_password: PASSWORD,
    new_password: 'nueva-clave',
    confirmation_password: 'nueva-clave',
  };
  expect((await client.call(usuariosCalls.changePassword, { body })).status).toBe(403);
  expect(await userRow(other.user.username)).toEqual(before);
});

/** The user after creation, change and new password, without the values that always differ. */
const userErrand = async (username: string, more: object) => {
  const client = await api.signIn('superadministrador');
  const own = { usuarioCreacion: '', usuarioActualizacion: '' };
  const create = { ...more, ...newUser, ...own, username };
  expect((await client.call(usuariosCalls.create, { body: create })).status).toBe(200);
  const { id, password_hash } = await userRow(username);
  const { password: _, ...rest } = newUser;

  const update = await client.call(usuariosCalls.update, { body: { ...more, ...rest, ...own, id } });
  expect(update.status).toBe(200);
  expect((await userRow(username)).password_hash).toBe(password_hash);
  const set = { ...more, ...own, id, password: 'otra-clave-larga' };
  expect((await client.call(usuariosCalls.setPassword, { body: set })).status).toBe(200);
  const change = {
    ...{ ...more, id, current_password: 'otra-clave-larga' },
    ...{ new_password: 'nueva-clave', confirmation_password: 'nueva-clave' },
  };
  const self = await api.signInAs({ id, username });
  expect((await self.call(usuariosCalls.changePassword, { body: change })).status).toBe(200);

  const row = await userRow(username);
  expect(await verifyPassword(row.password_hash, 'nueva-clave')).toBe(true);
  expect([row.fk_usuario_creacion, row.fk_usuario_actualizacion]).toEqual([client.user.id, id]);

  return {
    ...row,
    ...{ id: 0, username: '', password_hash: '' },
    ...{ fk_usuario_creacion: 0, fk_usuario_actualizacion: 0 },
  };
};

test('[A3] thirty keys too many in the writes of a user have no effect', async () => {
  const plain = await userErrand('a3-sencillo', {});

  // The version is no key too many of a change: an old one refuses it.
  const { version: _, ...tooMany } = extraKeys;
  expect(await userErrand('a3-cargado', tooMany)).toEqual(plain);
  const proto = JSON.parse('{"__proto__":{"rol":"superadministrador","estado":"I"}}');
  expect(await userErrand('a3-prototipo', proto)).toEqual(plain);
});
