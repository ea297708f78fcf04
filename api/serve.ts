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
import { createHealth, createStartingHealth } from './operation/health';
import { parseEnv, type Settings } from './process/env';
import { doEvery } from './process/hourly';
import { createNegocio, type Negocio } from './process/negocio';
import { explainAndExit, OperatorError, portInUse } from './process/operatorError';
import { learnNegocio } from './sections/negocio';
import { createSite } from './site';
import { announce } from './start/announce';
import { readCommandLine } from './start/commandLine';
import { openLogo } from './start/openLogo';
import { prepare } from './start/prepare';

const main = async () => {
  const { positionals } = readCommandLine({ usage: USAGE, options: {}, most: 2 });
  const settings = parseEnv(process.env);
  // `npm run dev` passes no folder and a port of its own: Vite serves the pages.
  const [folder = join(import.meta.dirname, '..', 'dist'), apiPort] = positionals;
  const negocio = createNegocio(settings.negocio);
  const brand = { negocio: negocio.vigente, logo: openLogo(settings.logo) };
  const pages = folder === '' ? new Hono() : createPages(folder, { ...settings, ...brand });
  const opening = openApp(settings, negocio);
  const app = async () => (await opening).app;
  let site = createSite({ health: createStartingHealth(), app, pages, settings });

  const server = createServer(
    TIMEOUTS,
    createListener((request, env) => site.fetch(request, env)),
  );
  boundConnections(server);
  const drain = createDrain(server);
  const listenForAll = () => listen(server, Number(apiPort ?? settings.port), settings.host);
  const listenEarly = async () => {
    // Others of several servers answer while this one starts. A server that still drains frees the port soon.
    if (!settings.databaseUrl) return listenForAll().catch(() => undefined);
  };
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      isEnding = true;
      setTimeout(() => process.exit(0), LONGEST_END);
      const { endWork, close } = await opening;
      await Promise.all([drain(), endWork()]);
      await close();
      process.exit(0);
    });
  }

  const [early, { api, clock, metrics, endWork, close }] = await Promise.all([listenEarly(), opening]);
  const health = createHealth({ db: api.db, isEnding: () => isEnding, clock, damage: api.damage });
  site = createSite({ health, app, pages, settings });

  try {
    const port = early ?? (await listenForAll());
    const { metricsPort } = settings;
    if (metrics && metricsPort !== undefined) {
      await listen(metrics.server, metricsPort, LOOPBACK, 'METRICS_PORT');
    }
    await announce(api.patient, settings, apiPort === undefined ? port : settings.port);
    if (!settings.databaseUrl) keepSpare();
  } catch (error) {
    await endWork();
    await close();
    throw error;
  }
};

const USAGE = `Uso: npm start
  o node build/server.js [carpeta de las páginas] [puerto]

El puerto, la carpeta de datos y lo demás se dan con variables de entorno: docs/operacion.md.`;

const openApp = async (settings: Settings, negocio: Negocio) => {
  const { trustProxy, hsts, tellsCauses, metricsPort } = settings;
  const { close, connections, clock, ...api } = await prepare(settings);
  await learnNegocio(api.db, negocio);
  // Another of several servers may have changed it.
  const stopLearning = doEvery(NEGOCIO_PERIOD, 'Nombre del negocio', () => learnNegocio(api.db, negocio));
  const live = createLive(api);
  const measured = { db: api.db, connections, streams: live.count };
  const metrics =
    metricsPort === undefined ? undefined : (await import('./operation/metrics')).createMetrics(measured);
  const program = join(import.meta.dirname, 'backup.js');
  const endBackups = await serveBackups({ ...settings, program }, api, (when) => metrics?.backedUp(when));

  return {
    api,
    clock,
    metrics,
    app: createApp({ ...api, trustProxy, negocio, hsts, tellsCauses, watch: metrics?.watch, live }),
    endWork: () => Promise.all([live.end(), endBackups(), stopLearning()]),
    close,
  };
};

/** In milliseconds. */
const NEGOCIO_PERIOD = 60_000;

/** In milliseconds. A proxy must close idle connections first (nginx: 60 s), or it sends requests into closed ones. */
const TIMEOUTS = { headersTimeout: 15_000, requestTimeout: 180_000, keepAliveTimeout: 75_000 };

const LONGEST_END = 9_500;

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
