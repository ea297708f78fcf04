import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authCalls } from '../../contract/auth';
import type { Call } from '../../contract/call';
import { dashboardCalls } from '../../contract/dashboard';
import { feriadosRest } from '../../contract/feriados';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls } from '../../contract/notificaciones';
import { planillasCalls } from '../../contract/planillas';
import { reportesCalls } from '../../contract/reportes';
import { sorteosRest } from '../../contract/sorteos';
import { usuariosCalls } from '../../contract/usuarios';
import { vendedoresRest } from '../../contract/vendedores';
import { routedCalls } from './calls';
import { type Client, openTestApi, pathOf, type TestApi } from './testApi';

const RUNS = 1000;
const SEED = 20_261_014;

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await openTestApi();
  // User 1 is one who may have promotores and nominas.
  await api.addUser({ rol: 'administrador' });
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

/** What each call takes, so that the bodies also reach what stands behind the contract. */
const usuario = {
  ...{ nombre: 'Ana', apellido: 'Loor', rol: 'sumador', estado: 'I', usuarioPrincipal: 987_654 },
  ...{ cuenta_bancaria: 'x', sueldo_fijo: 'S', valor: '', paga: '' },
};
const nomina = { fk_usuario: 1, fecha: '2026-10-12', fecha_final: '2026-10-18', fk_usuario_creacion: '' };
const proof = { id: 1, files: 'x', fk_usuario_actualizacion: '' };
const sorteo = {
  ...{ nombre: 'Lotto', hora_sorteo: '20:00', hora_cierre: '19:30', dias: 'LMXJV', cifras: 4 },
  ...{ juega_feriado: 'S', estado: 'A' },
};
const feriado = {
  ...{ fecha: '2026-05-25', fecha_original: '2026-05-24', nombre: 'Pichincha', ambito: 'N' },
  ...{ estado: 'A', motivo_anulacion: '' },
};
const vendedor = {
  ...{ codigo: 'P1', nombre: 'Ana', apellido: 'Loor', cedula: '1710034065', telefono: '' },
  ...{ direccion: '', fk_usuario: 1, porcentaje: '10', cuenta_bancaria: '', estado: 'A' },
};
const right = new Map<Call, Record<string, unknown>>([
  [authCalls.login, { username: 'nadie', password: 'x' }],
  [authCalls.refresh, {}],
  [authCalls.logout, {}],
  [usuariosCalls.create, { ...usuario, username: 'nadie', password: 'x'.repeat(8), usuarioCreacion: '' }],
  [usuariosCalls.update, { ...usuario, id: 987_654, usuarioActualizacion: '' }],
  [usuariosCalls.setPassword, { id: 1, password: 'x'.repeat(7), usuarioActualizacion: '' }],
  [
    usuariosCalls.changePassword,
    { id: 1, current_password: 'x', new_password: 'x'.repeat(8), confirmation_password: 'x'.repeat(8) },
  ],
  [notificacionesCalls.list, { fk_usuario: 1 }],
  [notificacionesCalls.update, { id: 1 }],
  [nominaCalls.list, { fecha_inicio: '2026-10-12', fecha_final: '2026-10-18', limit: 25, offset: 0 }],
  [nominaCalls.count, { fecha_inicio: '2026-10-12', fecha_final: '2026-10-18' }],
  [nominaCalls.create, { ...nomina, cuenta_bancaria: 'x' }],
  [nominaCalls.upload, proof],
  [nominaCalls.uploadLine, { ...proof, descuentos: '', otros_ingresos: '' }],
  [sorteosRest.calls.create, sorteo],
  [sorteosRest.calls.update, { ...sorteo, version: 1 }],
  [feriadosRest.calls.create, feriado],
  [feriadosRest.calls.update, { ...feriado, version: 1 }],
  [vendedoresRest.calls.create, vendedor],
  [vendedoresRest.calls.update, { ...vendedor, version: 1 }],
]);

const toForm = (fields: object) =>
  Object.entries(fields)
    .map(([name, field]) => {
      const file = name === 'files' ? '; filename="a.png"' : '';
      return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${String(field)}\r\n`;
    })
    .join('')
    .concat('--x--\r\n');

const bodiesOf = (taken: Record<string, unknown>) => {
  const object = fc.dictionary(fc.constantFrom(...Object.keys(taken), '__proto__'), value, { maxKeys: 10 });
  const nearlyRight = object.map((fields) => ({ ...taken, ...fields }));

  return fc.oneof(
    object.map((fields) => JSON.stringify(fields)),
    nearlyRight.map((fields) => JSON.stringify(fields)),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1')),
    nearlyRight.map(toForm),
    fc.constantFrom('', '{', '[]', 'null', '{"id":1', '['.repeat(50_000), '--x--', '--x\r\n', 'a=1&b[]=2'),
  );
};
const type = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(types[0], types[4]) },
  fc.constantFrom(...types),
);

const check = async (call: Call, path: string, init: RequestInit) => {
  const { status, headers, body: answer } = await api.send(path, { method: call.method, ...init });
  const type = headers.get('content-type');

  if (type !== 'application/json' || !(status < 400 || (status < 500 && isRefusal(answer)))) {
    expect.fail(JSON.stringify({ path, status, type, answer, init }));
  }
};

/** `{ error }` in Spanish and nothing else. */
const isRefusal = (answer: Record<string, unknown>) =>
  Object.keys(answer).join() === 'error' &&
  /^[A-ZÉ]/.test(String(answer.error)) &&
  !/invalid|expected|required|error|undefined|\[object/i.test(String(answer.error));

const lists: Call[] = [sorteosRest, feriadosRest, vendedoresRest].map(({ calls }) => calls.list);
const gets: Call[] = [
  ...[usuariosCalls.profile, usuariosCalls.list, usuariosCalls.administradores],
  ...[usuariosCalls.one, nominaCalls.one, sorteosRest.calls.one, feriadosRest.calls.one],
  ...[vendedoresRest.calls.one, ...lists],
];
/** Calls that read what stands behind the question mark, and what they take. */
const week = { fecha: '2026-10-14', fk_usuario: '1' };
const range = { fecha_gte: '2026-10-01', fecha_lte: '2026-10-14', fk_usuario: '1' };
const queried = new Map<Call, Record<string, string>>([
  [planillasCalls.ventas, { ...week, fk_sorteo: '1' }],
  ...[planillasCalls.premios, planillasCalls.global, planillasCalls.consolidado].map(
    (call): [Call, typeof week] => [call, week],
  ),
  ...[reportesCalls.movimientos, reportesCalls.depositos, reportesCalls.historico].map(
    (call): [Call, typeof range] => [call, range],
  ),
  [reportesCalls.historico_global, { ...range, por: 'mes' }],
  [dashboardCalls.one, { fk_usuario: '1' }],
]);

test('A4: every call that the app answers is fuzzed', () => {
  expect(new Set(routedCalls(api.app).map(([, call]) => call))).toEqual(
    new Set([...right.keys(), ...gets, ...queried.keys()]),
  );
});

test.each([...right].map(([call, taken]) => ({ method: call.method, path: call.path, call, taken })))(
  'A4: a thousand bodies break nothing: $method $path',
  async ({ call, taken }) => {
    const sent = fc.record({ body: bodiesOf(taken), type });
    const authorization = `Bearer ${client.token}`;

    for (const { body, type } of fc.sample(sent, { numRuns: RUNS, seed: SEED })) {
      await check(call, pathOf(call), { body, headers: { authorization, 'content-type': type ?? '' } });
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

test.each(lists.map((call): [string, Call] => [call.path, call]))(
  'A4: a thousand queries break nothing: %s',
  async (_, call) => {
    const names = ['id', 'q', 'estado', 'fk_usuario', 'anio', 'ambito', 'nombre', 'fecha', '__proto__'];
    const name = fc.constantFrom(...names);
    const nearly = fc.oneof(value, fc.constantFrom<unknown>('A', 2026, '1', [1, '2'], 'á_%\\'));
    const queries = fc.record({
      sort: fc.oneof(fc.tuple(fc.oneof(name, value), fc.constantFrom('ASC', 'DESC')), value),
      range: fc.oneof(fc.tuple(fc.nat(9), fc.integer({ min: 9, max: 1_100 })), fc.tuple(value, value), value),
      filter: fc.oneof(fc.dictionary(name, nearly, { maxKeys: 3 }), value),
    });
    const headers = { authorization: `Bearer ${client.token}` };

    for (const query of fc.sample(queries, { numRuns: RUNS, seed: SEED })) {
      const parts = Object.entries(query).map(([key, part]): [string, string] => [key, JSON.stringify(part)]);
      await check(call, `${call.path}?${new URLSearchParams(parts)}`, { headers });
    }
  },
);

test.each([...queried].map(([call, taken]) => ({ path: call.path, call, taken })))(
  'A4: words behind the question mark break nothing: $path',
  async ({ call, taken }) => {
    const word = fc.oneof(
      value.map(String),
      fc.constantFrom('1000-01-01', '2999-12-31', '2026-10-15', '999999999999999', '0', 'semana', 'mes'),
    );
    const words = fc.dictionary(fc.constantFrom(...Object.keys(taken), '__proto__'), word, { maxKeys: 2 });
    const headers = { authorization: `Bearer ${client.token}` };

    for (const some of fc.sample(words, { numRuns: RUNS / 4, seed: SEED })) {
      await check(call, `${call.path}?${new URLSearchParams({ ...taken, ...some })}`, { headers });
    }
  },
);
