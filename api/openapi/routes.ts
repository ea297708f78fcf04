import type { Hono } from 'hono';
import type { ApiEnv } from '../http/answer';
import { docsPage, docsPolicy } from './docsPage';
import { describeContract } from './openapi';

/** What the contract says, for programs and for people. It is in the sources as well: nobody has to sign in for it. */
export const openApiRoutes = (app: Hono<ApiEnv>): void => {
  app.get('/api/openapi.json', (c) => c.body(made().json, 200, { 'Content-Type': 'application/json' }));
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', docsPolicy);

    return c.html(made().page);
  });
};

let kept: { json: string; page: string } | undefined;

/** When first asked for: a start does not wait for it. */
const made = () => {
  if (!kept) {
    const description = describeContract();
    kept = { json: JSON.stringify(description), page: docsPage(description) };
  }

  return kept;
};
