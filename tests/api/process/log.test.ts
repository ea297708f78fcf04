import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiEnv } from '../../../api/answer/answer';
import { createApp } from '../../../api/app';
import { openDatabase } from '../../../api/db/client';
import type { LogEntry } from '../../../api/process/log';
import { authCalls } from '../../../contract/auth';
import { routedCalls } from '../calls';
import { file, png } from '../files/pictures';
import { right } from '../rightBodies';
import { JWT_SECRET, openTestApi, PASSWORD, type TestApi } from '../testApi';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const ACCOUNT = 'Banco Pichincha 2200123456';
const WRONG = 'una clave equivocada';
const CODE = /^[0-9A-F]{6}$/;

test('[A17] the log holds every refusal, and no password, token, cookie or account', async () => {
  const client = await api.signIn('superadministrador', { cuenta_bancaria: ACCOUNT });
  const other = await api.signIn('sumador');
  const body = {
    username: client.user.username,
    password: WRONG,
    current_password: WRONG,
    new_password: PASSWORD,
    confirmation_password: PASSWORD,
    cuenta_bancaria: ACCOUNT,
    fk_usuario: client.user.id,
    fecha: '2026-10-12',
    fecha_final: '2026-10-18',
    limit: 25,
    offset: 0,
    id: 1,
    files: [file(png(), `${ACCOUNT}.png`)],
    descuentos: ACCOUNT,
  };

  let refused = 0;
  for (const [, call] of routedCalls(api.app)) {
    if (call === authCalls.logout) continue;
    for (const who of [client, other, api]) {
      for (const sent of [body, { ...body, id: ACCOUNT, limit: WRONG, username: 7 }]) {
        const { status } = await who.call(call, { body: call.body && sent });
        if (status >= 400) refused += 1;
      }
    }
  }
  await api.call(authCalls.login, { body: { ...body, password: PASSWORD } });

  expect(refused).toBeGreaterThan(50);
  expect(api.log).toHaveLength(refused);
  const text = JSON.stringify(api.log);
  const secrets = [
    PASSWORD,
    WRONG,
    ACCOUNT,
    client.token,
    other.token,
    client.cookie,
    other.cookie,
    'argon2',
  ];
  for (const secret of secrets) expect(text).not.toContain(secret.replace('loteria_sesion=', ''));
  expect(api.log[0]).toEqual({
    level: 'warn',
    status: 401,
    method: 'POST',
    path: '/api/auth/login',
    code: expect.stringMatching(CODE),
    error: 'Usuario o contraseña incorrectos',
  });
});

test('[A17] no call that is right but for its user or one value writes a secret into the log either', async () => {
  const secret = { password: WRONG, current_password: WRONG, cuenta_bancaria: ACCOUNT };
  const chief = await api.addUser({ rol: 'superadministrador' });
  const other = await api.addUser({ rol: 'sumador' });
  const tokens: string[] = [];
  const enter = async (user: typeof chief) => {
    const client = await api.signInAs(user);
    tokens.push(client.token, client.cookie.replace('loteria_sesion=', ''));

    return client;
  };
  const before = api.log.length;

  let refused = 0;
  for (const [, call] of routedCalls(api.app)) {
    const body = right.get(call);
    const known = Object.entries(secret).filter(([key]) => body && key in body);
    const sent = body && { ...body, ...Object.fromEntries(known) };
    for (const who of [api, await enter(other), await enter(chief)]) {
      const { status } = await who.call(call, { params: { id: 987_654 }, body: sent });
      if (status >= 400) refused += 1;
    }
  }

  expect(refused).toBeGreaterThan(100);
  // Beside what a page tells of its own failures, which is no refusal.
  const lines = api.log.slice(before);
  expect(lines.filter(({ status }) => status >= 400)).toHaveLength(refused);
  const text = JSON.stringify(lines);
  for (const word of [WRONG, ACCOUNT, 'argon2', ...tokens]) expect(text).not.toContain(word);
});

const login = (app: Hono<ApiEnv>) =>
  app.request(authCalls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ana', password: WRONG }),
  });

test('[A20] a database that is away is told with when to come again', async () => {
  const { db, close } = await openDatabase({ databaseUrl: 'postgresql://127.0.0.1:1/nowhere' });
  const log: LogEntry[] = [];
  const app = createApp({ db, jwtSecret: JWT_SECRET, filesDir: '', log: (entry) => log.push(entry) });

  const answer = await login(app);

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toEqual({
    error: 'La base de datos no responde. Espere unos segundos e inténtelo de nuevo.',
  });
  expect(log).toMatchObject([{ level: 'error', status: 503 }]);
  await close();
});

test('[A17] a failure of our own is a plain text with a code for the user, and a line with that code and its place in the log', async () => {
  const log: LogEntry[] = [];
  const { db, filesDir } = api;
  const app = createApp({ db, filesDir, jwtSecret: JWT_SECRET, log: (entry) => log.push(entry) });
  await sql`alter table intentos_fallidos rename to de_otro_nombre`.execute(db);

  const answer = await login(app);

  await sql`alter table de_otro_nombre rename to intentos_fallidos`.execute(db);
  expect(answer.status).toBe(500);
  const { error, codigo } = await answer.json();
  expect(error).toBe('No se pudo completar la operación. Inténtelo de nuevo.');
  expect(codigo).toMatch(CODE);
  expect(answer.headers.get('x-request-id')).toBe(codigo);
  expect(log).toMatchObject([
    { level: 'error', status: 500, method: 'POST', path: '/api/auth/login', code: codigo },
  ]);
  expect(log[0]?.at?.[0]).toMatch(/^at /);
  expect(JSON.stringify(log)).not.toContain(WRONG);
});
