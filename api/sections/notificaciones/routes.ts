import { notificacionesCalls } from '../../../contract/notificaciones';
import type { Answer } from '../../answer/answer';
import { ApiError } from '../../http/errors';
import { listOwn, markOwnRead } from './queries';

/** Everybody reads and marks their own, whatever user the body names. */
export const notificacionesRoutes = (answer: Answer): void => {
  answer(notificacionesCalls.list, async ({ db, session }) => ({
    notificaciones: await listOwn(db, session.user.id),
  }));

  answer(notificacionesCalls.update, async ({ db, session, body }) => {
    if (!(await markOwnRead(db, session.user.id, body.id))) {
      throw new ApiError(404, 'No existe la notificación');
    }

    return { message: 'Notificación actualizada correctamente' };
  });
};
