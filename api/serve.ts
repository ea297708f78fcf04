import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createApp } from './app';
import { keepSpare } from './db/engine';
import { boundConnections } from './http/connections';
import { createDrain } from './http/drain';
import { createListener } from './http/listener';
import { createPages } from './http/pages';
import { createLive } from './live/live';
import { serveBackups } from './operation/backup/serve';
import { createHealth } from './operation/health';
import type { createMetrics } from './operation/metrics';
import { parseEnv } from './process/env';
import { explainAndExit, OperatorError, portInUse } from './process/operatorError';
import { createSite } from './site';
import { announce } from './start/announce';
import { prepare } from './start/prepare';

const main = async () => {
  const settings = parseEnv(process.env);
  const { trustProxy, hsts, metricsPort } = settings;
  // `npm run dev` passes no folder and a port of its own: Vite serves the pages.
  const [folder = join(import.meta.dirname, '..', 'dist'), apiPort] = process.argv.slice(2);
  const pages = folder === '' ? new Hono() : createPages(folder, hsts);
  const { close, connections, clock, ...api } = await prepare(settings);
  const live = createLive(api);
  const metrics =
    metricsPort === undefined
      ? undefined
      : await loadMetrics({ db: api.db, connections, streams: live.count });
  const program = join(import.meta.dirname, 'backup.js');
  const endBackups = await serveBackups({ ...settings, program }, api, (when) => metrics?.backedUp(when));
  const app = createApp({ ...api, trustProxy, hsts, watch: metrics?.watch, live });

  let isEnding = false;
  const health = createHealth({ db: api.db, isEnding: () => isEnding, clock });
  const site = createSite({ health, app, pages, settings });

  const server = createServer(TIMEOUTS, createListener(site.fetch));
  boundConnections(server);
  const drain = createDrain(server);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      isEnding = true;
      setTimeout(() => process.exit(0), LONGEST_END);
      await Promise.all([drain(), live.end(), endBackups()]);
      await close();
      process.exit(0);
    });
  }

  try {
    const port = await listen(server, Number(apiPort ?? settings.port), settings.host);
    if (metrics && metricsPort !== undefined) {
      await listen(metrics.server, metricsPort, LOOPBACK, 'METRICS_PORT');
    }
    await announce(api.patient, settings, apiPort === undefined ? port : settings.port);
    if (!settings.databaseUrl) keepSpare();
  } catch (error) {
    await live.end();
    await endBackups();
    await close();
    throw error;
  }
};

/** In milliseconds. A proxy must close idle connections first (nginx: 60 s), or it sends requests into closed ones. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 180_000, keepAliveTimeout: 75_000 };

const LONGEST_END = 9_500;

const loadMetrics = async (...measured: Parameters<typeof createMetrics>) => {
  const { createMetrics } = await import('./operation/metrics');

  return createMetrics(...measured);
};

const LOOPBACK = '127.0.0.1';

const listen = (server: Server, port: number, host: string, setting = 'PORT'): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(refusalOf(error, port, host, setting)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });

const refusalOf = (error: Error & { code?: string }, port: number, host: string, setting: string): Error => {
  if (error.code === 'EADDRINUSE') return portInUse(port, setting);

  return new OperatorError(`No se puede escuchar en ${host}:${port} (${error.code ?? error.message}).`);
};

main().catch(explainAndExit);
