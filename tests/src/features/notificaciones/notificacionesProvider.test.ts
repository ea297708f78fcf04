import { expect, test } from 'vitest';
import { notificacionesProvider } from '../../../../src/features/notificaciones/notificacionesProvider';
import { createFakeHttp } from '../../../fakeHttp';

const unread = {
  id: '4',
  mensaje: 'Premio registrado',
  leido: 'N',
  fecha: '2026-11-20',
  hora: '14:00:00',
  secuencia: '81',
};

test('the notifications of a user are asked for by the id', async () => {
  const { http, sent } = createFakeHttp({ '/api/notificaciones': { notificaciones: [unread] } });

  const result = await notificacionesProvider(http).getList?.({ filter: { fk_usuario: 7 } });

  expect(sent.map(({ path, options }) => [path, options.body])).toEqual([
    ['/api/notificaciones', { fk_usuario: 7 }],
  ]);
  expect(result?.data).toEqual([{ ...unread, id: 4, secuencia: 81 }]);
  expect(result?.total).toBe(1);
});

test.each([undefined, null, ''])(
  '[SPEC 7.11] fk_usuario is left out where the user id is %j',
  async (fk_usuario) => {
    const { http, sent } = createFakeHttp({ '/api/notificaciones': { notificaciones: [] } });

    await notificacionesProvider(http).getList?.({ filter: { fk_usuario } });

    expect(sent[0]?.options.body).toEqual({});
  },
);

test.each([true, undefined])('a call that the app makes by itself says so: %s', async (background) => {
  const { http, sent } = createFakeHttp({ '/api/notificaciones': { notificaciones: [] } });

  await notificacionesProvider(http).getList?.({ meta: { background } });

  expect(sent[0]?.options.background).toBe(background);
});

test('[SPEC 7.12] a notification is marked read by its id alone, which a person does', async () => {
  const { http, sent } = createFakeHttp({ '/api/notificaciones/update': { message: '' } });

  await notificacionesProvider(http).update?.({ id: 4, data: { leido: 'S' }, previousData: { id: 4 } });

  expect(sent.map(({ path, options }) => [path, options.body, options.background])).toEqual([
    ['/api/notificaciones/update', { id: 4 }, undefined],
  ]);
});
