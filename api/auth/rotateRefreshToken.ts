import type { Db } from '../db/schema';
import { addRefreshToken, closeSession, hashOf } from './sessions';
import { daysAfter, GRACE_SECONDS, REMEMBERED_DAYS, secondsAfter } from './time';

/** Returns undefined if the session is over. A token reused after its grace was copied, so the session ends. */
export const rotateRefreshToken = (db: Db, token: string, now: Date) =>
  db.transaction().execute(async (trx) => {
    const found = await lockToken(trx, token, now);
    if (!found) return undefined;

    const { sessionId, userId, fecha_reemplazo } = found;
    if (fecha_reemplazo && fecha_reemplazo < secondsAfter(now, -GRACE_SECONDS)) {
      await closeSession(trx, sessionId, now);

      return undefined;
    }

    await trx
      .updateTable('tokens_refresco')
      .set({ fecha_reemplazo: now.toISOString() })
      .where('hash', '=', hashOf(token))
      .where('fecha_reemplazo', 'is', null)
      .execute();
    await trx
      .deleteFrom('tokens_refresco')
      .where('fk_sesion', '=', sessionId)
      .where('fecha_reemplazo', '<', daysAfter(now, -REMEMBERED_DAYS))
      .execute();

    return { sessionId, userId, refreshToken: await addRefreshToken(trx, sessionId, now) };
  });

/** Locks the session until the new token is written, so a concurrent logout wins. */
const lockToken = (trx: Db, token: string, now: Date) =>
  trx
    .selectFrom('sesiones')
    .innerJoin('tokens_refresco', 'tokens_refresco.fk_sesion', 'sesiones.id')
    .innerJoin('usuarios', 'usuarios.id', 'sesiones.fk_usuario')
    .select(['sesiones.id as sessionId', 'sesiones.fk_usuario as userId', 'fecha_reemplazo'])
    .where('hash', '=', hashOf(token))
    .where('fecha_cierre', 'is', null)
    .where('expira', '>', now.toISOString())
    .where('usuarios.estado', '=', 'A')
    .forUpdate(['sesiones', 'tokens_refresco'])
    .executeTakeFirst();
