import { expect, test } from 'vitest';
import { notificacionesCalls, notificacionesLeidasCall } from '../../../contract/notificaciones';
import { openWorld, refusedWith } from '../../support/api/world';

const world = openWorld();

test('[SPEC 2.15] a user reads only their own notifications, newest first, and marks them read', async () => {
  const { sara } = world;
  const times = [
    ['2026-10-13', '23:00:00'],
    ['2026-10-14', '09:30:00'],
    ['2026-10-14', '08:00:00'],
  ] as const;
  for (const [fecha, hora] of times) {
    const note = { fk_usuario: sara.user.id, mensaje: `${fecha} ${hora}`, fecha, hora, secuencia: null };
    await world.db.insertInto('notificaciones').values(note).execute();
  }
  const list = async () => (await sara.call(notificacionesCalls.list, { body: {} })).body.notificaciones;

  const [first, ...others] = await list();
  expect([first, ...others].map(({ mensaje }) => mensaje)).toEqual([
    '2026-10-14 09:30:00',
    '2026-10-14 08:00:00',
    '2026-10-13 23:00:00',
  ]);

  expect(await sara.call(notificacionesCalls.update, { body: { id: first.id } })).toMatchObject({
    status: 200,
    body: { message: 'Notificación actualizada correctamente' },
  });
  expect((await list()).map(({ leido }: { leido: string }) => leido)).toEqual(['S', 'N', 'N']);
  expect(await sara.call(notificacionesCalls.update, { body: { id: 987_654 } })).toMatchObject(
    refusedWith(404, 'No existe la notificación'),
  );
});

test('[Y7] a user marks all their notifications as read at once, those of nobody else', async () => {
  const { sara, saul } = world;
  const add = async (fk_usuario: number) => {
    const note = { fk_usuario, mensaje: 'Nuevo premio', fecha: '2026-10-14', hora: '10:00:00' };
    const { id } = await world.db
      .insertInto('notificaciones')
      .values({ ...note, secuencia: null })
      .returning('id')
      .executeTakeFirstOrThrow();

    return id;
  };
  const ids = [await add(sara.user.id), await add(sara.user.id)];
  const later = await add(sara.user.id);
  const other = await add(saul.user.id);
  const unread = async () => {
    const rows = await world.db.selectFrom('notificaciones').select('id').where('leido', '=', 'N').execute();

    return rows.map(({ id }) => id).filter((id) => [...ids, later, other].includes(id));
  };

  expect(await sara.call(notificacionesLeidasCall, { body: { ids: [...ids, other] } })).toMatchObject({
    status: 200,
    body: { message: 'Notificaciones marcadas como leídas' },
  });
  expect((await unread()).sort()).toEqual([later, other].sort());
  expect((await sara.call(notificacionesLeidasCall, { body: { ids: [] } })).status).toBe(200);
});
