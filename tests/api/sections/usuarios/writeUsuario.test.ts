import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import { usuariosCalls } from '../../../../contract/usuarios';
import { right } from '../../../support/api/rightBodies';
import { openWorld, refusedWith, statuses } from '../../../support/api/world';

const world = openWorld();
let username = '';
let count = 0;
beforeAll(() =>
  world.db.updateTable('usuarios').set({ estado: 'I' }).where('id', '=', world.chief2.user.id).execute(),
);
beforeEach(() => {
  count += 1;
  username = `sruiz${count}`;
});

const PASSWORD = 'clave-larga';
const form = {
  nombre: ' Saúl ',
  apellido: 'Ruiz',
  rol: 'sumador',
  estado: 'A',
  usuarioPrincipal: '',
  cuenta_bancaria: 'Pichincha 22',
  sueldo_fijo: 'N',
  valor: '10.5',
  paga: '12.5',
};
const stored = {
  nombre: 'Saúl',
  apellido: 'Ruiz',
  rol: 'sumador',
  estado: 'A',
  cuenta_bancaria: 'Pichincha 22',
  sueldo_fijo: 'N',
  valor: 1050,
  paga: 1250,
};
const create = (values: object = {}) =>
  world.chief.call(usuariosCalls.create, {
    body: { ...right.get(usuariosCalls.create), ...form, username, password: PASSWORD, ...values },
  });
const update = (id: number, values: object = {}, client = world.chief) =>
  client.call(usuariosCalls.update, { body: { ...form, id, usuarioActualizacion: '', ...values } });
const row = (username: string) =>
  world.db.selectFrom('usuarios').selectAll().where('username', '=', username).executeTakeFirst();
const everybody = () => world.db.selectFrom('usuarios').selectAll().orderBy('id').execute();

describe('a new user', () => {
  test('[SPEC 7.9] is stored with all twelve fields and its author, and can sign in at once', async () => {
    expect(await create({ usuarioPrincipal: String(world.berta.user.id) })).toMatchObject({
      status: 200,
      body: { message: 'Usuario creado correctamente' },
    });

    expect(await row(username)).toMatchObject({
      ...stored,
      fk_usuario_principal: world.berta.user.id,
      fk_usuario_creacion: world.chief.user.id,
      fk_usuario_actualizacion: world.chief.user.id,
      fecha_creacion: world.clock.now.toISOString(),
      ultima_conexion: null,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    });
    const login = { username: username.toUpperCase(), password: PASSWORD };
    expect((await world.call(authCalls.login, { body: login })).status).toBe(200);
  });

  test('needs a password other than the username, and an enabled administrador as principal or none', async () => {
    const disabled = await world.addUser({ rol: 'administrador', estado: 'I' });
    const before = await everybody();
    const name = 'sruizsruiz';

    expect(await create({ username: name, password: name.toUpperCase() })).toMatchObject(
      refusedWith(422, 'La contraseña no puede ser igual al username'),
    );
    for (const usuarioPrincipal of [world.sara.user.id, disabled.id, world.chief.user.id, 987_654]) {
      expect(await create({ usuarioPrincipal })).toMatchObject(
        refusedWith(422, 'El usuario principal debe ser un administrador habilitado'),
      );
    }
    expect(await everybody()).toEqual(before);
  });

  test('cannot have a username that exists in any case, even in two requests at once', async () => {
    const upper = username.toUpperCase();

    expect(await statuses([create(), create({ username: ` ${upper} ` }), create()])).toEqual({
      200: 1,
      409: 2,
    });
    expect(await create({ username: upper })).toMatchObject(
      refusedWith(409, 'Ya existe un usuario con ese username'),
    );
    const names = (await everybody()).map((user) => user.username.toLowerCase());
    expect(names.filter((name) => name === username)).toHaveLength(1);
  });
});

describe('a change of a user', () => {
  test('[SPEC 7.10] stores the fields of the form, and keeps username and password', async () => {
    const user = await world.addUser();
    const before = await row(user.username);

    expect(await update(user.id, { usuarioPrincipal: world.berta.user.id })).toMatchObject({
      status: 200,
      body: { message: 'Usuario actualizado correctamente' },
    });

    expect(await row(user.username)).toEqual({
      ...before,
      ...stored,
      version: 2,
      fk_usuario_principal: world.berta.user.id,
      fk_usuario_actualizacion: world.chief.user.id,
      fecha_actualizacion: world.clock.now.toISOString(),
    });
    expect(await update(987_654)).toMatchObject(refusedWith(404, 'No existe el usuario'));
  });

  test('keeps a principal who was disabled later, and refuses another disabled one', async () => {
    const principal = await world.addUser({ rol: 'administrador', estado: 'I' });
    const user = await world.addUser({ fk_usuario_principal: principal.id });
    const other = await world.addUser({ rol: 'administrador', estado: 'I' });

    expect((await update(user.id, { usuarioPrincipal: principal.id })).status).toBe(200);
    expect((await update(user.id, { usuarioPrincipal: other.id })).status).toBe(422);
    expect((await row(user.username))?.fk_usuario_principal).toBe(principal.id);
    expect((await update(user.id, { usuarioPrincipal: '' })).status).toBe(200);
    expect((await row(user.username))?.fk_usuario_principal).toBeNull();
  });

  test('allows nobody to be their own principal', async () => {
    const { id } = await world.addUser({ rol: 'administrador' });

    expect(await update(id, { usuarioPrincipal: id, rol: 'sumador' })).toMatchObject(
      refusedWith(422, 'Un usuario no puede ser su propio usuario principal'),
    );
  });

  test.each(['administrador', 'superadministrador'])(
    '[M2] refuses a principal of a %s, by whatever way',
    async (rol) => {
      const usuarioPrincipal = world.berta.user.id;
      const error = 'Un administrador no tiene usuario principal: déjelo vacío';
      const refusal = { status: 422, body: { error, errors: { fk_usuario_principal: error } } };
      const { id } = await world.addUser({ rol: 'sumador', fk_usuario_principal: usuarioPrincipal });

      expect(await update(id, { usuarioPrincipal, rol })).toMatchObject(refusal);
      expect((await update(id, { usuarioPrincipal: '', rol })).status).toBe(200);
      expect(await update(id, { usuarioPrincipal, rol })).toMatchObject(refusal);
      expect((await update(id, { usuarioPrincipal: '', rol, estado: 'I' })).status).toBe(200);
    },
  );

  describe('by two users at once', () => {
    const versionOf = async (id: number): Promise<number> =>
      (await world.chief.call(usuariosCalls.one, { params: { id } })).body.usuario.version;

    test('is refused with an old version; without a version the last one wins, as in the specification', async () => {
      const user = await world.addUser();
      const version = await versionOf(user.id);

      const first = await update(user.id, { nombre: 'Primero', version });

      expect(first).toMatchObject({ status: 200, body: { version: version + 1 } });
      expect(await update(user.id, { nombre: 'Segundo', version })).toMatchObject(
        refusedWith(409, 'Usted modificó este registro en otra pestaña o equipo: hoy a las 10:00'),
      );
      expect((await row(user.username))?.nombre).toBe('Primero');
      expect((await update(user.id, { nombre: 'Tercero' })).status).toBe(200);
      expect((await row(user.username))?.nombre).toBe('Tercero');
    });

    test('succeeds once, even at the same moment', async () => {
      const { id } = await world.addUser();
      const version = await versionOf(id);

      expect(await statuses([1, 2, 3, 4].map(() => update(id, { version })))).toEqual({ 200: 1, 409: 3 });
      expect(await versionOf(id)).toBe(version + 1);
    });

    test('is not refused because of a new password or a sign-in', async () => {
      const user = await world.addUser({ rol: 'sumador' });
      const { id } = user;
      const version = await versionOf(id);
      await world.chief.call(usuariosCalls.setPassword, {
        body: { id, password: 'otra-clave-larga', usuarioActualizacion: '' },
      });
      await (await world.signInAs(user)).call(usuariosCalls.profile);

      expect((await update(id, { estado: 'I', version })).status).toBe(200);
    });
  });
});

test('[A11] [SPEC 2.36] a disabled user is refused from the next request, and that session stays ended after enabling', async () => {
  const client = await world.signIn('sumador');
  const { id } = client.user;

  await update(id, { estado: 'I' });

  expect((await client.call(usuariosCalls.profile)).status).toBe(401);
  expect((await client.call(authCalls.refresh)).status).toBe(401);
  await update(id, { estado: 'A' });
  expect((await client.call(usuariosCalls.profile)).status).toBe(401);
  const { body } = await world.chief.call(usuariosCalls.history, { params: { id } });
  expect(body).toMatchObject([{ accion: 'A' }, { accion: 'I' }]);
});

describe('the last enabled superadministrador', () => {
  const enabled = async () =>
    (await everybody()).filter(({ rol, estado }) => rol === 'superadministrador' && estado === 'A');
  const chiefs = { rol: 'superadministrador', estado: 'A' } as const;

  test.each([
    { ...chiefs, estado: 'I' },
    { ...chiefs, rol: 'administrador' },
  ])('cannot be made %j', async (values) => {
    const { chief } = world;
    await world.addUser({ rol: 'superadministrador', estado: 'I' });

    expect(await update(chief.user.id, values)).toMatchObject(
      refusedWith(409, 'Debe quedar al menos un súper administrador habilitado'),
    );
    expect(await enabled()).toMatchObject([{ id: chief.user.id }]);
    expect((await update(chief.user.id, chiefs)).status).toBe(200);
  });

  test('remains when two disable each other at once, or one disables both', async () => {
    for (const isByBoth of [true, false, true, false]) {
      const { chief } = world;
      const second = await world.signIn('superadministrador');

      const answers = await Promise.all([
        update(second.user.id, { ...chiefs, estado: 'I' }),
        update(chief.user.id, { ...chiefs, rol: 'sumador' }, isByBoth ? second : chief),
      ]);

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await enabled()).toHaveLength(1);
      await world.db.updateTable('usuarios').set(chiefs).where('id', '=', chief.user.id).execute();
      await world.db.updateTable('usuarios').set({ estado: 'I' }).where('id', '=', second.user.id).execute();
      world.chief = await world.signInAs(chief.user);
    }
  });
});
