import { Hono } from 'hono';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type ApiEnv, createAnswer } from '../../../api/answer/answer';
import type { Session } from '../../../api/auth/permission';
import { answerError } from '../../../api/http/errors';
import { ownerOf } from '../../../api/ownership/owner';
import { DAILY_LIMIT } from '../../../api/process/env';
import { createNegocio } from '../../../api/process/negocio';
import { authCalls } from '../../../contract/auth';
import type { Call } from '../../../contract/call';
import { roles } from '../../../contract/roles';
import { usuariosCalls } from '../../../contract/usuarios';
import { contractCalls, routedKeys } from '../../support/api/calls';
import { type Client, JWT_SECRET } from '../../support/api/testApi';
import { openWorld, refusedWith } from '../../support/api/world';
import { addRole } from '../../support/newRole';

const api = openWorld();

const allowed = (call: Call, rol: string) =>
  call.access === 'session' || (Array.isArray(call.access) && call.access.includes(rol));

test('[A1] every route is in the contract, except proofs and the description of the contract', () => {
  expect(routedKeys(api.app).sort()).toEqual(
    [...contractCalls.keys(), 'GET /comprobantes/{name}', 'GET /api/openapi.json'].sort(),
  );
});

test('[A1] only sign-in, sign-out, refresh and error reports are public', () => {
  const open = [...contractCalls].filter(([, { access }]) => access === 'public');

  expect(open.map(([key]) => key)).toEqual([
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/refresh-token',
    'POST /api/errores',
  ]);
});

test('[A1] [SPEC 6.4] each role can make only the calls that the contract allows', async () => {
  const clients = new Map<string, Client>();
  for (const rol of [...roles, '' as const]) clients.set(rol, await api.signIn(rol));

  const wrong: string[] = [];
  for (const [key, call] of contractCalls) {
    if (call.access === 'public') continue;
    for (const [rol, client] of clients) {
      const { status } = await client.call(call, { body: call.body && {} });
      const isIn = status !== 401 && status !== 403;
      if (isIn !== allowed(call, rol)) wrong.push(`${key} ${rol}: ${status}`);
    }
  }

  expect(wrong).toEqual([]);
});

test('[D6] a new role may make no call that does not name it', async () => {
  const added = addRole();
  await sql`alter table usuarios drop constraint usuarios_rol_check`.execute(api.db);
  const auditor = await api.signIn(added);
  const { body } = await auditor.call(usuariosCalls.profile);
  expect(body.user.role).toBe(added);

  const answered = await Promise.all(
    [...contractCalls]
      .filter(([, { access }]) => access !== 'public' && access !== 'session')
      .map(async ([key, call]) => `${key}: ${(await auditor.call(call, { body: call.body && {} })).status}`),
  );

  expect(answered.filter((line) => !line.endsWith(': 403'))).toEqual([]);
  const picture = await api.send('/comprobantes/una.png', { headers: { cookie: auditor.cookie } });
  expect(picture.status).toBe(403);
  const session: Session = {
    id: auditor.sessionId,
    ultimo_uso: null,
    user: {
      ...auditor.user,
      nombre: '',
      apellido: '',
      rol: added,
      fk_usuario_principal: null,
      ultima_conexion: null,
      clave_ajena: false,
    },
  };
  expect(ownerOf(session)).toBe(0);
});

test('[A1] anonymous, disabled, expired and signed-out users are refused', async () => {
  const old = await api.signIn('superadministrador');
  api.tick(11 * 60);
  const disabled = await api.signIn('superadministrador');
  await api.db.updateTable('usuarios').set({ estado: 'I' }).where('id', '=', disabled.user.id).execute();
  const out = await api.signIn('superadministrador');
  await out.call(authCalls.logout);

  for (const [key, call] of contractCalls) {
    if (call.access === 'public') continue;
    for (const client of [api, old, disabled, out]) {
      const { status, body } = await client.call(call, { body: call.body && {} });
      expect({ key, status, body }).toEqual({
        key,
        status: 401,
        body: { error: 'Su sesión ha terminado. Ingrese de nuevo.' },
      });
    }
  }
});

test('[A1] a route without declared access refuses everybody', async () => {
  const app = new Hono<ApiEnv>().onError(answerError(() => undefined));
  const { db, filesDir, proofs } = api;
  const answer = createAnswer(app, {
    db,
    filesDir,
    proofs,
    jwtSecret: JWT_SECRET,
    trustProxy: [],
    dailyLimit: DAILY_LIMIT,
    limits: {},
    negocio: createNegocio(),
    now: () => api.clock.now,
  });
  answer({ ...usuariosCalls.profile, access: [] }, () => Promise.reject(new Error('let in')));

  for (const rol of roles) {
    const { token } = await api.signIn(rol);
    const headers = { authorization: `Bearer ${token}` };
    expect((await app.request(usuariosCalls.profile.path, { headers })).status).toBe(403);
  }
  expect(() => answer.anybody(usuariosCalls.profile, () => Promise.reject(new Error('let in')))).toThrow(
    'does not open',
  );
});

test('[SPEC 8.4] unknown paths are refused as JSON', async () => {
  const client = await api.signIn('superadministrador');
  const headers = { authorization: `Bearer ${client.token}` };
  const unknown = [
    'GET /api',
    'GET /api/',
    'GET /api/nada',
    'GET /api/nomina',
    'PUT /api/nomina',
    'DELETE /api/nomina/1',
    'POST /api/usuarios/profile',
    'GET /api/nomina/1/x',
    'GET /API/nomina/1',
    'GET /comprobantes',
  ];

  for (const [method, path = ''] of unknown.map((one) => one.split(' '))) {
    expect(await api.send(path, { method, headers })).toMatchObject(
      refusedWith(404, 'No existe lo que busca'),
    );
  }
});

test('answers of the API are not cached', async () => {
  const client = await api.signIn('revisor');

  expect((await client.call(usuariosCalls.profile)).headers.get('cache-control')).toBe('no-store');
  expect((await api.call(usuariosCalls.profile)).headers.get('cache-control')).toBe('no-store');
  expect((await api.send('/comprobantes/nada.png')).headers.get('cache-control')).toBe('no-store');
});
