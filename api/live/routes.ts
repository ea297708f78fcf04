import type { Hono } from 'hono';
import { EVENTOS, presenciasCalls } from '../../contract/eventos';
import type { Answer, Api, ApiEnv } from '../answer/answer';
import { authenticate } from '../auth/authenticate';
import { checkAccess, checkPassword } from '../auth/permission';
import { ApiError } from '../http/errors';
import { audienceOf, concernsSession, isOpenTo } from './audience';
import type { Live } from './live';
import { enter, leave, othersAt } from './presencias';

/** The stream of events, while the session lives. */
export const eventosRoute = (app: Hono<ApiEnv>, api: Api, live: Live): void => {
  app.get(EVENTOS, async (c) => {
    // HEAD would hold a stream that nobody reads.
    if (c.req.method !== 'GET') throw new ApiError(405, 'Este dato se pide con GET');
    const session = await authenticate(c, api);
    checkAccess('session', session);
    checkPassword(undefined, session);

    return c.body(live.open(session), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx buffers otherwise.
      'X-Accel-Buffering': 'no',
    });
  });
};

/** Only who may read a record learns who has it open. */
export const presenciasRoutes = (answer: Answer): void => {
  answer(presenciasCalls.update, async ({ db, session, body }) => {
    const { flujo, recurso, id } = body;
    const { id: fk_usuario } = session.user;
    if (id === null) {
      await leave(db, [flujo], fk_usuario);

      return { usuarios: [] };
    }
    const audience = audienceOf(recurso);
    const owners = audience && isOpenTo(audience, session) ? await audience.ownersOf(db, [id]) : undefined;
    if (!audience || !owners?.has(id) || !concernsSession(audience.ownerOf(session), owners.get(id))) {
      throw new ApiError(404, 'No existe el registro');
    }
    await enter(db, { flujo, fk_usuario, recurso, id });

    return { usuarios: await othersAt(db, { recurso, id }, fk_usuario) };
  });
};
