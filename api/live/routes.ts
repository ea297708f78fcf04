import type { Hono } from 'hono';
import { EVENTOS } from '../../contract/eventos';
import type { Api, ApiEnv } from '../answer/answer';
import { authenticate } from '../auth/authenticate';
import { checkAccess } from '../auth/permission';
import { ApiError } from '../http/errors';
import type { Live } from './live';

export const eventosRoute = (app: Hono<ApiEnv>, api: Api, live: Live): void => {
  app.get(EVENTOS, async (c) => {
    // HEAD would hold a stream that nobody reads.
    if (c.req.method !== 'GET') throw new ApiError(405, 'Este dato se pide con GET');
    const session = await authenticate(c, api);
    checkAccess(session, 'session');

    return c.body(live.open(session), 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // nginx buffers otherwise.
      'X-Accel-Buffering': 'no',
    });
  });
};
