import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { usuariosCalls } from '../../../contract/usuarios';
import { openTestApi, type TestApi } from '../testApi';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('A20: a table that somebody holds is a 503 with when to come again, and the others are served', async () => {
  const chief = await api.signIn('superadministrador');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isHeld = new Promise<void>((resolve) => {
    void api.db.transaction().execute(async (trx) => {
      await sql`lock table gastos in access exclusive mode`.execute(trx);
      resolve();
      await held;
    });
  });
  await isHeld;

  // More than there are connections.
  const waiting = Array.from({ length: 20 }, () => chief.call(gastosRest.calls.list));
  const profile = await chief.call(usuariosCalls.profile);
  const refused = await Promise.all(waiting);
  letGo();

  expect(profile.status).toBe(200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(refused[0]?.body).toEqual({
    error: 'La base de datos no responde. Espere unos segundos e inténtelo de nuevo.',
  });
  await expect.poll(async () => (await chief.call(gastosRest.calls.list)).status).toBe(200);
});
