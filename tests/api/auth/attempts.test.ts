import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../api/app';
import { countFailure, ownPasswordOf } from '../../../api/auth/attempts';
import { authCalls } from '../../../contract/auth';
import { usuariosCalls } from '../../../contract/usuarios';
import { JWT_SECRET, openTestApi, PASSWORD, pathOf, type TestApi } from '../testApi';

let api: TestApi;
let username: string;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('intentos_fallidos').execute();
  ({ username } = await api.addUser());
});

const login = (
  password: string,
  headers: Record<string, string> = {},
  address = '10.0.0.1',
  name = username,
) =>
  api.send(
    pathOf(authCalls.login),
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: name, password }),
    },
    address,
  );
const fail = async (times: number) => {
  for (let time = 0; time < times; time += 1) expect((await login('mala')).status).toBe(401);
};

test('[A13] the sixth try after five failures is refused for the rest of 15 minutes, right or wrong', async () => {
  await fail(5);
  api.tick(60);

  for (const password of ['mala', PASSWORD]) {
    const { status, headers, body } = await login(password);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('840');
    expect(body).toEqual({ error: 'Demasiados intentos fallidos. Espere 14 minutos e inténtelo de nuevo.' });
  }
});

test('[A13] it heals by itself', async () => {
  await fail(5);
  api.tick(15 * 60 - 1);
  expect((await login(PASSWORD)).body).toEqual({
    error: 'Demasiados intentos fallidos. Espere 1 minuto e inténtelo de nuevo.',
  });

  api.tick(1);

  expect((await login(PASSWORD)).status).toBe(200);
});

test('[A20] a clock set back by days neither forgives failures nor shuts anybody out until those days are over', async () => {
  await fail(5);
  api.tick(-3 * 24 * 60 * 60);

  const { status, headers } = await login(PASSWORD);
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('900');

  api.tick(15 * 60);
  expect((await login(PASSWORD)).status).toBe(200);
});

test('[A13] no header and no spelling of the username makes room', async () => {
  await fail(5);

  const headers: Record<string, string>[] = [
    { 'x-forwarded-for': '1.2.3.4' },
    { 'x-real-ip': '1.2.3.4' },
    { forwarded: 'for=1.2.3.4' },
    { 'x-client-ip': '1.2.3.4' },
  ];
  for (const header of headers) expect((await login(PASSWORD, header)).status).toBe(429);
  expect((await login(PASSWORD, {}, '10.0.0.1', ` ${username.toUpperCase()} `)).status).toBe(429);
});

test('[A13] failures of one user or address shut out no other', async () => {
  await fail(5);
  const other = await api.addUser();

  expect((await login(PASSWORD, {}, '10.0.0.2')).status).toBe(200);
  expect((await login(PASSWORD, {}, '10.0.0.1', other.username)).status).toBe(200);
});

test('[A13] an unknown username is limited alike', async () => {
  for (let time = 0; time < 5; time += 1) await login('mala', {}, '10.0.0.1', 'fantasma');

  expect((await login('mala', {}, '10.0.0.1', 'fantasma')).status).toBe(429);
});

test('[A13] forty guesses at once get five tries', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => login('mala')));

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(35).fill(429)]);
});

test('a right password is let in however often, and makes failures forgotten', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));

  await fail(4);
  expect((await login(PASSWORD)).status).toBe(200);
  await fail(5);
});

test('[A13] several servers on one database count together', async () => {
  const now = new Date();
  const counted = await Promise.allSettled(
    Array.from({ length: 40 }, () => countFailure(api.db, ownPasswordOf(1), now)),
  );

  expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

test('[A23] a hundred guesses over 25 names from one address are noticed', async () => {
  const names = await Promise.all(Array.from({ length: 25 }, async () => (await api.addUser()).username));
  const answers: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    for (const name of names) answers.push((await login('mala', {}, '10.0.0.9', name)).status);
  }

  expect(answers.filter((status) => status === 401)).toHaveLength(50);
  expect(answers.slice(50)).toEqual(Array(50).fill(429));
  expect((await login(PASSWORD, {}, '10.0.0.1')).status).toBe(200);
});

test('[A23] guesses at one name from many addresses are noticed', async () => {
  const answers: number[] = [];
  for (let host = 0; host < 30; host += 1) answers.push((await login('mala', {}, `10.0.1.${host}`)).status);

  expect(answers).toEqual([...Array(25).fill(401), ...Array(5).fill(429)]);
});

test('[A23] strangers lock nobody out of a device that its user is known on', async () => {
  const cookie = cookieOf((await login(PASSWORD)).headers);
  for (let host = 0; host < 30; host += 1) await login('mala', {}, `10.0.2.${host % 6}`);

  expect((await login(PASSWORD, {}, '10.0.2.1')).status).toBe(429);
  expect((await login(PASSWORD, { cookie }, '10.0.2.1')).status).toBe(200);
});

test('[A23] a device has five tries, and is known for its own users alone', async () => {
  const cookie = cookieOf((await login(PASSWORD)).headers);
  const { username: other } = await api.addUser();
  for (let time = 0; time < 5; time += 1) await login('mala', { cookie });
  expect((await login(PASSWORD, { cookie })).status).toBe(429);

  for (let time = 0; time < 5; time += 1) await login('mala', {}, '10.0.0.1', other);
  expect((await login(PASSWORD, { cookie }, '10.0.0.1', other)).status).toBe(429);
  const forged = cookie.replace(/loteria_dispositivo=[^;]+/, 'loteria_dispositivo=e30.e30.e30');
  expect((await login(PASSWORD, { cookie: forged }, '10.0.0.1', other)).status).toBe(429);
});

test('a superadministrador lets a locked user try again, which stands in the history', async () => {
  const chief = await api.signIn('superadministrador');
  const { id, username: name } = await api.addUser();
  for (let time = 0; time < 6; time += 1) await login('mala', {}, '10.0.0.1', name);
  const params = { id };

  expect(
    (await (await api.signIn('administrador')).call(usuariosCalls.unlock, { body: { id } })).status,
  ).toBe(403);
  expect((await chief.call(usuariosCalls.unlock, { body: { id } })).status).toBe(200);

  expect((await login(PASSWORD, {}, '10.0.0.1', name)).status).toBe(200);
  expect((await chief.call(usuariosCalls.history, { params })).body[0]).toMatchObject({
    accion: 'desbloqueo',
  });
});

describe('behind a proxy', () => {
  const behind = (trustProxy: readonly string[]) => {
    const app = createApp({
      db: api.db,
      filesDir: '',
      jwtSecret: JWT_SECRET,
      trustProxy,
      log: () => undefined,
    });

    return async (remoteAddress: string, forwarded: string) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwarded };
      const body = JSON.stringify({ username, password: 'mala' });
      const env = { incoming: { socket: { remoteAddress } } };

      return (await app.request(authCalls.login.path, { method: 'POST', headers, body }, env)).status;
    };
  };
  const failFrom = async (ask: ReturnType<typeof behind>, socket: string, forwarded: string) => {
    const answers: number[] = [];
    for (let time = 0; time < 6; time += 1) answers.push(await ask(socket, forwarded));

    return answers.at(-1);
  };

  test('[A23] a trusted one says who asks, and strangers have budgets of their own', async () => {
    const ask = behind(['loopback', '10.9.9.9']);

    expect(await failFrom(ask, '::ffff:127.0.0.1', '203.0.113.7')).toBe(429);
    expect(await ask('127.0.0.1', '203.0.113.8')).toBe(401);
    // A forged entry by the browser comes before those of the proxies.
    expect(await ask('127.0.0.1', '203.0.113.8, 203.0.113.7, 10.9.9.9')).toBe(429);
  });

  test('[A23] a header of anybody else is not believed', async () => {
    const ask = behind(['10.9.9.9']);

    for (let host = 0; host < 5; host += 1) await ask('203.0.113.7', `198.51.100.${host}`);
    expect(await ask('203.0.113.7', '198.51.100.9')).toBe(429);
  });
});

test('a crowd at the door is told to come back, and holds up nobody for long', async () => {
  const crowd = await Promise.all(
    Array.from({ length: 60 }, (_, host) => login('mala', {}, `10.1.0.${host}`, `nadie${host}`)),
  );
  const turned = crowd.filter(({ status }) => status === 503);

  expect(turned.length).toBeGreaterThan(0);
  expect(turned[0]?.headers.get('retry-after')).toBe('2');
  expect(crowd.filter(({ status }) => status !== 503 && status !== 401)).toEqual([]);
  expect((await login(PASSWORD)).status).toBe(200);
});
