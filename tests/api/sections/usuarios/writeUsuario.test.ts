import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { nominaCalls } from '../../../../contract/nomina';
import { usuariosCalls } from '../../../../contract/usuarios';
import { type Client, openTestApi, type TestApi } from '../../testApi';

let api: TestApi;
let chief: Client;
let boss: Client;
let username = '';
let count = 0;
beforeAll(async () => {
  api = await openTestApi();
  chief = await api.signIn('superadministrador');
  boss = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora' });
});
afterAll(() => api.close());

const PASSWORD = 'clave-larga';
const form = {
  ...{ nombre: ' Saúl ', apellido: 'Ruiz', rol: 'sumador', estado: 'A', usuarioPrincipal: '' },
  ...{ cuenta_bancaria: 'Pichincha 22', sueldo_fijo: 'N', valor: '10.5', paga: '12.5' },
};
const create = (values: object = {}, client = chief) =>
  client.call(usuariosCalls.create, {
    body: { ...form, username, password: PASSWORD, usuarioCreacion: boss.user.id, ...values },
  });
const update = (id: number, values: object = {}, client = chief) =>
  client.call(usuariosCalls.update, {
    body: { ...form, id, usuarioActualizacion: boss.user.id, ...values },
  });
const row = (username: string) =>
  api.db.selectFrom('usuarios').selectAll().where('username', '=', username).executeTakeFirst();
const everybody = () => api.db.selectFrom('usuarios').selectAll().orderBy('id').execute();

describe('a new user', () => {
  beforeEach(() => {
    count += 1;
    username = `sruiz${count}`;
  });

  test('[SPEC 7.9] is stored with all twelve fields, by whoever is signed in', async () => {
    expect(await create({ usuarioPrincipal: String(boss.user.id) })).toMatchObject({
      status: 200,
      body: { message: 'Usuario creado correctamente' },
    });

    expect(await row(username)).toMatchObject({
      ...{ nombre: 'Saúl', apellido: 'Ruiz', rol: 'sumador', estado: 'A', cuenta_bancaria: 'Pichincha 22' },
      ...{ sueldo_fijo: 'N', valor: 1050, paga: 1250, fk_usuario_principal: boss.user.id },
      ...{ fk_usuario_creacion: chief.user.id, fk_usuario_actualizacion: chief.user.id },
      ...{ fecha_creacion: api.clock.now.toISOString(), ultima_conexion: null },
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
  });

  test('can sign in at once', async () => {
    await create();

    const { status } = await api.call(authCalls.login, {
      body: { username: username.toUpperCase(), password: PASSWORD },
    });

    expect(status).toBe(200);
  });

  test('may leave principal, valor and paga empty', async () => {
    await create({ usuarioPrincipal: '', valor: '', paga: '', usuarioCreacion: '' });

    expect(await row(username)).toMatchObject({ fk_usuario_principal: null, valor: 0, paga: 0 });
  });

  test.each<[object, number, string]>([
    [{ nombre: ' ' }, 400, 'Este dato es obligatorio'],
    [{ apellido: '' }, 400, 'Este dato es obligatorio'],
    [{ username: '' }, 400, 'Este dato es obligatorio'],
    [{ nombre: 'x'.repeat(101) }, 400, 'Escriba 100 caracteres como máximo'],
    [{ rol: 'jefe' }, 400, 'Un dato no es válido'],
    [{ rol: '' }, 400, 'Un dato no es válido'],
    [{ estado: 'X' }, 400, 'Un dato no es válido'],
    [{ sueldo_fijo: 'x' }, 400, 'Un dato no es válido'],
    [{ paga: '100.01' }, 400, 'Escriba un porcentaje de 0 a 100'],
    [{ paga: '-1' }, 400, 'Escriba solo números, con dos decimales como máximo'],
    [{ valor: '-1' }, 400, 'Escriba solo números, con dos decimales como máximo'],
    [{ password: '1234567' }, 400, 'La contraseña debe tener al menos 8 caracteres'],
    [{ password: undefined }, 400, 'Falta un dato obligatorio'],
    [{ username: 'sruizsruiz', password: 'SRuizSRuiz' }, 422, 'La contraseña no puede ser igual al username'],
    [{ usuarioPrincipal: 987_654 }, 422, 'El usuario principal debe ser un administrador habilitado'],
  ])('with %j is refused', async (values, status, error) => {
    const before = await everybody();

    expect(await create(values)).toMatchObject({ status, body: { error } });
    expect(await everybody()).toEqual(before);
  });

  test('has an enabled administrador as principal or none', async () => {
    const sumador = await api.addUser({ rol: 'sumador' });
    const disabled = await api.addUser({ rol: 'administrador', estado: 'I' });

    for (const { id } of [sumador, disabled, chief.user]) {
      expect(await create({ usuarioPrincipal: id })).toMatchObject({
        status: 422,
        body: { error: 'El usuario principal debe ser un administrador habilitado' },
      });
    }
    expect(await row(username)).toBeUndefined();
  });

  test('takes no username that another has in whatever case, two requests at once included', async () => {
    const upper = username.toUpperCase();

    const answers = await Promise.all([create(), create({ username: ` ${upper} ` }), create()]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await create({ username: upper })).toMatchObject({
      status: 409,
      body: { error: 'Ya existe un usuario con ese username' },
    });
    const names = (await everybody()).map((user) => user.username.toLowerCase());
    expect(names.filter((name) => name === username)).toHaveLength(1);
  });
});

describe('a change of a user', () => {
  test('[SPEC 7.10] stores what the form holds, and leaves username and password alone', async () => {
    const user = await api.addUser();
    const before = await row(user.username);
    const extra = { username: 'otro', password: 'otra-clave', password_hash: 'x' };

    expect(await update(user.id, { usuarioPrincipal: boss.user.id, ...extra })).toMatchObject({
      status: 200,
      body: { message: 'Usuario actualizado correctamente' },
    });

    expect(await row(user.username)).toEqual({
      ...before,
      version: 2,
      ...{ nombre: 'Saúl', apellido: 'Ruiz', rol: 'sumador', estado: 'A', cuenta_bancaria: 'Pichincha 22' },
      ...{ sueldo_fijo: 'N', valor: 1050, paga: 1250, fk_usuario_principal: boss.user.id },
      fk_usuario_actualizacion: chief.user.id,
      fecha_actualizacion: api.clock.now.toISOString(),
    });
  });

  test.each<[object, number, string]>([
    [{ nombre: '' }, 400, 'Este dato es obligatorio'],
    [{ rol: 'jefe' }, 400, 'Un dato no es válido'],
    [{ paga: '101' }, 400, 'Escriba un porcentaje de 0 a 100'],
    [{ usuarioPrincipal: 987_654 }, 422, 'El usuario principal debe ser un administrador habilitado'],
    [{ id: 987_654 }, 404, 'No existe el usuario'],
    [{ id: '' }, 400, 'No es un identificador válido'],
  ])('with %j is refused', async (values, status, error) => {
    const { id } = await api.addUser();
    const before = await everybody();

    expect(await update(id, values)).toMatchObject({ status, body: { error } });
    expect(await everybody()).toEqual(before);
  });

  test('keeps a principal who was disabled since, and takes no other such', async () => {
    const principal = await api.addUser({ rol: 'administrador', estado: 'I' });
    const user = await api.addUser({ fk_usuario_principal: principal.id });
    const other = await api.addUser({ rol: 'administrador', estado: 'I' });

    expect(await update(user.id, { usuarioPrincipal: principal.id })).toMatchObject({ status: 200 });
    expect(await update(user.id, { usuarioPrincipal: other.id })).toMatchObject({ status: 422 });
    expect((await row(user.username))?.fk_usuario_principal).toBe(principal.id);
    expect(await update(user.id, { usuarioPrincipal: '' })).toMatchObject({ status: 200 });
    expect((await row(user.username))?.fk_usuario_principal).toBeNull();
  });

  describe('by two at once', () => {
    const OVERTAKEN = { status: 409, body: { error: 'Otro usuario modificó este registro' } };
    const versionOf = async (id: number): Promise<number> =>
      (await chief.call(usuariosCalls.one, { params: { id } })).body.usuario.version;

    test('is refused to whoever names an old version, and leaves what the other wrote', async () => {
      const user = await api.addUser();
      const version = await versionOf(user.id);

      const first = await update(user.id, { nombre: 'Primero', version });

      expect(first).toMatchObject({ status: 200, body: { version: version + 1 } });
      expect(await update(user.id, { nombre: 'Segundo', version })).toMatchObject(OVERTAKEN);
      expect((await row(user.username))?.nombre).toBe('Primero');
      expect(await update(user.id, { nombre: 'Tercero', version: first.body.version })).toMatchObject({
        status: 200,
        body: { version: await versionOf(user.id) },
      });
    });

    test('goes through once, however close they come', async () => {
      const { id } = await api.addUser();
      const version = await versionOf(id);

      const answers = await Promise.all([1, 2, 3, 4].map(() => update(id, { version })));

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(await versionOf(id)).toBe(version + 1);
    });

    test('without a version, as the specification has it, the last one wins', async () => {
      const user = await api.addUser();
      await update(user.id, { nombre: 'Primero' });

      expect(await update(user.id, { nombre: 'Segundo' })).toMatchObject({ status: 200 });
      expect((await row(user.username))?.nombre).toBe('Segundo');
    });

    test('is not hindered by a new password, an unlocking or a sign-in', async () => {
      const user = await api.addUser({ rol: 'sumador' });
      const { id } = user;
      const version = await versionOf(id);
      await chief.call(usuariosCalls.setPassword, {
        body: { id, password: 'otra-clave-larga', usuarioActualizacion: '' },
      });
      await chief.call(usuariosCalls.unlock, { body: { id } });
      await (await api.signInAs(user)).call(usuariosCalls.profile);

      expect(await update(id, { estado: 'I', version })).toMatchObject({ status: 200 });
      expect((await row(user.username))?.estado).toBe('I');
    });
  });

  test('makes nobody but an administrador their own principal', async () => {
    const { id } = await api.addUser();

    expect(await update(id, { usuarioPrincipal: id, rol: 'administrador' })).toMatchObject({ status: 200 });
    expect(await update(id, { usuarioPrincipal: id })).toMatchObject({
      status: 422,
      body: { error: 'Un usuario no puede ser su propio usuario principal' },
    });
  });
});

describe('[A11] from the next request on', () => {
  const range = { body: { limit: 25, offset: 0 } };

  test('a new role holds', async () => {
    const client = await api.signIn('administrador');
    expect((await client.call(nominaCalls.list, range)).status).toBe(200);

    await update(client.user.id, { rol: 'sumador' });

    expect((await client.call(nominaCalls.list, range)).status).toBe(403);
    expect((await client.call(usuariosCalls.profile)).body.user.role).toBe('sumador');
  });

  test('[SPEC 2.36] a disabled user is out, and stays out of that session once enabled again', async () => {
    const client = await api.signIn('sumador');

    await update(client.user.id, { estado: 'I' });

    expect((await client.call(usuariosCalls.profile)).status).toBe(401);
    expect((await client.call(authCalls.refresh)).status).toBe(401);
    await update(client.user.id, { estado: 'A' });
    expect((await client.call(usuariosCalls.profile)).status).toBe(401);
  });
});

test('the history says by its estado who was disabled', async () => {
  const { id } = await api.addUser();
  await update(id);
  await update(id, { estado: 'I' });

  const { body } = await chief.call(usuariosCalls.history, { params: { id } });

  expect(body).toMatchObject([{ accion: 'I', cambios: [] }, { accion: 'modificación' }]);
});

describe('the last enabled superadministrador', () => {
  const error = 'Debe quedar al menos un superadministrador habilitado';
  const enabled = async () =>
    (await everybody()).filter(({ rol, estado }) => rol === 'superadministrador' && estado === 'A');
  const chiefs = { rol: 'superadministrador', estado: 'A' };

  test.each([
    { ...chiefs, estado: 'I' },
    { ...chiefs, rol: 'administrador' },
  ])('is not made %j', async (values) => {
    await api.addUser({ rol: 'superadministrador', estado: 'I' });

    expect(await update(chief.user.id, values)).toMatchObject({ status: 409, body: { error } });
    expect(await enabled()).toMatchObject([{ id: chief.user.id }]);
    expect(await update(chief.user.id, { ...chiefs, nombre: 'Zoila' })).toMatchObject({ status: 200 });
  });

  test('stays when two disable each other at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const second = await api.signIn('superadministrador');

      const [mine, theirs] = await Promise.all([
        update(second.user.id, { ...chiefs, estado: 'I' }),
        update(chief.user.id, { ...chiefs, rol: 'sumador' }, second),
      ]);

      expect([mine.status, theirs.status]).toContain(200);
      expect(Math.max(mine.status, theirs.status)).toBeLessThan(500);
      expect(await enabled()).toHaveLength(1);
      const one = { rol: 'superadministrador', estado: 'A' } as const;
      await api.db.updateTable('usuarios').set(one).where('id', '=', chief.user.id).execute();
      await api.db.updateTable('usuarios').set({ estado: 'I' }).where('id', '=', second.user.id).execute();
      chief = await api.signInAs(chief.user);
    }
  });

  test('stays when both are disabled at once by one of them', async () => {
    const second = await api.addUser({ rol: 'superadministrador' });

    const answers = await Promise.all(
      [chief.user.id, second.id].map((id) => update(id, { ...chiefs, estado: 'I' })),
    );

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await enabled()).toHaveLength(1);
  });
});
