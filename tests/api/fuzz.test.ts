import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authCalls } from '../../contract/auth';
import type { Call } from '../../contract/call';
import { nominaCalls } from '../../contract/nomina';
import { usuariosCalls } from '../../contract/usuarios';
import { restSections, routedCalls } from './calls';
import { check, plausible, RUNS, SEED, types, value } from './fuzz';
import { gets, queried } from './fuzzReads';
import { right, slow } from './rightBodies';
import { oneOfEach } from './samples';
import { type Client, pathOf } from './testApi';
import { openWorld, type World } from './world';

let world: World;
let client: Client;
beforeAll(async () => {
  world = await openWorld();
  await oneOfEach(world);
  const fk_nomina = await world.closeWeek(world.berta);
  await world.on.linea({ fk_nomina, fk_usuario: world.berta.user.id, orden: 1, base: 100 });
  // Every version is the first, so that each change gets as far as the rules.
  await sql`create function primera() returns trigger language plpgsql as
    $$ begin new.version = 1; return new; end $$`.execute(world.db);
  for (const { name } of restSections) {
    await sql`create trigger primera before update on ${sql.table(name)}
      for each row execute function primera()`.execute(world.db);
  }
});
afterAll(() => world.close());
beforeEach(async () => {
  client = await world.signIn('superadministrador');
});

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
/** Right but for a thing or two, so that it gets as far as the rules. */
const nearly = (call: Call, taken: Record<string, unknown>) =>
  fc
    .dictionary(
      fc.constantFrom(...Object.keys(taken), 'motivo_anulacion'),
      fc.oneof(value, plausible, plausible),
      {
        maxKeys: 2,
      },
    )
    .map((fields) => ({ ...taken, ...fields }))
    .map((fields) =>
      call.multipart
        ? { body: toForm(fields), type: 'multipart/form-data; boundary=x' }
        : { body: JSON.stringify(fields), type: 'application/json' },
    );
const type = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(types[0], types[4]) },
  fc.constantFrom(...types),
);

test('[A4] every call that the app answers is fuzzed', () => {
  expect(new Set(routedCalls(world.app).map(([, call]) => call))).toEqual(
    new Set([...right.keys(), ...gets, ...queried.keys()]),
  );
});

test.each([...right].map(([call, taken]) => ({ method: call.method, path: call.path, call, taken })))(
  '[A4] no body breaks anything: $method $path',
  async ({ call, taken }) => {
    const anything = fc.record({ body: bodiesOf(taken), type });
    const sent = slow.has(call) ? anything : fc.oneof(anything, nearly(call, taken));
    const authorization = `Bearer ${client.token}`;

    for (const { body, type } of fc.sample(sent, { numRuns: RUNS, seed: SEED })) {
      await check(world, call, pathOf(call), {
        body,
        headers: { authorization, 'content-type': type ?? '' },
      });
    }

    const { status } = await client.call(usuariosCalls.profile);
    expect(status).toBe(call === authCalls.logout ? 401 : 200);
  },
);

test.each(restSections)('[A4] what is nearly right begins with what is right: $name', ({ calls }) => {
  for (const call of [calls.create, calls.update]) {
    expect(call.body?.safeParse(right.get(call))).toMatchObject({ success: true });
  }
});

test('no refusal of a missing or a wrong value names a field of the wire; which one it is travels beside the text', async () => {
  const taken = [...right, ...queried].filter(([, values]) => Object.keys(values).length > 0);

  for (const [call, values] of taken) {
    for (const field of Object.keys(values)) {
      const { [field]: _, ...without } = values;
      for (const given of [without, { ...values, [field]: {} }]) {
        await check(world, call, pathOf(call) + searchOf(call, given), sentBy(call, given));
      }
    }
  }

  const { body } = await client.call(nominaCalls.uploadLine, { body: { id: 1, descuentos: '' } });
  expect(body).toEqual({
    error: 'Falta un dato obligatorio',
    errors: { files: 'Falta un dato obligatorio' },
  });
});

const searchOf = ({ query }: Call, given: object) => (query ? `?${new URLSearchParams({ ...given })}` : '');

const sentBy = ({ body, multipart }: Call, given: object): RequestInit => {
  const type = multipart ? 'multipart/form-data; boundary=x' : 'application/json';
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': type };

  return body ? { headers, body: multipart ? toForm(given) : JSON.stringify(given) } : { headers };
};
