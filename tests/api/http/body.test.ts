import { beforeAll, expect, test } from 'vitest';
import { nominaCalls } from '../../../contract/nomina';
import type { Client } from '../../support/api/testApi';
import { openWorld, refusedWith } from '../../support/api/world';

const api = openWorld();
let client: Client;
beforeAll(async () => {
  client = await api.signIn('superadministrador');
});

const post = (body: BodyInit, type = 'application/json', path = nominaCalls.list.path) =>
  api.send(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': type },
    body,
  });

test.each([
  ['{', 400, 'El cuerpo no es un JSON válido'],
  ['', 400, 'El cuerpo no es un JSON válido'],
  ['null', 400, 'El cuerpo no tiene la forma esperada'],
  ['[]', 400, 'El cuerpo no tiene la forma esperada'],
  ['{"limit":"25","offset":0}', 400, 'Un dato no es válido'],
])('%s is refused in Spanish', async (body, status, error) => {
  expect(await post(body)).toMatchObject(refusedWith(status, error));
});

test('a body that is not declared as JSON is refused', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
    expect(await post('{"limit":25,"offset":0}', type)).toMatchObject(
      refusedWith(415, 'El cuerpo debe ser JSON'),
    );
  }
  expect((await post('{"limit":25,"offset":0}', 'Application/JSON; charset=utf-8')).status).toBe(200);
});

test('an invalid form is refused', async () => {
  const path = nominaCalls.upload.path;

  expect(await post('{}', 'application/json', path)).toMatchObject(
    refusedWith(415, 'El cuerpo debe ser un formulario con archivos'),
  );
});
