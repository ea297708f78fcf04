import { sesionesCalls } from '../../contract/sesiones';
import type { Answer } from '../answer/answer';
import { closeSessionsOf, listSessions } from '../auth/sessions';

export const sesionesRoutes = (answer: Answer): void => {
  answer(sesionesCalls.list, async ({ db, session, now }) => {
    const rows = await listSessions(db, session, now);

    return { sesiones: rows.map((row) => ({ ...row, actual: row.id === session.id })) };
  });

  answer(sesionesCalls.closeOthers, async ({ db, session, now }) => {
    await closeSessionsOf(db, session.user.id, now, session.id);

    return { message: 'Sus otras sesiones se cerraron' };
  });
};
