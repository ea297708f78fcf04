import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificacionesCalls } from '../../../../contract/notificaciones';
import { openTestApi, type TestApi } from '../../testApi';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('[SPEC 2.15] one reads the own notifications, the newest first, and marks them read', async () => {
  const client = await api.signIn('sumador');
  const times = [
    ['2026-10-13', '23:00:00'],
    ['2026-10-14', '09:30:00'],
    ['2026-10-14', '08:00:00'],
  ] as const;
  for (const [fecha, hora] of times) {
    await api.db
      .insertInto('notificaciones')
      .values({ fk_usuario: client.user.id, mensaje: `${fecha} ${hora}`, fecha, hora, secuencia: null })
      .execute();
  }
  const list = async () => (await client.call(notificacionesCalls.list, { body: {} })).body.notificaciones;

  const [first, ...others] = await list();
  expect([first, ...others].map(({ mensaje }) => mensaje)).toEqual([
    '2026-10-14 09:30:00',
    '2026-10-14 08:00:00',
    '2026-10-13 23:00:00',
  ]);

  expect(await client.call(notificacionesCalls.update, { body: { id: first.id } })).toMatchObject({
    status: 200,
    body: { message: 'Notificación actualizada correctamente' },
  });
  expect((await list()).map(({ leido }: { leido: string }) => leido)).toEqual(['S', 'N', 'N']);
});

test("marking one read changes nothing else, and others' or none are refused", async () => {
  const [client, other] = [await api.signIn('premiacion'), await api.signIn('superadministrador')];
  const note = { mensaje: 'm', fecha: '2026-10-14', hora: '09:30:00', secuencia: 7 };
  const add = async ({ user }: typeof client) =>
    api.db
      .insertInto('notificaciones')
      .values({ ...note, fk_usuario: user.id })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [mine, second, theirs] = [await add(client), await add(client), await add(other)];
  const stored = () => api.db.selectFrom('notificaciones').selectAll().orderBy('id').execute();
  const before = await stored();

  for (const id of [theirs.id, 987_654]) {
    expect(await client.call(notificacionesCalls.update, { body: { id } })).toMatchObject({
      status: 404,
      body: { error: 'No existe la notificación' },
    });
  }
  const extra = { ...note, leido: 'N', mensaje: 'otro', fk_usuario: other.user.id };
  await client.call(notificacionesCalls.update, { body: { ...extra, id: mine.id } });

  expect(await stored()).toEqual(before.map((row) => (row.id === mine.id ? { ...row, leido: 'S' } : row)));
  expect(before.filter(({ id }) => id === second.id)).toMatchObject([{ leido: 'N' }]);
});

test('without a role there are no notifications', async () => {
  const nobody = await api.signIn('');

  for (const call of Object.values(notificacionesCalls)) {
    expect((await nobody.call(call, { body: { id: 1 } })).status).toBe(403);
  }
});
