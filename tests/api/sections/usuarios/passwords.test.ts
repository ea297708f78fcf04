import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import type { Call } from '../../../../contract/call';
import { usuariosCalls } from '../../../../contract/usuarios';
import { contractCalls } from '../../../support/api/calls';
import { type Client, PASSWORD } from '../../../support/api/testApi';
import { openWorld, refusedWith, statuses } from '../../../support/api/world';

const world = openWorld();

const NEW = 'una clave nueva';
const OWN_FIRST = 'Otra persona puso su contraseña: elija primero una propia en Ajustes';
const CHANGED = { status: 200, body: { message: 'Contraseña actualizada correctamente' } };

const login = async (username: string, password: string) =>
  (await world.call(authCalls.login, { body: { username, password } })).status;
const onTheWay: readonly Call[] = [usuariosCalls.profile, usuariosCalls.changePassword];
const isRefused = async (client: Client, call: Call) => {
  const { status, body } = await client.call(call, call.body && { body: {} });

  return status === 403 && [OWN_FIRST, 'No tiene permiso para realizar esta operación'].includes(body.error);
};
const isIn = async (client: Client) => (await client.call(usuariosCalls.profile)).status === 200;
const stored = ({ id }: { id: number }) =>
  world.db
    .selectFrom('usuarios')
    .select(['password_hash', 'fk_usuario_actualizacion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe("another's password", () => {
  let staff: Client;
  beforeEach(async () => {
    staff = await world.signIn('sumador', { fk_usuario_principal: world.berta.user.id });
  });

  const set = (client: Client, id: number, password = NEW) =>
    client.call(usuariosCalls.setPassword, { body: { id, password, usuarioActualizacion: 1 } });

  test('[A11] [SPEC 6.2] is set by a superadministrador, applies from the next request, and is in the history', async () => {
    const { chief } = world;
    const second = await world.signInAs(staff.user);

    expect(await set(chief, staff.user.id)).toMatchObject(CHANGED);

    expect([await isIn(staff), await isIn(second), await isIn(chief)]).toEqual([false, false, true]);
    expect((await staff.call(authCalls.refresh)).status).toBe(401);
    expect(await login(staff.user.username, PASSWORD)).toBe(401);
    expect(await login(staff.user.username, NEW)).toBe(200);
    expect(await stored(staff.user)).toMatchObject({ fk_usuario_actualizacion: chief.user.id });
    const { body } = await chief.call(usuariosCalls.history, { params: { id: staff.user.id } });
    expect(body[0]).toMatchObject({ accion: 'contraseña', usuario: { nombre: 'Clara', apellido: 'Jara' } });
  });

  test('[A24] [SPEC 6.2] is set by an administrador for their staff, who then have to choose an own password first', async () => {
    const { id, username } = staff.user;
    expect(await set(world.berta, id)).toMatchObject(CHANGED);
    const borrowed = await world.signInAs(staff.user);

    expect((await borrowed.call(usuariosCalls.profile)).body.user).toMatchObject({ id, clave_ajena: true });
    const opened: string[] = [];
    for (const [key, call] of contractCalls) {
      if (call.access === 'public' || onTheWay.includes(call)) continue;
      if (!(await isRefused(borrowed, call))) opened.push(key);
    }
    expect(opened).toEqual([]);
    const proof = await world.send(`/comprobantes/${'0'.repeat(32)}.png`, {
      headers: { cookie: borrowed.cookie },
    });
    expect(proof).toMatchObject(refusedWith(403, OWN_FIRST));

    const own = 'una clave solo mía';
    const body = { id, current_password: NEW, new_password: own, confirmation_password: own };
    expect(await borrowed.call(usuariosCalls.changePassword, { body })).toMatchObject(CHANGED);
    expect((await borrowed.call(usuariosCalls.profile)).body.user).not.toHaveProperty('clave_ajena');
    expect((await borrowed.call(usuariosCalls.list)).status).toBe(200);
    expect(await login(username, own)).toBe(200);
  });

  test.each([
    ['as it was set', 'cigüeña ágil'],
    ['with a space at its end', 'cigüeña ágil '],
    ['with a line break', '\tcigüeña ágil\r\n'],
    ['with its accents apart (NFD)', 'cigüeña ágil'.normalize('NFD')],
  ])('[U21] signs in %s, however it was pasted when it was set', async (_, typed) => {
    for (const given of ['cigüeña ágil', ' cigüeña ágil\n', 'cigüeña ágil'.normalize('NFD')]) {
      expect(await set(world.chief, staff.user.id, given)).toMatchObject(CHANGED);
      expect(await login(staff.user.username, typed)).toBe(200);
    }
    expect(await login(staff.user.username, 'cigüena ágil')).toBe(401);
  });

  test('[U21] of an older release signs in with the space that it was set with', async () => {
    const password_hash = await hash('una clave vieja ');
    await world.db.updateTable('usuarios').set({ password_hash }).where('id', '=', staff.user.id).execute();

    expect(await login(staff.user.username, 'una clave vieja ')).toBe(200);
    expect(await login(staff.user.username, 'una clave vieja')).toBe(401);
  });

  test('[U21] of spaces and few letters is refused', async () => {
    expect(await set(world.chief, staff.user.id, '   abc   ')).toMatchObject({ status: 400 });
  });

  test('ends a sign-in with the old one at the same time', async () => {
    const { username, id } = staff.user;
    const body = { username, password: PASSWORD };

    const logins = Array.from({ length: 8 }, () => world.call(authCalls.login, { body }));
    const [changed] = await Promise.all([set(world.chief, id), ...logins]);

    const live = await world.db
      .selectFrom('sesiones')
      .select('id')
      .where('fk_usuario', '=', id)
      .where('fecha_cierre', 'is', null)
      .execute();
    expect(changed).toMatchObject(CHANGED);
    expect(live).toEqual([]);
  });

  test('cannot be set by an administrador for a superadministrador or the staff of others', async () => {
    const { berta, carlos, chief } = world;
    const free = await world.signIn('sumador');
    const theirs = await world.signIn('sumador', { fk_usuario_principal: carlos.user.id });
    const above = await world.signIn('superadministrador', { fk_usuario_principal: berta.user.id });

    for (const client of [carlos, free, theirs, above, chief]) {
      const before = await stored(client.user);
      expect(await set(berta, client.user.id)).toMatchObject(
        refusedWith(403, 'Solo puede cambiar la contraseña de su propio personal'),
      );
      expect([await stored(client.user), await isIn(client)]).toEqual([before, true]);
    }
  });

  test('cannot be set with this call for oneself, to the username, or for a missing user', async () => {
    const { berta, chief } = world;
    const { id, username } = staff.user;
    const refused: [Client, number, string, number, string][] = [
      [berta, berta.user.id, NEW, 422, 'Cambie su propia contraseña en Ajustes'],
      [chief, chief.user.id, NEW, 422, 'Cambie su propia contraseña en Ajustes'],
      [chief, id, username.toUpperCase(), 422, 'La contraseña no puede ser igual al username'],
      [chief, 987_654, NEW, 404, 'No existe el usuario'],
      [berta, 987_654, NEW, 404, 'No existe el usuario'],
    ];

    for (const [client, of, password, status, error] of refused) {
      expect(await set(client, of, password)).toMatchObject(refusedWith(status, error));
      expect(await isIn(client)).toBe(true);
    }
    expect(await login(username, PASSWORD)).toBe(200);
  });
});

describe("one's own password", () => {
  let me: Client;
  beforeEach(async () => {
    me = await world.signIn('revisor');
  });

  const change = (values: object = {}, client = me) =>
    client.call(usuariosCalls.changePassword, {
      body: {
        id: client.user.id,
        current_password: PASSWORD,
        new_password: NEW,
        confirmation_password: NEW,
        ...values,
      },
    });
  const both = (password: string) => ({ new_password: password, confirmation_password: password });

  test('[SPEC 6.3] changes, and ends every session but this one', async () => {
    const elsewhere = await world.signInAs(me.user);

    expect(await change()).toMatchObject(CHANGED);

    expect([await isIn(me), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await elsewhere.call(authCalls.refresh)).status).toBe(401);
    expect((await me.call(authCalls.refresh)).status).toBe(200);
    expect(await login(me.user.username, PASSWORD)).toBe(401);
    expect(await login(me.user.username, NEW)).toBe(200);
  });

  test('[A2] cannot be changed for another user, whatever the body says', async () => {
    const { sara, chief } = world;
    const before = await stored(sara.user);

    for (const client of [me, chief]) {
      expect(await change({ id: sara.user.id }, client)).toMatchObject(
        refusedWith(403, 'Solo puede cambiar su propia contraseña'),
      );
    }
    expect([await stored(sara.user), await isIn(sara)]).toEqual([before, true]);
  });

  test.each<[(username: string) => object, string]>([
    [() => ({ current_password: 'otra clave' }), 'La contraseña actual no es correcta'],
    [() => ({ confirmation_password: 'otra' }), 'Las contraseñas no coinciden'],
    [() => both(PASSWORD), 'La nueva contraseña debe ser distinta de la actual'],
    [(username) => both(username.toUpperCase()), 'La contraseña no puede ser igual al username'],
  ])('[SPEC 5.7] is not changed, case %#: %s', async (valuesFor, error) => {
    const before = await stored(me.user);

    expect(await change(valuesFor(me.user.username))).toMatchObject(refusedWith(422, error));
    expect(await stored(me.user)).toEqual(before);
  });

  test('[A13] can be guessed five times in 15 minutes over all sessions, then even the right one is refused', async () => {
    const elsewhere = await world.signInAs(me.user);
    const wrong = { current_password: 'otra clave' };
    const guesses = Array.from({ length: 8 }, (_, index) => change(wrong, index % 2 ? me : elsewhere));
    expect(await statuses(guesses)).toEqual({ 422: 5, 429: 3 });

    const refused = await change();
    expect(refused).toMatchObject(
      refusedWith(429, 'Demasiados intentos fallidos. Espere 15 minutos e inténtelo de nuevo.'),
    );
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await login(me.user.username, PASSWORD)).toBe(200);

    world.tick(15 * 60);
    expect(await change({}, await world.signInAs(me.user))).toMatchObject(CHANGED);
    world.tick(-15 * 60);
  });

  test('changes once if two requests have the same old one', async () => {
    expect(await statuses([NEW, 'otra clave nueva'].map((password) => change(both(password))))).toEqual({
      200: 1,
      422: 1,
    });
  });
});
