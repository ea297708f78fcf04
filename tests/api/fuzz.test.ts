import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { authCalls } from '../../contract/auth';
import type { Call } from '../../contract/call';
import { FilasRefused } from '../../contract/importar';
import { nominaCalls } from '../../contract/nomina';
import { restSections } from '../../contract/restSections';
import { usuariosCalls } from '../../contract/usuarios';
import { contractCalls } from '../support/api/calls';
import { right } from '../support/api/rightBodies';
import { oneOfEach } from '../support/api/samples';
import { type Client, pathOf } from '../support/api/testApi';
import { openWorld } from '../support/api/world';
import { isFull, sized } from '../support/size';

/** `npm test` always sends the same few requests; `npm run test:full` sends many random ones. */
const RUNS = sized(10, 1000);
const SEED = isFull ? Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31) : 20_261_014;
if (isFull) console.log(`Fuzzed with TEST_SEED=${SEED}`);

const world = openWorld();
let client: Client;
beforeAll(async () => {
  await oneOfEach(world);
  const fk_nomina = await world.closeWeek(world.berta);
  await world.on.linea({ fk_nomina, fk_usuario: world.berta.user.id, orden: 1, base: 100 });
  // Keep every version at 1, so that changes reach the rules.
  await sql`create function primera() returns trigger language plpgsql as
    $$ begin new.version = 1; return new; end $$`.execute(world.db);
  for (const { name } of restSections) {
    await sql`create trigger primera before update on ${sql.table(name)}
      for each row execute function primera()`.execute(world.db);
  }
});
beforeEach(async () => {
  client = await world.signIn('superadministrador');
});

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';
const types = [
  JSON_TYPE,
  FORM_TYPE,
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
];
const type = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(JSON_TYPE, FORM_TYPE) },
  fc.constantFrom(...types),
);

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
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
  ),
);

const plausible = fc.constantFrom<unknown>(
  'A',
  'B',
  'C',
  'P',
  'D',
  'R',
  'X',
  'PENDIENTE',
  'REVISADO',
  'RECHAZADO',
  'PAGADO',
  'ANULADO',
  '2026-10-14',
  '2026-10-13',
  '2026-10-15',
  '2026-10-08',
  '1999-12-31',
  '2999-12-31',
  '1000-01-01',
  '0.01',
  '9999999999.99',
  9_999_999_999.99,
  '12.5',
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  '1',
  'RECIBIR',
  'ENTREGAR',
  'efectivo',
  'otros',
  'NOMINA',
  'CAJA',
  'comprobantes/x.png',
  'Motivo',
  "O'Hara; --",
  '0123',
  '7',
  '🎲',
  [{ colilla: '7', valor: '-1' }],
  [{ colilla: '(0123)', valor: 9_999_999_999 }],
  'semana',
  'mes',
  'á_%\\',
  [1, '2'],
  2026,
  Array(2000).fill({ colilla: '9999', valor: '9999999999.99' }),
);

const check = async (call: Call, path: string, init: RequestInit) => {
  const { status, headers, body: answer } = await world.send(path, { method: call.method, ...init });
  const type = headers.get('content-type');

  if (type !== JSON_TYPE || !(status < 400 || (status < 500 && isRefusal(answer)))) {
    expect.fail(JSON.stringify({ path, status, type, answer, init }));
  }
};

const isSpanish = (text: unknown) =>
  /^[A-ZÉ]/.test(String(text)) &&
  !WIRE_FIELD.test(String(text)) &&
  !/invalid|expected|required|\berror\b|undefined|\[object/i.test(String(text));

const isRefusal = ({ error, errors = {}, filas = [], reason, ...others }: Record<string, unknown>) => {
  const { data, success } = FilasRefused.safeParse({ filas, reason });
  const texts = data?.filas.flatMap(({ errores }) => errores.map(({ texto }) => texto)) ?? [];

  return (
    success &&
    Object.keys(others).length === 0 &&
    Object.values(Object(errors)).every((text) => text === error) &&
    [error, ...texts].every(isSpanish)
  );
};

const WIRE_FIELD = /\w_\w|\b(?!kB\b)[a-z]+[A-Z]|\b(password|files|limit|offset|version)\b|\([a-z]+\)$/;

const toForm = (fields: object) =>
  Object.entries(fields)
    .map(([name, field]) => {
      const file = name === 'files' ? '; filename="a.png"' : '';
      return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${textOf(field)}\r\n`;
    })
    .join('')
    .concat('--x--\r\n');

/** String() fails on an object whose toString is a value. */
const textOf = (field: unknown) => (typeof field === 'object' ? JSON.stringify(field) : String(field));

/** Each valid body costs a password hash here, so send only random ones. */
const slow: ReadonlySet<Call> = new Set([
  authCalls.login,
  usuariosCalls.create,
  usuariosCalls.changePassword,
]);

interface Sent {
  path: string;
  body?: string;
  type: string;
}

const someOf = (names: string[], values: fc.Arbitrary<unknown>, maxKeys: number) =>
  fc.dictionary(fc.constantFrom(...names, '__proto__'), values, { maxKeys });

/** Random bodies, and valid ones with one or two changes that reach the rules. */
const bodiesOf = (call: Call): fc.Arbitrary<Sent> => {
  const taken = right.get(call) ?? {};
  const path = pathOf(call);
  const object = someOf(Object.keys(taken), value, 10);
  const mixed = object.map((fields) => ({ ...taken, ...fields }));
  const text = fc.oneof(
    object.map((fields) => JSON.stringify(fields)),
    mixed.map((fields) => JSON.stringify(fields)),
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.uint8Array().map((bytes) => Buffer.from(bytes).toString('latin1')),
    mixed.map(toForm),
    fc.constantFrom('', '{', '[]', 'null', '{"id":1', '['.repeat(50_000), '--x--', '--x\r\n', 'a=1&b[]=2'),
  );
  const anything = fc.record({ path: fc.constant(path), body: text, type });
  const nearly = someOf(
    [...Object.keys(taken), 'motivo_anulacion'],
    fc.oneof(value, plausible, plausible),
    2,
  ).map((fields) => {
    const all = { ...taken, ...fields };

    return call.multipart
      ? { path, body: toForm(all), type: FORM_TYPE }
      : { path, body: JSON.stringify(all), type: JSON_TYPE };
  });

  return slow.has(call) ? anything : fc.oneof(anything, nearly);
};

const queriesOf = (call: Call): fc.Arbitrary<Sent> => {
  const section = restSections.find(({ calls }) => calls.list === call);
  const taken = right.get(call) ?? {};
  const names = [
    'id',
    'nombre',
    '__proto__',
    ...Object.keys(section?.filters ?? {}),
    ...(section?.sort ?? []),
  ];
  const name = fc.constantFrom(...names);
  const query = section
    ? fc.record<Record<string, unknown>>({
        sort: fc.oneof(fc.tuple(fc.oneof(name, value), fc.constantFrom('ASC', 'DESC')), value),
        range: fc.oneof(
          fc.tuple(fc.nat(9), fc.integer({ min: 9, max: 1_100 })),
          fc.tuple(value, value),
          value,
        ),
        filter: fc.oneof(someOf(names, fc.oneof(value, plausible), 3), value),
      })
    : someOf(Object.keys(taken), fc.oneof(value, plausible), 2).map((words) => ({ ...taken, ...words }));

  return fc.record({ path: query.map((words) => pathOf(call, { query: words })), type });
};

const idsOf = (call: Call): fc.Arbitrary<Sent> =>
  fc.record({
    path: fc
      .oneof(fc.string({ minLength: 1 }), fc.nat().map(String))
      .filter((id) => id !== '.' && id !== '..')
      .map((id) => pathOf(call, { params: { id }, query: { [id]: id } })),
    type,
  });

const isList = (call: Call) => restSections.some(({ calls }) => calls.list === call);

test.each([...contractCalls])('[A4] random requests never break a call: %s', async (_, call) => {
  const requests = call.body ? bodiesOf(call) : call.query || isList(call) ? queriesOf(call) : idsOf(call);
  const authorization = `Bearer ${client.token}`;

  for (const { path, body, type } of fc.sample(requests, { numRuns: RUNS, seed: SEED })) {
    await check(call, path, { body, headers: { authorization, 'content-type': type } });
  }

  const { status } = await client.call(usuariosCalls.profile);
  expect(status).toBe(call === authCalls.logout ? 401 : 200);
});

test('[A4] a body that is too large is refused in words', async () => {
  const body = '['.repeat(50_000);
  const takers = [...contractCalls.values()].filter((call) => call.body && call.access === 'public');
  expect(takers.map(({ path }) => path)).toEqual(['/api/auth/login', '/api/errores']);

  for (const call of takers) {
    const headers = { 'content-type': JSON_TYPE };
    const { status, body: answer } = await world.send(pathOf(call), { method: call.method, body, headers });
    expect({ status, isRefusal: isRefusal(answer) }).toEqual({ status: 413, isRefusal: true });
  }
});

test('[A4] the valid bodies of these tests are accepted', () => {
  const takers = [...contractCalls].filter(([, { body, query }]) => body ?? query);
  expect(takers.filter(([, call]) => !right.has(call)).map(([key]) => key)).toEqual([]);
  for (const { calls } of restSections) {
    for (const call of [calls.create, calls.update]) {
      expect(call.body?.safeParse(right.get(call))).toMatchObject({ success: true });
    }
  }
});

test('the text of a refusal never contains a field name; the field is sent beside it @ci', async () => {
  for (const [call, values] of right) {
    for (const field of Object.keys(values)) {
      const { [field]: _, ...without } = values;
      for (const given of [without, { ...values, [field]: {} }]) await sendWrong(call, given);
    }
  }

  const { body } = await client.call(nominaCalls.uploadLine, { body: { id: 1, descuentos: '' } });
  expect(body).toEqual({
    error: 'Falta un dato obligatorio',
    errors: { files: 'Falta un dato obligatorio' },
  });
});

const sendWrong = (call: Call, given: Record<string, unknown>) => {
  const authorization = `Bearer ${client.token}`;
  const type = call.multipart ? FORM_TYPE : JSON_TYPE;
  const headers = { authorization, 'content-type': type };
  if (!call.body) return check(call, pathOf(call, { query: given }), { headers });

  return check(call, pathOf(call), {
    headers,
    body: call.multipart ? toForm(given) : JSON.stringify(given),
  });
};
