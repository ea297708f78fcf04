import { expect, test } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { usuariosCalls } from '../../../contract/usuarios';
import type { Answered, Client } from '../../support/api/testApi';
import { openWorld, refusedWith } from '../../support/api/world';
import { sized } from '../../support/size';

const api = openWorld();

const refresh = (cookie: string) => api.call(authCalls.refresh, { headers: { cookie } });
const cookieOf = ({ headers }: Answered) => headers.get('set-cookie')?.split(';')[0] ?? '';
const profile = (token: string) =>
  api.call(usuariosCalls.profile, { headers: { authorization: `Bearer ${token}` } });
const isLive = async ({ sessionId }: Client) => {
  const row = await api.db
    .selectFrom('sesiones')
    .select('fecha_cierre')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();

  return row.fecha_cierre === null;
};

test('a refresh gives a new bearer token and a new cookie', async () => {
  const client = await api.signIn('revisor');

  const refreshed = await refresh(client.cookie);

  expect(refreshed.status).toBe(200);
  expect(cookieOf(refreshed)).toMatch(/^loteria_sesion=[\w-]{43}$/);
  expect(cookieOf(refreshed)).not.toBe(client.cookie);
  expect((await profile(refreshed.body.accessToken)).status).toBe(200);
  const rows = await api.db.selectFrom('tokens_refresco').select('hash').execute();
  expect(rows.map(({ hash }) => `loteria_sesion=${hash}`)).not.toContain(cookieOf(refreshed));
});

test.each(['', 'loteria_sesion=', 'loteria_sesion=inventado', 'otra=1'])(
  'a refresh with the cookie "%s" is refused, and the cookie cleared',
  async (cookie) => {
    const refused = await refresh(cookie);

    expect(refused).toMatchObject(refusedWith(401, 'Su sesión ha terminado. Ingrese de nuevo.'));
    expect(refused.headers.get('set-cookie')).toMatch(/^loteria_sesion=; Max-Age=0; Path=\//);
  },
);

test('a bearer token lasts ten minutes; a session ends after thirty days, even if in use', async () => {
  const client = await api.signIn('revisor');
  api.tick(599);
  expect((await profile(client.token)).status).toBe(200);
  api.tick(2);
  expect((await profile(client.token)).status).toBe(401);

  api.tick(15 * 86_400);
  const kept = await refresh(client.cookie);
  expect(kept.status).toBe(200);
  api.tick(14 * 86_400);
  const again = await refresh(cookieOf(kept));
  expect(again.status).toBe(200);
  api.tick(86_400);
  expect((await refresh(cookieOf(again))).status).toBe(401);
});

test('used refresh tokens are kept for eight days, and no longer', async () => {
  const client = await api.signIn('revisor');
  let { cookie } = client;
  for (let day = 0; day < 25; day += 1) {
    cookie = cookieOf(await refresh(cookie));
    api.tick(86_400);
  }

  const tokens = api.db.selectFrom('tokens_refresco').where('fk_sesion', '=', client.sessionId);
  expect((await tokens.select('hash').execute()).length).toBeLessThanOrEqual(10);
});

test('[A9] hundreds of refreshes, ten at a time, sign nobody out @ci', async () => {
  for (let family = 0; family < sized(2, 10); family += 1) {
    let { cookie } = await api.signIn('revisor');
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(cookie)));

      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(answers.map(cookieOf)).size).toBe(10);
      cookie = answers.map(cookieOf)[round] ?? '';
      api.tick(600);
    }
  }
});

test('[A9] an old token works ten seconds longer; using it later ends the session', async () => {
  const client = await api.signIn('revisor');
  const first = await refresh(client.cookie);
  api.tick(10);
  const sibling = await refresh(client.cookie);
  expect(sibling.status).toBe(200);

  api.tick(1);
  expect((await refresh(client.cookie)).status).toBe(401);

  for (const cookie of [cookieOf(first), cookieOf(sibling)]) expect((await refresh(cookie)).status).toBe(401);
  expect((await profile(sibling.body.accessToken)).status).toBe(401);
  expect(await isLive(client)).toBe(false);
});

test('[A10] a refresh during a logout does not keep the session alive', async () => {
  const clients = await Promise.all(Array.from({ length: sized(20, 200) }, () => api.signIn('revisor')));
  const leave = async ({ cookie }: Client, index: number) => {
    const logout = () => api.call(authCalls.logout, { headers: { cookie } });
    const [first, second] = index % 2 ? [logout, () => refresh(cookie)] : [() => refresh(cookie), logout];
    const answers = await Promise.all([first(), second(), refresh(cookie)]);

    for (const { status, body } of answers) {
      expect([200, 401]).toContain(status);
      if (body.accessToken) expect((await profile(body.accessToken)).status).toBe(401);
    }
  };

  // More at once would time out waiting for a connection on a slow machine.
  for (let turn = 0; turn < clients.length; turn += 40)
    await Promise.all(clients.slice(turn, turn + 40).map(leave));

  for (const client of clients) expect(await isLive(client)).toBe(false);
});

test.each(['cookie', 'authorization'])(
  'a logout with only its %s ends that session and no other',
  async (header) => {
    const client = await api.signIn('revisor');
    const there = await api.signInAs(client.user);
    const value = header === 'cookie' ? client.cookie : `Bearer ${client.token}`;

    const { status, body, headers } = await api.call(authCalls.logout, { headers: { [header]: value } });

    expect({ status, body }).toEqual({ status: 200, body: { message: 'Sesión cerrada correctamente' } });
    expect(headers.get('set-cookie')).toMatch(/^loteria_sesion=; Max-Age=0; Path=\//);
    expect((await profile(client.token)).status).toBe(401);
    expect((await refresh(client.cookie)).status).toBe(401);
    expect(await isLive(there)).toBe(true);
  },
);

test('a logout without a session gets the same answer', async () => {
  expect((await api.call(authCalls.logout)).status).toBe(200);
  expect((await api.call(authCalls.logout, { headers: { cookie: 'loteria_sesion=x' } })).status).toBe(200);
});

test('[A11] a role change applies from the next request', async () => {
  const client = await api.signIn('superadministrador');
  const { id } = client.user;
  const one = async () => (await client.call(usuariosCalls.one, { params: { id } })).status;
  expect(await one()).toBe(200);

  await api.db.updateTable('usuarios').set({ rol: 'administrador' }).where('id', '=', id).execute();
  expect(await one()).toBe(403);
  expect((await client.call(usuariosCalls.profile)).body.user.role).toBe('administrador');
});

test('the last connection is stored to the minute, and polling does not count', async () => {
  const client = await api.signIn('revisor');
  const last = async () => {
    const row = await api.db
      .selectFrom('usuarios')
      .select('ultima_conexion')
      .where('id', '=', client.user.id)
      .executeTakeFirstOrThrow();

    return row.ultima_conexion;
  };

  await client.call(usuariosCalls.profile, { headers: { 'x-background': '1' } });
  expect(await last()).toBeNull();
  await client.call(usuariosCalls.profile);
  const first = await last();
  expect(first).toBe(api.clock.now.toISOString());

  api.tick(59);
  await client.call(usuariosCalls.profile);
  expect(await last()).toBe(first);
  api.tick(1);
  await client.call(usuariosCalls.profile);
  expect(await last()).toBe(api.clock.now.toISOString());
});
