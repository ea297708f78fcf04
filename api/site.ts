import { Hono } from 'hono';
import type { ApiEnv } from './answer/answer';
import { PROOFS } from './files/proofName';
import { answerError } from './http/errors';
import { refuseForeignHosts } from './http/hosts';
import type { Settings } from './process/env';
import { type Log, logToStderr } from './process/log';

interface Parts {
  health: Hono;
  /** Awaited by each call, which may come before the database is open. */
  app: () => Promise<Hono<ApiEnv>>;
  pages: Hono;
  settings: Pick<Settings, 'hosts' | 'host' | 'demo'>;
  log?: Log;
}

/** All that the server answers. Probes may ask by any name of the host, so they come first. */
export const createSite = ({ health, app, pages, settings, log = logToStderr }: Parts): Hono => {
  const site = new Hono();

  site.onError(answerError(log));
  site.route('/', health);
  site.use(refuseForeignHosts(settings));
  for (const path of ['/api/*', `/${PROOFS}/*`]) {
    site.all(path, async (c) => (await app()).fetch(c.req.raw, c.env));
  }
  site.route('/', pages);

  return site;
};
