import { beforeEach, expect, test } from 'vitest';
import { type ErrorDePagina, erroresCalls } from '../../../contract/errores';
import { openWorld, refusedWith } from '../../support/api/world';

const api = openWorld();

beforeEach(() => {
  api.log.length = 0;
  api.tick(60);
});

const failure: ErrorDePagina = {
  origen: 'pantalla',
  mensaje: 'TypeError: x is not a function',
  pila: 'at y (/assets/a.js:1:20) | at z (/assets/a.js:1:30)',
  pagina: '/auth/ventas',
};
const tell = (values: object = {}, { headers = {}, address = '10.0.0.1' } = {}) =>
  api.send(
    erroresCalls.create.path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ ...failure, ...values }),
    },
    address,
  );

test('errors of a page are logged, with or without a session', async () => {
  const client = await api.signIn('sumador');

  expect(await tell()).toMatchObject({ status: 200, body: {} });
  expect((await client.call(erroresCalls.create, { body: failure })).status).toBe(200);

  const line = {
    level: 'error',
    status: 200,
    method: 'POST',
    path: '/api/errores',
    error: 'TypeError: x is not a function',
    at: ['at y (/assets/a.js:1:20)', 'at z (/assets/a.js:1:30)'],
    browser: { kind: 'pantalla', page: '/auth/ventas' },
  };
  expect(api.log).toEqual([line, line]);
});

test('[A17] an error report cannot forge, hide or reverse a line of the log', async () => {
  const forged = 'x\r\n{"level":"error"}\u2028\u0085\u001b[31m\u202e\u0000y';
  await tell({ mensaje: forged, pila: forged, pagina: `/${forged}` });

  expect(JSON.stringify(api.log)).not.toMatch(/\\[nru]|[\p{C}\p{Zl}\p{Zp}]/u);
  expect(api.log).toMatchObject([{ error: 'x {"level":"error"} [31m y' }]);
});

test.each([
  ['mensaje', 'x'.repeat(301)],
  ['mensaje', ' \n '],
  ['pila', 'x'.repeat(1501)],
  ['pagina', `/${'x'.repeat(200)}`],
  ['pagina', '/auth/ventas?q=Ana'],
  ['pagina', 'https://otro.example/'],
  ['origen', 'otro'],
])('an invalid %s is refused and not logged', async (name, value) => {
  expect((await tell({ [name]: value })).status).toBe(400);
  expect(api.log).toMatchObject([{ level: 'warn', status: 400 }]);
  expect(JSON.stringify(api.log)).not.toContain('xxx');
});

test('pages of other sites cannot report errors', async () => {
  expect((await tell({}, { headers: { origin: 'https://otro.example' } })).status).toBe(403);
  expect((await tell({}, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
});

test('[A17] an address can report ten failures a minute, all together sixty', async () => {
  const statuses = async (count: number, addressOf: (n: number) => string) => {
    const seen: number[] = [];
    for (let n = 0; n < count; n += 1) seen.push((await tell({}, { address: addressOf(n) })).status);

    return seen.filter((status) => status === 200).length;
  };

  expect(await statuses(12, () => '10.0.0.1')).toBe(10);
  expect(await statuses(70, (n) => `10.0.1.${n}`)).toBe(50);
  const refused = await tell({}, { address: '10.0.2.1' });
  expect(refused).toMatchObject(refusedWith(429, 'Demasiados avisos. Espere un minuto.'));
  expect(refused.headers.get('retry-after')).toBe('60');
  api.tick(60);
  expect((await tell()).status).toBe(200);
});
