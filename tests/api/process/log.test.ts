import type { Hono } from 'hono';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ApiEnv } from '../../../api/answer/answer';
import { createApp } from '../../../api/app';
import type { LogEntry } from '../../../api/process/log';
import { authCalls } from '../../../contract/auth';
import { erroresCalls } from '../../../contract/errores';
import { contractCalls } from '../../support/api/calls';
import { file, png } from '../../support/api/files/pictures';
import { right } from '../../support/api/rightBodies';
import { JWT_SECRET, PASSWORD } from '../../support/api/testApi';
import { openWorld } from '../../support/api/world';

const world = openWorld();

const ACCOUNT = 'Banco Pichincha 2200123456';
const WRONG = 'una clave equivocada';
const CODE = /^[0-9A-F]{6}$/;

test('[A17] the log holds every refusal of every call, and no password, token, cookie or account', async () => {
  const secret = { password: WRONG, current_password: WRONG, cuenta_bancaria: ACCOUNT };
  const { chief, sara } = world;
  const { id, username } = chief.user;
  const body = {
    ...secret,
    id,
    username,
    new_password: PASSWORD,
    confirmation_password: PASSWORD,
    limit: 25,
    offset: 0,
    fecha: '2026-10-12',
    fecha_final: '2026-10-18',
    fk_usuario: id,
    descuentos: ACCOUNT,
    files: [file(png(), `${ACCOUNT}.png`)],
  };
  const wrong = { ...body, id: ACCOUNT, limit: WRONG, username: 7 };

  let refused = 0;
  for (const [, call] of contractCalls) {
    if (call === authCalls.logout || call === erroresCalls.create) continue;
    const known = Object.entries(secret).filter(([key]) => key in (right.get(call) ?? {}));
    for (const sent of [body, wrong, { ...right.get(call), ...Object.fromEntries(known) }]) {
      for (const who of [world, chief, sara]) {
        const { status } = await who.call(call, { params: { id: 987_654 }, body: call.body && sent });
        if (status >= 400) refused += 1;
      }
    }
  }

  expect(refused).toBeGreaterThan(150);
  expect(world.log).toHaveLength(refused);
  const text = JSON.stringify(world.log);
  const tokens = [chief, sara].flatMap(({ token, cookie }) => [token, cookie.replace('loteria_sesion=', '')]);
  for (const word of [PASSWORD, WRONG, ACCOUNT, 'argon2', ...tokens]) expect(text).not.toContain(word);
  expect(world.log[0]).toEqual({
    level: 'warn',
    status: 401,
    method: 'POST',
    path: '/api/auth/login',
    code: expect.stringMatching(CODE),
    error: 'Usuario o contraseña incorrectos',
  });
});

const login = (app: Hono<ApiEnv>) =>
  app.request(authCalls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ana', password: WRONG }),
  });

test('[A17] for a server error the user gets a text with a code, and the log has that code and the place', async () => {
  const log: LogEntry[] = [];
  const { db, filesDir } = world;
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
