import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificacionesCalls } from '../../../../contract/notificaciones';
import { openTestApi, type TestApi } from '../../testApi';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('one reads the own notifications, the newest first, and marks them read', async () => {
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

test('a notification that does not exist is refused', async () => {
  const client = await api.signIn('sumador');

  expect(await client.call(notificacionesCalls.update, { body: { id: 987_654 } })).toMatchObject({
    status: 404,
    body: { error: 'No existe la notificación' },
  });
});
