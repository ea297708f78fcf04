import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authCalls } from '../../../../contract/auth';
import type { Call } from '../../../../contract/call';
import { roles } from '../../../../contract/roles';
import { usuariosCalls } from '../../../../contract/usuarios';
import { routedCalls } from '../../calls';
import { type Client, openTestApi, PASSWORD, type TestApi } from '../../testApi';

let api: TestApi;
let chief: Client;
let boss: Client;
beforeAll(async () => {
  api = await openTestApi();
  chief = await api.signIn('superadministrador');
  boss = await api.signIn('administrador');
});
afterAll(() => api.close());

const NEW = 'una clave nueva';
const OWN_FIRST = 'Otra persona puso su contraseña: elija primero una propia en Ajustes';
const CHANGED = { status: 200, body: { message: 'Contraseña actualizada correctamente' } };

const login = async (username: string, password: string) =>
  (await api.call(authCalls.login, { body: { username, password } })).status;
const onTheWay: readonly Call[] = [usuariosCalls.profile, usuariosCalls.changePassword];
/** Whatever the role may do: a refusal by the role is one, too. */
const isRefused = async (client: Client, call: Call) => {
  const { status, body } = await client.call(call, call.body && { body: {} });

  return status === 403 && [OWN_FIRST, 'No tiene permiso para realizar esta operación'].includes(body.error);
};
const isIn = async (client: Client) => (await client.call(usuariosCalls.profile)).status === 200;
const stored = ({ id }: { id: number }) =>
  api.db
    .selectFrom('usuarios')
    .select(['password_hash', 'fk_usuario_actualizacion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe("another's password", () => {
  let staff: Client;
  beforeEach(async () => {
    staff = await api.signIn('sumador', { fk_usuario_principal: boss.user.id });
  });

  const set = (client: Client, id: number, password = NEW) =>
    client.call(usuariosCalls.setPassword, { body: { id, password, usuarioActualizacion: 1 } });

  test('[A11] [SPEC 6.2] is set by a superadministrador, and holds from the next request on', async () => {
    const second = await api.signInAs(staff.user);

    expect(await set(chief, staff.user.id)).toMatchObject(CHANGED);

    expect([await isIn(staff), await isIn(second), await isIn(chief)]).toEqual([false, false, true]);
    expect((await staff.call(authCalls.refresh)).status).toBe(401);
    expect(await login(staff.user.username, PASSWORD)).toBe(401);
    expect(await login(staff.user.username, NEW)).toBe(200);
    expect(await stored(staff.user)).toMatchObject({ fk_usuario_actualizacion: chief.user.id });
  });

  test('[A24] opens nothing but the choice of an own one, which opens all the rest', async () => {
    await set(boss, staff.user.id);
    const borrowed = await api.signInAs(staff.user);
    const { id, username } = staff.user;

    expect((await borrowed.call(usuariosCalls.profile)).body.user).toMatchObject({ id, clave_ajena: true });
    const opened: string[] = [];
    for (const [key, call] of routedCalls(api.app)) {
      if (call.access === 'public' || onTheWay.includes(call)) continue;
      if (!(await isRefused(borrowed, call))) opened.push(key);
    }
    expect(opened).toEqual([]);
    const proof = await api.send(`/comprobantes/${'0'.repeat(32)}.png`, {
      headers: { cookie: borrowed.cookie },
    });
    expect(proof).toMatchObject({ status: 403, body: { error: OWN_FIRST } });

    const own = 'una clave solo mía';
    const body = { id, current_password: NEW, new_password: own, confirmation_password: own };
    expect(await borrowed.call(usuariosCalls.changePassword, { body })).toMatchObject(CHANGED);
    expect((await borrowed.call(usuariosCalls.profile)).body.user).not.toHaveProperty('clave_ajena');
    expect((await borrowed.call(usuariosCalls.list)).status).toBe(200);
    expect(await login(username, own)).toBe(200);
  });

  test('[A24] who set it stands in the history', async () => {
    await set(boss, staff.user.id);

    const { body } = await chief.call(usuariosCalls.history, { params: { id: staff.user.id } });
    const { nombre, apellido } = await api.db
      .selectFrom('usuarios')
      .select(['nombre', 'apellido'])
      .where('id', '=', boss.user.id)
      .executeTakeFirstOrThrow();
    expect(body[0]).toMatchObject({ accion: 'contraseña', usuario: { nombre, apellido } });
  });

  test('lets nobody in who brought the old one at the same time', async () => {
    const { username, id } = staff.user;
    const body = { username, password: PASSWORD };

    const logins = Array.from({ length: 8 }, () => api.call(authCalls.login, { body }));
    const [changed] = await Promise.all([set(chief, id), ...logins]);

    const live = await api.db
      .selectFrom('sesiones')
      .select('id')
      .where('fk_usuario', '=', id)
      .where('fecha_cierre', 'is', null)
      .execute();
    expect(changed).toMatchObject(CHANGED);
    expect(live).toEqual([]);
  });

  test('[SPEC 6.2] is set by an administrador where it is of their own staff', async () => {
    expect(await set(boss, staff.user.id)).toMatchObject(CHANGED);
    expect(await login(staff.user.username, NEW)).toBe(200);
  });

  test("is not set by an administrador where it is a superadministrador's or of others' staff", async () => {
    const other = await api.signIn('administrador');
    const free = await api.signIn('sumador');
    const theirs = await api.signIn('sumador', { fk_usuario_principal: other.user.id });
    const above = await api.signIn('superadministrador', { fk_usuario_principal: boss.user.id });

    for (const client of [other, free, theirs, above, chief]) {
      const before = await stored(client.user);
      expect(await set(boss, client.user.id)).toMatchObject({
        status: 403,
        body: { error: 'Solo puede cambiar la contraseña de su propio personal' },
      });
      expect([await stored(client.user), await isIn(client)]).toEqual([before, true]);
    }
  });

  test('is not set through this call where it is the own one', async () => {
    for (const client of [boss, chief]) {
      expect(await set(client, client.user.id)).toMatchObject({
        status: 422,
        body: { error: 'Cambie su propia contraseña en Ajustes' },
      });
      expect(await isIn(client)).toBe(true);
    }
  });

  test('is refused where it is too short, the username, or of nobody', async () => {
    const named = await api.addUser({ username: 'marianita' });

    expect((await set(chief, named.id, '1234567')).body.error).toBe(
      'La contraseña debe tener al menos 8 caracteres',
    );
    expect(await set(chief, named.id, 'MariaNita')).toMatchObject({
      status: 422,
      body: { error: 'La contraseña no puede ser igual al username' },
    });
    for (const client of [chief, boss]) {
      expect(await set(client, 987_654)).toMatchObject({
        status: 404,
        body: { error: 'No existe el usuario' },
      });
    }
    expect(await login('marianita', PASSWORD)).toBe(200);
  });
});

describe("one's own password", () => {
  let me: Client;
  beforeEach(async () => {
    me = await api.signIn('revisor');
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

  test('[SPEC 6.3] changes, and ends every session but this one', async () => {
    const elsewhere = await api.signInAs(me.user);

    expect(await change()).toMatchObject(CHANGED);

    expect([await isIn(me), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await elsewhere.call(authCalls.refresh)).status).toBe(401);
    expect((await me.call(authCalls.refresh)).status).toBe(200);
    expect(await login(me.user.username, PASSWORD)).toBe(401);
    expect(await login(me.user.username, NEW)).toBe(200);
  });

  test.each([...roles, ''] as const)('changes for the role "%s"', async (rol) => {
    const client = await api.signIn(rol);

    expect(await change({}, client)).toMatchObject(CHANGED);
  });

  test("is nobody else's, whatever the body says", async () => {
    const other = await api.signIn('sumador');
    const before = await stored(other.user);

    for (const client of [me, chief]) {
      expect(await change({ id: other.user.id }, client)).toMatchObject({
        status: 403,
        body: { error: 'Solo puede cambiar su propia contraseña' },
      });
    }
    expect([await stored(other.user), await isIn(other)]).toEqual([before, true]);
  });

  test.each<[object, number, string]>([
    [{ current_password: 'otra clave' }, 422, 'La contraseña actual no es correcta'],
    [{ current_password: '' }, 400, 'Escriba su contraseña actual'],
    [
      { new_password: '1234567', confirmation_password: '1234567' },
      400,
      'La contraseña debe tener al menos 8 caracteres',
    ],
    [{ confirmation_password: 'otra' }, 422, 'Las contraseñas no coinciden'],
    [
      { new_password: PASSWORD, confirmation_password: PASSWORD },
      422,
      'La nueva contraseña debe ser distinta de la actual',
    ],
    [{ id: '' }, 400, 'No es un identificador válido'],
  ])('[SPEC 5.7] with %j stays as it is', async (values, status, error) => {
    const before = await stored(me.user);

    expect(await change(values)).toMatchObject({ status, body: { error } });
    expect(await stored(me.user)).toEqual(before);
  });

  test('[SPEC 5.7] is not the username, in whatever case', async () => {
    const client = await api.signIn('sumador', { username: 'segundo.toapanta' });
    const name = 'Segundo.Toapanta';

    expect(await change({ new_password: name, confirmation_password: name }, client)).toMatchObject({
      status: 422,
      body: { error: 'La contraseña no puede ser igual al username' },
    });
  });

  test('[A13] is guessed five times in 15 minutes from all sessions together, and then not even right', async () => {
    const elsewhere = await api.signInAs(me.user);
    const wrong = { current_password: 'otra clave' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(wrong, index % 2 ? me : elsewhere)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(422),
      ...Array(3).fill(429),
    ]);

    const refused = await change();
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Demasiados intentos fallidos. Espere 15 minutos e inténtelo de nuevo.' },
    });
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await login(me.user.username, PASSWORD)).toBe(200);

    api.tick(15 * 60);
    expect(await change({}, await api.signInAs(me.user))).toMatchObject(CHANGED);
    chief = await api.signInAs(chief.user);
    boss = await api.signInAs(boss.user);
  });

  test('changes once where two requests bring the same old one', async () => {
    const answers = await Promise.all(
      [NEW, 'otra clave nueva'].map((password) =>
        change({ new_password: password, confirmation_password: password }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});
