import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sorteosRest } from '../../../contract/sorteos';
import { sorteo } from '../../factories';
import { type Client, openTestApi, type TestApi } from '../testApi';

const { calls } = sorteosRest;

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await openTestApi();
  client = await api.signIn('superadministrador');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('sorteos').execute();
});

const create = (values: object = {}) => client.call(calls.create, { body: { ...sorteo, ...values } });

test('the days are kept Monday first', async () => {
  expect((await create({ dias: 'DSL' })).body.dias).toBe('LSD');
});

test('a name plays once at an hour, in whatever case', async () => {
  const error = 'Ya existe un sorteo con ese nombre y esa hora';
  const twin = { status: 409, body: { error, errors: { nombre: error, hora_sorteo: error } } };
  await create();

  expect(await create({ nombre: ' LOTTO ' })).toMatchObject(twin);
  const later = await create({ hora_sorteo: '21:00' });
  expect(later.status).toBe(200);
  expect(
    await client.call(calls.update, { params: { id: later.body.id }, body: { ...sorteo, version: 1 } }),
  ).toMatchObject(twin);
});

test('of twenty equal draws at once one is made', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create()));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
});

test.each([
  { hora_cierre: '20:00', error: 'La hora de cierre debe ser anterior a la hora del sorteo' },
  { hora_sorteo: '25:00', error: 'Escriba la hora en la forma HH:mm' },
  { dias: 'Z', error: 'Elija al menos un día' },
  { cifras: 5, error: 'Las cifras van de 1 a 4' },
  { juega_feriado: '', error: 'Un dato no es válido' },
  { estado: 'X', error: 'Un dato no es válido' },
])('$error', async ({ error, ...values }) => {
  expect(await create(values)).toMatchObject({ status: 400, body: { error } });
  expect((await client.call(calls.list)).body).toEqual([]);
});

test('everybody on the staff reads the short view, and nobody but a superadministrador writes', async () => {
  const { body } = await create();

  for (const rol of ['administrador', 'premiacion', 'revisor', 'sumador'] as const) {
    const reader = await api.signIn(rol);
    expect(Object.keys((await reader.call(calls.list)).body[0])).toEqual([
      'id',
      'nombre',
      'hora_sorteo',
      'hora_cierre',
      'dias',
      'cifras',
      'juega_feriado',
      'estado',
    ]);
    const params = { id: body.id };
    expect((await reader.call(calls.update, { params, body })).status).toBe(403);
  }
});
