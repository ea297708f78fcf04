import { sql } from 'kysely';
import {
  MOST_NOTIFICACIONES,
  notificacionesCalls,
  notificacionesLeidasCall,
} from '../../contract/notificaciones';
import type { Rol } from '../../contract/roles';
import type { Answer } from '../answer/answer';
import type { Trx } from '../db/schema';
import { ApiError } from '../http/errors';
import { businessDay, businessTime } from '../ledger/clock';
import { concerns } from '../ownership/owner';
import { isEnabled } from '../ownership/usuarios';
import { isOneOf } from '../rest/conditions';

/** Everybody reads and marks only their own. */
export const notificacionesRoutes = (answer: Answer): void => {
  answer(notificacionesCalls.list, async ({ db, session }) => ({
    notificaciones: await db
      .selectFrom('notificaciones')
      .select(['id', 'mensaje', 'leido', 'fecha', 'hora', 'secuencia'])
      .where('fk_usuario', '=', session.user.id)
      .orderBy('fecha', 'desc')
      .orderBy('hora', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_NOTIFICACIONES)
      .execute(),
  }));

  answer(notificacionesCalls.update, async ({ db, session, body }) => {
    const { numUpdatedRows } = await db
      .updateTable('notificaciones')
      .set({ leido: 'S' })
      .where('id', '=', body.id)
      .where('fk_usuario', '=', session.user.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(404, 'No existe la notificación');

    return { message: 'Notificación actualizada correctamente' };
  });

  answer(notificacionesLeidasCall, async ({ db, session, body }) => {
    await db
      .updateTable('notificaciones')
      .set({ leido: 'S' })
      .where(isOneOf(body.ids))
      .where('fk_usuario', '=', session.user.id)
      .where('leido', '=', 'N')
      .execute();

    return { message: 'Notificaciones marcadas como leídas' };
  });
};

interface Message {
  mensaje: string;
  secuencia: number;
  now: Date;
}

export const notify = async (
  trx: Trx,
  userIds: readonly (number | null)[],
  { mensaje, secuencia, now }: Message,
): Promise<void> => {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  if (ids.length === 0) return;

  await sql`insert into notificaciones (fk_usuario, mensaje, secuencia, fecha, hora)
    select id, ${mensaje}, ${secuencia}::bigint, ${businessDay(now)}::date, ${businessTime(now)}::time
    from unnest(${ids}::bigint[]) id`.execute(trx);
};

export const usersOf = async (trx: Trx, rol: Rol, fk_usuario: number): Promise<number[]> => {
  const users = await trx
    .selectFrom('usuarios')
    .select('id')
    .where(isEnabled(rol))
    .where(concerns(fk_usuario))
    .execute();

  return users.map(({ id }) => id);
};
