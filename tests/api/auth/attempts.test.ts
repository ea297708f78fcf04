import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countAttempt } from '../../../api/auth/attempts';
import { authCalls } from '../../../contract/auth';
import { openTestApi, PASSWORD, pathOf, type TestApi } from '../testApi';

let api: TestApi;
let username: string;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
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

test('A13: the sixth try after five failures is refused for the rest of 15 minutes, right or wrong', async () => {
  await fail(5);
  api.tick(60);

  for (const password of ['mala', PASSWORD]) {
    const { status, headers, body } = await login(password);
    expect(status).toBe(429);
    expect(headers.get('retry-after')).toBe('840');
    expect(body).toEqual({ error: 'Demasiados intentos fallidos. Espere 14 minutos e inténtelo de nuevo.' });
  }
});

test('A13: it heals by itself', async () => {
  await fail(5);
  api.tick(15 * 60 - 1);
  expect((await login(PASSWORD)).body).toEqual({
    error: 'Demasiados intentos fallidos. Espere 1 minuto e inténtelo de nuevo.',
  });

  api.tick(1);

  expect((await login(PASSWORD)).status).toBe(200);
});

test('A13: no header and no spelling of the username makes room', async () => {
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

test('A13: failures of one user or address shut out no other', async () => {
  await fail(5);
  const other = await api.addUser();

  expect((await login(PASSWORD, {}, '10.0.0.2')).status).toBe(200);
  expect((await login(PASSWORD, {}, '10.0.0.1', other.username)).status).toBe(200);
});

test('A13: an unknown username is limited alike', async () => {
  for (let time = 0; time < 5; time += 1) await login('mala', {}, '10.0.0.1', 'fantasma');

  expect((await login('mala', {}, '10.0.0.1', 'fantasma')).status).toBe(429);
});

test('A13: forty guesses at once get five tries', async () => {
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

test('A13: several servers on one database count together', async () => {
  const now = new Date();
  const counted = await Promise.allSettled(
    Array.from({ length: 40 }, () => countAttempt(api.db, 'una clave', now)),
  );

  expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
