import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { feriadosRest } from '../../../contract/feriados';
import { type Client, openTestApi, type TestApi } from '../testApi';

const { calls } = feriadosRest;

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await openTestApi();
  client = await api.signIn('superadministrador');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.deleteFrom('feriados').execute();
});

const feriado = {
  fecha: '2026-05-25',
  fecha_original: '2026-05-24',
  nombre: 'Batalla de Pichincha',
  ambito: 'N',
};
const create = (values: object = {}) => client.call(calls.create, { body: { ...feriado, ...values } });
const annul = (body: { id: number }) =>
  client.call(calls.update, {
    params: { id: body.id },
    body: { ...body, estado: 'X', motivo_anulacion: 'Fecha equivocada' },
  });

test('a day has one holiday of an ambito, unless the other is annulled', async () => {
  const twin = { status: 409, body: { error: 'Ya existe un feriado de ese ámbito en esa fecha' } };
  const { body } = await create();

  expect(await create({ nombre: 'Otro' })).toMatchObject(twin);
  expect((await create({ ambito: 'L' })).status).toBe(200);

  await annul(body);
  expect((await create({ nombre: 'Otro' })).status).toBe(200);
  expect(await create()).toMatchObject(twin);
});
