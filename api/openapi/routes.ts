import type { Hono } from 'hono';
import type { ApiEnv } from '../answer/answer';
import { describeContract } from './openapi';

/** The contract as OpenAPI. It is in the sources as well, so nobody has to sign in for it. */
export const openApiRoutes = (app: Hono<ApiEnv>): void => {
  app.get('/api/openapi.json', (c) => {
    kept ??= JSON.stringify(describeContract());

    return c.body(kept, 200, { 'Content-Type': 'application/json' });
  });
};

/** Made when it is first asked for, so that a start does not wait for it. */
let kept: string | undefined;
