import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authCalls } from '../../contract/auth';
import type { Call } from '../../contract/call';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { usuariosCalls } from '../../contract/usuarios';
import { routedCalls } from './calls';
import { type Client, openTestApi, pathOf, type TestApi } from './testApi';

const RUNS = 1000;
const SEED = 20_261_014;

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await api.signIn('superadministrador');
});

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  '',
];

/** Values that have broken other servers, and any others. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '’ or 1=1 --',
      '2026-02-30',
      '0000-00-00',
      '2026-10-12',
      '1e9',
      '١',
      'x'.repeat(5000),
    ],
    ...[
      null,
      true,
      [],
      {},
      [[]],
      0,
      -0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      1e300,
      999_999_999_999_999,
      '999999999999999',
    ],
  ),
);
const keys = [
  ...['id', 'fk_usuario', 'fecha', 'fecha_inicio', 'fecha_final', 'limit', 'offset', 'files', 'username'],
  ...['password', 'descuentos', 'otros_ingresos', 'cuenta_bancaria', 'fk_usuario_creacion', '__proto__'],
];
const object = fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 10 });

/** What each call takes, so that the bodies also reach what stands behind the contract. */
const right = {
  ...{ id: 1, fk_usuario: 1, fecha: '2026-10-12', fecha_final: '2026-10-18', limit: 25, offset: 0 },
  ...{ cuenta_bancaria: 'x', fk_usuario_creacion: '', descuentos: '', otros_ingresos: '' },
};

const form = object.map((fields) =>
  Object.entries({ ...right, ...fields })
    .map(([name, field]) => {
      const file = name === 'files' ? '; filename="a.png"' : '';
      return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${String(field)}\r\n`;
    })
    .join('')
    .concat('--x--\r\n'),
);
const body = fc.oneof(
  object.map((fields) => JSON.stringify(fields)),
  object.map((fields) => JSON.stringify({ ...right, ...fields })),
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1')),
  form,
  fc.constantFrom('', '{', '[]', 'null', '{"id":1', '['.repeat(50_000), '--x--', '--x\r\n', 'a=1&b[]=2'),
);
const sent = fc.record({
  body,
  type: fc.oneof({ weight: 2, arbitrary: fc.constantFrom(types[0], types[4]) }, fc.constantFrom(...types)),
});

const check = async (call: Call, path: string, init: RequestInit) => {
  const { status, headers, body: answer } = await api.send(path, { method: call.method, ...init });
  const what = { path, status, body: init.body, type: headers.get('content-type') };

  expect(what).toMatchObject({ status: expect.any(Number), type: 'application/json' });
  expect(status, JSON.stringify(what)).toBeLessThan(500);
  if (status < 400) return;
  expect(answer).toEqual({ error: expect.stringMatching(/^[A-ZÉ]/) });
  expect(answer.error).not.toMatch(/invalid|expected|required|error|undefined|\[object/i);
};

const posts: Call[] = [
  ...[authCalls.login, authCalls.refresh, authCalls.logout],
  ...[notificacionesCalls.list, notificacionesCalls.update],
  ...[nominaCalls.list, nominaCalls.count, nominaCalls.create, nominaCalls.upload, nominaCalls.uploadLine],
];
const gets: Call[] = [
  ...[usuariosCalls.profile, usuariosCalls.list, usuariosCalls.administradores],
  ...[usuariosCalls.one, nominaCalls.one],
];

test('A4: every call that the app answers is fuzzed', () => {
  expect(new Set(routedCalls(api.app).map(([, call]) => call))).toEqual(new Set([...posts, ...gets]));
});

test.each(posts.map((call): [string, Call] => [call.path, call]))(
  'A4: a thousand bodies break nothing: %s',
  async (_, call) => {
    const authorization = `Bearer ${client.token}`;

    for (const { body, type } of fc.sample(sent, { numRuns: RUNS, seed: SEED })) {
      await check(call, call.path, { body, headers: { authorization, 'content-type': type ?? '' } });
    }

    const { status } = await client.call(usuariosCalls.profile);
    expect(status).toBe(call === authCalls.logout ? 401 : 200);
  },
);

test.each(gets.map((call): [string, Call] => [call.path, call]))(
  'A4: a thousand ids and headers break nothing: %s',
  async (_, call) => {
    const requests = fc.record({
      id: fc.oneof(fc.string({ minLength: 1 }), fc.nat().map(String)),
      type: fc.constantFrom(...types),
    });

    for (const { id, type } of fc.sample(requests, { numRuns: RUNS, seed: SEED })) {
      if (id === '.' || id === '..') continue;
      const path = `${pathOf(call, { id })}?${encodeURIComponent(id)}=${encodeURIComponent(id)}`;
      await check(call, path, { headers: { authorization: `Bearer ${client.token}`, 'content-type': type } });
    }
  },
);
