import type { Db } from '../../db/schema';

/** What the panel can show at once. */
const LATEST = 200;

export const listOwn = (db: Db, userId: number) =>
  db
    .selectFrom('notificaciones')
    .select(['id', 'mensaje', 'leido', 'fecha', 'hora', 'secuencia'])
    .where('fk_usuario', '=', userId)
    .orderBy('fecha', 'desc')
    .orderBy('hora', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();

/** Whether there was such a notification of that user. */
export const markOwnRead = async (db: Db, userId: number, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('notificaciones')
    .set({ leido: 'S' })
    .where('id', '=', id)
    .where('fk_usuario', '=', userId)
    .executeTakeFirst();

  return numUpdatedRows > 0n;
};
