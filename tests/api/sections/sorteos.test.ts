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
