import { SignJWT } from 'jose';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { countFailure, inTurn, ownPasswordOf, signInOf, tryPassword } from '../../../api/auth/attempts';
import { ApiError } from '../../../api/http/errors';
import { authCalls } from '../../../contract/auth';
import { usuariosCalls } from '../../../contract/usuarios';
import { JWT_SECRET, PASSWORD } from '../../support/api/testApi';
import { openWorld, statuses } from '../../support/api/world';
import { createGate } from '../../support/http/gate';

const api = openWorld({ trustProxy: ['loopback', '10.9.9.9', '2001:DB8:0::10'] });
let id: number;
let username: string;
beforeEach(async () => {
  await api.db.deleteFrom('intentos_fallidos').execute();
  ({ id, username } = await api.addUser());
});

const login = (
  password: string,
  headers: Record<string, string> = {},
  address = '10.0.0.1',
  name = username,
) =>
  api.send(
    authCalls.login.path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ username: name, password }),
    },
    address,
  );
const fail = async (times: number, headers = {}) => {
  for (let time = 0; time < times; time += 1) expect((await login('mala', headers)).status).toBe(401);
};
const taken = async (guesses: Parameters<typeof countFailure>[1][]) => {
  const counted = await Promise.allSettled(
    guesses.map((guess) => countFailure(api.db, guess, api.clock.now)),
  );

  return counted.filter(({ status }) => status === 'fulfilled').length;
};
const times = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));
/** The failures that a name may have in all. */
const OF_A_NAME = 25;

test('[A13] after five failures every sign-in is refused until 15 minutes have passed', async () => {
  await fail(5);
  api.tick(60);

  for (const password of ['mala', PASSWORD]) {
    const { status, headers, body } = await login(password);
    expect([status, headers.get('retry-after')]).toEqual([429, '840']);
    expect(body).toEqual({ error: 'Demasiados intentos fallidos. Espere 14 minutos e inténtelo de nuevo.' });
  }

  api.tick(14 * 60 - 1);
  expect((await login(PASSWORD)).body).toEqual({
    error: 'Demasiados intentos fallidos. Espere 1 minuto e inténtelo de nuevo.',
  });
  api.tick(1);
  expect((await login(PASSWORD)).status).toBe(200);
});

test('[A20] a clock set back by days does not forgive failures and locks nobody out for days', async () => {
  await fail(5);
  api.tick(-3 * 24 * 60 * 60);

  const { status, headers } = await login(PASSWORD);
  expect([status, headers.get('retry-after')]).toEqual([429, '900']);

  api.tick(15 * 60);
  expect((await login(PASSWORD)).status).toBe(200);
});

test('[A13] [A23] headers of an untrusted sender and spellings of the username give no more tries; other users and addresses keep theirs', async () => {
  await fail(5);
  const other = await api.addUser();

  for (const name of ['x-forwarded-for', 'x-real-ip', 'x-client-ip']) {
    expect((await login(PASSWORD, { [name]: '1.2.3.4' })).status).toBe(429);
  }
  expect((await login(PASSWORD, { forwarded: 'for=1.2.3.4' })).status).toBe(429);
  expect((await login(PASSWORD, {}, '10.0.0.1', ` ${username.toUpperCase()} `)).status).toBe(429);
  expect((await login(PASSWORD, {}, '10.0.0.2')).status).toBe(200);
  expect((await login(PASSWORD, {}, '10.0.0.1', other.username)).status).toBe(200);
});

test('[A13] forty guesses at once for one username get five tries, whether the user exists or not', async () => {
  for (const name of [username, 'fantasma']) {
    const guesses = Array.from({ length: 40 }, () => login('mala', {}, '10.0.0.1', name));

    expect(await statuses(guesses)).toEqual({ 401: 5, 429: 35 });
  }
});

test('a right password always signs in and resets the failures', async () => {
  expect(await statuses(Array.from({ length: 8 }, () => login(PASSWORD)))).toEqual({ 200: 8 });

  await fail(4);
  expect((await login(PASSWORD)).status).toBe(200);
  await fail(5);
});

describe('too many failures', () => {
  test('[A13] servers on one database count together', async () => {
    expect(await taken(times(40, () => ownPasswordOf(1)))).toBe(5);
  });

  test('[A23] a hundred guesses over 25 names from one address are limited', async () => {
    const guess = (n: number) => signInOf({ username: `nombre${n % 25}`, address: '10.0.0.9' });

    expect(await taken(times(100, guess))).toBe(50);
    expect((await login(PASSWORD)).status).toBe(200);
  });

  test("[A23] guesses for one name from many addresses are limited, and the user's own device still signs in", async () => {
    const { headers } = await login(PASSWORD);
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const guess = (n: number) => signInOf({ username, address: `10.0.1.${n}` });

    expect(await taken(times(30, guess))).toBe(25);
    expect((await login(PASSWORD, {}, '10.0.2.1')).status).toBe(429);
    expect((await login(PASSWORD, { cookie }, '10.0.2.1')).status).toBe(200);

    // A device has five tries of its own, and only for users who signed in on it.
    await fail(5, { cookie });
    expect((await login(PASSWORD, { cookie })).status).toBe(429);
    const { username: other } = await api.addUser();
    await taken(times(5, () => signInOf({ username: other, address: '10.0.0.1' })));
    const forged = cookie.replace(/loteria_dispositivo=[^;]+/, 'loteria_dispositivo=e30.e30.e30');
    for (const known of [cookie, forged]) {
      expect((await login(PASSWORD, { cookie: known }, '10.0.0.1', other)).status).toBe(429);
    }
  });
});

test('[N7] a device is known for a year from its last sign-in, whatever its browser keeps', async () => {
  const DAY = 24 * 60 * 60;
  const { now } = api.clock;
  onTestFinished(() => {
    api.clock.now = now;
  });
  const cookieOf = async (sent: Record<string, string> = {}) => {
    const { status, headers } = await login(PASSWORD, sent, '10.0.3.1');
    expect(status).toBe(200);

    return headers.getSetCookie()[1]?.split(';', 1)[0] ?? '';
  };
  const lockStrangers = () => taken(times(OF_A_NAME, (n) => signInOf({ username, address: `10.0.1.${n}` })));
  const isKnown = async (cookie: string) => {
    await lockStrangers();

    return (await login(PASSWORD, { cookie }, '10.0.2.1')).status === 200;
  };

  const first = await cookieOf();
  api.tick(365 * DAY - 1);
  expect(await isKnown(first)).toBe(true);
  const renewed = await cookieOf({ cookie: first });
  api.tick(1);
  expect(await isKnown(first)).toBe(false);
  expect(await isKnown(renewed)).toBe(true);
});

test('[N7] a device cookie of an older version, which never ends, is not known', async () => {
  const endless = await new SignJWT({ usuarios: [id] })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('dispositivo')
    .setJti('antes')
    .sign(new TextEncoder().encode(JWT_SECRET));
  await taken(times(OF_A_NAME, (n) => signInOf({ username, address: `10.0.1.${n}` })));

  const headers = { cookie: `loteria_dispositivo=${endless}` };
  expect((await login(PASSWORD, headers, '10.0.2.1')).status).toBe(429);
});

test.each([
  ['of one /64', '2001:db8:7:1::1', '2001:DB8:7:1:ffff:ffff:ffff:ffff', true],
  ['spelled in two ways', '2001:db8:0:0:0:0:0:9', '2001:db8::9', true],
  ['of a link, with its zone', 'fe80::1%eth0', 'fe80::2%eth1', true],
  ['of two /64', '2001:db8:7:1::1', '2001:db8:7:2::1', false],
  ['of IPv4', '198.51.100.7', '198.51.100.8', false],
  ['of IPv4, one of them mapped', '198.51.100.7', '::ffff:198.51.100.7', true],
  ['of IPv4, mapped in hexadecimal', '198.51.100.7', '::FFFF:c633:6407', true],
  ['of IPv4, both mapped', '::ffff:198.51.100.7', '::ffff:198.51.100.8', false],
])('[N7] failures from two addresses %s: %s and %s count together is %s', async (_, one, other, together) => {
  const ask = async (address: string) => (await login('mala', {}, address)).status;
  for (let time = 0; time < 5; time += 1) expect(await ask(one)).toBe(401);

  expect(await ask(other)).toBe(together ? 429 : 401);
});

test('[N7] a trusted proxy is known by its IPv6 address however it is spelled', async () => {
  const ask = async (forwarded: string) =>
    (await login('mala', { 'x-forwarded-for': forwarded }, '2001:db8::10')).status;
  for (let time = 0; time < 5; time += 1) expect(await ask('203.0.113.7')).toBe(401);

  expect(await ask('203.0.113.7')).toBe(429);
  expect(await ask('203.0.113.8')).toBe(401);
});

test('a new password set by a superadministrador lets a locked user in at once', async () => {
  await fail(5);

  const body = { id, password: 'otra-clave-larga', usuarioActualizacion: '' };
  expect((await api.chief.call(usuariosCalls.setPassword, { body })).status).toBe(200);

  expect((await login('otra-clave-larga')).status).toBe(200);
});

test('[A23] a trusted proxy names the client, and each client has its own limit', async () => {
  const ask = async (address: string, forwarded: string) =>
    (await login('mala', { 'x-forwarded-for': forwarded }, address)).status;

  for (let time = 0; time < 5; time += 1) await ask('::ffff:127.0.0.1', '203.0.113.7');
  expect(await ask('::ffff:127.0.0.1', '203.0.113.7')).toBe(429);
  expect(await ask('127.0.0.1', '203.0.113.8')).toBe(401);
  // The browser can forge entries only before those of the proxies.
  expect(await ask('127.0.0.1', '203.0.113.8, 203.0.113.7, 10.9.9.9')).toBe(429);
});

describe('sixty sign-ins at once from one address', () => {
  /** They end when the gate opens. */
  const begin = async () => {
    const gate = createGate();
    const ended = Promise.allSettled(
      times(60, (n) => tryFrom({ username: `persona-${n}`, address: '10.0.0.1' }, () => gate.passed)),
    );
    await expect.poll(async () => (await counted()).length).toBeGreaterThanOrEqual(40);

    return { gate, ended };
  };
  const tryFrom = (who: Parameters<typeof signInOf>[0], attempt: () => Promise<unknown>) =>
    tryPassword(api.db, signInOf(who), () => api.clock.now, attempt);
  const counted = () => api.db.selectFrom('intentos_fallidos').select('id').execute();

  test('[A13] are no failures', async () => {
    const { gate, ended } = await begin();
    gate.open();
    const refused = (await ended).flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );

    expect(refused.map(({ status }) => status)).toEqual(times(20, () => 503));
    expect(await counted()).toEqual([]);
  });

  test.each([
    ['another address', { address: '10.0.0.2' }],
    ['a known device behind that address', { address: '10.0.0.1', device: 'el celular de Ana' }],
  ])('[A23] keep nobody waiting at %s', async (_, who) => {
    const { gate, ended } = await begin();

    await expect(tryFrom({ username: 'ana', ...who }, async () => 'dentro')).resolves.toBe('dentro');
    gate.open();
    await ended;
  });
});

test('[A20] tries waiting behind one that found no database are refused at once, and the next one asks again', async () => {
  let asked = 0;
  const ask = () =>
    inTurn('ana', async () => {
      asked += 1;
    });
  const failing = inTurn('ana', () => Promise.reject(new Error('Query read timeout')));
  const outcomes = await Promise.allSettled([failing, ask(), ask()]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(asked).toBe(0);
  await ask();
  expect(asked).toBe(1);
});

test.each([
  ['a busy server', new ApiError(503, 'Hay demasiados ingresos a la vez'), 1],
  ['a fault', new Error('otra cosa'), 1],
  ['a wrong password', new ApiError(401, 'Usuario o contraseña incorrectos'), 2],
])('[A13] [A32] %s counts as a failure only if the password was wrong', async (_, error, counted) => {
  const person = signInOf({ username: 'alguien', address: '10.9.9.9' });
  await api.db.deleteFrom('intentos_fallidos').execute();
  await countFailure(api.db, person, api.clock.now);

  await expect(
    tryPassword(
      api.db,
      person,
      () => api.clock.now,
      () => Promise.reject(error),
    ),
  ).rejects.toBe(error);

  const failures = await api.db.selectFrom('intentos_fallidos').select('id').execute();
  expect(failures).toHaveLength(counted);
});
