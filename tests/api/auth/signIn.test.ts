import { expect, test } from 'vitest';
import { createApp } from '../../../api/app';
import { authCalls } from '../../../contract/auth';
import { usuariosCalls } from '../../../contract/usuarios';
import { PASSWORD } from '../../support/api/testApi';
import { openWorld, refusedWith } from '../../support/api/world';

const api = openWorld();

const login = (body: { username: string; password: string }) => api.call(authCalls.login, { body });

test('[SPEC 1.1] signing in gives a bearer token and a cookie that scripts and other sites cannot use', async () => {
  await api.addUser({ username: 'Maria', nombre: 'María', apellido: 'Loor', rol: 'revisor' });

  const { status, body, headers } = await login({ username: ' maria ', password: PASSWORD });

  expect(status).toBe(200);
  const [session, device] = headers.getSetCookie();
  expect(session).toMatch(/^loteria_sesion=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(device).toMatch(
    /^loteria_dispositivo=[\w.-]+; Max-Age=31536000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  );
  const profile = await api.call(usuariosCalls.profile, {
    headers: { authorization: `Bearer ${body.token}` },
  });
  expect(profile.body).toEqual({
    user: { id: expect.any(Number), nombre: 'María', apellido: 'Loor', role: 'revisor', api_local: true },
  });
});

test.each<[string, Parameters<typeof api.addUser>[0]]>([
  ['a superadministrador', { rol: 'superadministrador' }],
  ['a user without a role', { rol: '' }],
  ['a sumador without a usuario principal', { rol: 'sumador' }],
  ['a user whose password somebody else set', { rol: 'revisor', clave_ajena: true }],
])(
  '[Y10] the sign-in of %s answers the profile that a call would, and counts as a connection',
  async (_, values) => {
    const { id, username } = await api.addUser(values);
    const { body } = await login({ username, password: PASSWORD });

    const { ultima_conexion } = await api.db
      .selectFrom('usuarios')
      .select('ultima_conexion')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(ultima_conexion).toBe(api.clock.now.toISOString());
    const headers = { authorization: `Bearer ${body.token}` };
    const profile = await api.call(usuariosCalls.profile, { headers });
    expect(body.profile).toEqual(profile.body.user);
    expect(body.profile).toMatchObject({ id, role: values?.rol, api_local: true });
  },
);

test.each(['NÚÑEZ', 'Éloy'])(
  '[SPEC 1.1] [A32] %s signs in, whatever letters the database can lower',
  async (username) => {
    await api.addUser({ username });

    expect((await login({ username, password: PASSWORD })).status).toBe(200);
  },
);

test.each(['Аna', 'маria.λ', 'ana lópez'])(
  '[U13] the older username %s, which a new user could not have, signs in',
  async (username) => {
    await api.addUser({ username });

    expect((await login({ username, password: PASSWORD })).status).toBe(200);
  },
);

test('the cookie is Secure if the page was loaded by https, also behind a proxy', async () => {
  const { username } = await api.addUser();

  for (const proto of ['https', 'https, http', 'https,http']) {
    const headers = { 'x-forwarded-proto': proto };
    const answer = await api.call(authCalls.login, { body: { username, password: PASSWORD }, headers });
    expect(answer.headers.get('set-cookie')).toContain('; Secure');
  }
});

test('[N7] behind https both cookies are __Host-, so no other host of the domain can plant one', async () => {
  const { username } = await api.addUser();
  const https = { 'x-forwarded-proto': 'https' };
  const answer = await api.call(authCalls.login, { body: { username, password: PASSWORD }, headers: https });
  const cookies = answer.headers.getSetCookie();

  expect(cookies.map((line) => line.split('=', 1)[0])).toEqual([
    '__Host-loteria_sesion',
    '__Host-loteria_dispositivo',
  ]);
  for (const line of cookies) {
    expect(line).toMatch(/; Path=\/;/);
    expect(line).toMatch(/; Secure;/);
    expect(line).not.toMatch(/domain/i);
  }

  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
  const planted = cookie.replaceAll('__Host-', '');
  const refresh = async (sent: string) =>
    (await api.call(authCalls.refresh, { headers: { ...https, cookie: sent } })).status;
  expect(await refresh(planted)).toBe(401);
  expect(await refresh(cookie)).toBe(200);

  const out = await api.call(authCalls.logout, { headers: { ...https, cookie } });
  expect(out.headers.get('set-cookie')).toMatch(/^__Host-loteria_sesion=; Max-Age=0; Path=\/; .*Secure/);
});

test('an unknown user and a wrong password, also of a disabled user, get the same answer', async () => {
  await api.addUser({ username: 'apagado', estado: 'I' });
  await api.addUser({ username: 'correcto' });

  const answers = await Promise.all([
    login({ username: 'nadie', password: PASSWORD }),
    login({ username: 'apagado', password: 'otra' }),
    login({ username: 'correcto', password: 'otra' }),
  ]);

  for (const { status, body, headers } of answers) {
    expect({ status, body }).toEqual(refusedWith(401, 'Usuario o contraseña incorrectos'));
    expect(headers.get('set-cookie')).toBeNull();
  }
});

test('[U32] a disabled user with the right password reads so, and gets no session', async () => {
  await api.addUser({ username: 'apagado2', estado: 'I' });
  const { status, body, headers } = await login({ username: 'apagado2', password: PASSWORD });

  const text = 'Su usuario no está habilitado. Pida a un administrador que lo habilite.';
  expect({ status, body }).toEqual(refusedWith(401, text));
  expect(headers.get('set-cookie')).toBeNull();
});

test('a sign-in that fails with a server error sets no cookie', async () => {
  const { username } = await api.addUser();
  const { db, filesDir } = api;
  const keyless = createApp({ db, filesDir, jwtSecret: '', log: () => undefined });

  const { status, headers } = await keyless.request(authCalls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });

  expect({ status, cookie: headers.get('set-cookie') }).toEqual({ status: 500, cookie: null });
});
