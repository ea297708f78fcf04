import { beforeAll, describe, expect, test } from 'vitest';
import { usuariosCalls } from '../../../../contract/usuarios';
import type { Client } from '../../../support/api/testApi';
import { openWorld, refusedWith } from '../../../support/api/world';

const world = openWorld();
let seller: { id: number; username: string };
const CONNECTED = '2026-10-14T14:59:00.000Z';
beforeAll(async () => {
  const { db, berta } = world;
  await db.updateTable('usuarios').set({ ultima_conexion: CONNECTED }).execute();
  seller = await world.addUser({
    nombre: 'Saúl',
    apellido: 'Ruiz',
    rol: 'sumador',
    estado: 'I',
    cuenta_bancaria: 'S-1',
    fk_usuario_principal: berta.user.id,
    sueldo_fijo: 'N',
    valor: 0,
    paga: 1_250,
  });
  await world.addUser({ nombre: 'Carlos', rol: 'administrador', estado: 'I' });
});

const list = async (client: Client) => (await client.call(usuariosCalls.list)).body.usuarios;

describe('the list of users', () => {
  test('[SPEC 7.6] is complete for a superadministrador, with disabled users', async () => {
    const usuarios = await list(world.chief);

    expect(usuarios).toHaveLength(10);
    expect(usuarios.find(({ id }: { id: number }) => id === seller.id)).toEqual({
      id: seller.id,
      nombre: 'Saúl',
      apellido: 'Ruiz',
      username: seller.username,
      rol: 'sumador',
      estado: 'I',
      cuenta_bancaria: 'S-1',
      sueldo_fijo: 'N',
      valor: '0.00',
      paga: '12.50',
      ultima_conexion: null,
      usuarioPrincipal: world.berta.user.id,
      usuario_principal: { id: world.berta.user.id, nombre: 'Berta', apellido: 'Mora' },
    });
  });

  test.each(['carlos', 'pia', 'rosa', 'sara'] as const)(
    'has only names and last connections for %s',
    async (name) => {
      const { id } = world.berta.user;
      const usuarios = await list(world[name]);

      expect(usuarios).toHaveLength(10);
      for (const usuario of usuarios) {
        expect(Object.keys(usuario).sort()).toEqual(['apellido', 'id', 'nombre', 'ultima_conexion']);
      }
      expect(usuarios).toContainEqual({ id, nombre: 'Berta', apellido: 'Mora', ultima_conexion: CONNECTED });
    },
  );

  test('tells an administrador only whose password they may set', async () => {
    const { berta, carlos, sara, saul } = world;
    const ofBerta = { fk_usuario_principal: berta.user.id };
    await world.addUser({ rol: 'superadministrador', ...ofBerta });
    await world.addUser({ fk_usuario_principal: carlos.user.id });
    await world.db.updateTable('usuarios').set(ofBerta).where('id', '=', berta.user.id).execute();

    const told = (await list(berta)).filter((usuario: object) => Object.keys(usuario).length !== 4);

    expect(told.map(({ id }: { id: number }) => id).sort()).toEqual(
      [sara.user.id, saul.user.id, seller.id].sort(),
    );
    expect(told).toContainEqual({
      id: seller.id,
      nombre: 'Saúl',
      apellido: 'Ruiz',
      ultima_conexion: null,
      usuarioPrincipal: berta.user.id,
    });
  });
});

test('the administrators are the enabled ones; an administrador sees only themself', async () => {
  const { berta, carlos, chief } = world;
  const administradores = async (client: Client) =>
    (await client.call(usuariosCalls.administradores)).body.usuarios.map(({ id }: { id: number }) => id);

  expect(await administradores(berta)).toEqual([berta.user.id]);
  const all = await administradores(chief);
  expect(all).toEqual(expect.arrayContaining([berta.user.id, carlos.user.id]));
  const others = await world.db
    .selectFrom('usuarios')
    .select('id')
    .where((eb) => eb.or([eb('estado', '=', 'I'), eb('rol', '<>', 'administrador')]))
    .execute();
  for (const { id } of others) expect(all).not.toContain(id);
});

test('[SPEC 7.8] one user is found by id', async () => {
  const one = (id: number | string) => world.chief.call(usuariosCalls.one, { params: { id } });

  expect((await one(seller.id)).body.usuario).toMatchObject({
    id: seller.id,
    username: seller.username,
    version: 1,
    fk_usuario_actualizacion: null,
  });
  for (const id of [987_654, 999_999_999_999_999]) {
    expect(await one(id)).toMatchObject(refusedWith(404, 'No existe el usuario'));
  }
  for (const id of ['0', '-1', '1.5', 'x', '1 or 1=1', '9'.repeat(16)]) {
    expect(await one(id)).toMatchObject(refusedWith(400, 'El identificador no es válido'));
  }
});

test('[SPEC 2.6] the profile of a user without a role says so', async () => {
  const nobody = await world.signIn('', { nombre: 'Nadie', apellido: 'Nulo' });

  expect((await nobody.call(usuariosCalls.profile)).body).toEqual({
    user: { id: nobody.user.id, nombre: 'Nadie', apellido: 'Nulo', role: '', api_local: true },
  });
});

test('[U26] the profile says if a sumador has no administrador', async () => {
  const profileOf = async (who: Client) => (await who.call(usuariosCalls.profile)).body.user;

  expect(await profileOf(await world.signIn('sumador'))).toMatchObject({ sin_administrador: true });
  for (const who of [world.sara, world.pia, world.berta]) {
    expect(await profileOf(who)).not.toHaveProperty('sin_administrador');
  }
});
