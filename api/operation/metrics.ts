import { createServer, type Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client';
import type { Db } from '../db/schema';

interface Measured extends Pick<Database, 'db' | 'connections'> {
  streams(): number;
}

/** Prometheus metrics. Labels are route patterns and no users, so there are few series. */
export const createMetrics = ({ db, connections, streams }: Measured) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const gauge = (name: string, help: string, collect?: (this: Gauge) => void | Promise<void>) =>
    new Gauge({ name: `loteria_${name}`, help, registers, ...(collect && { collect }) });

  const durations = new Histogram({
    name: 'loteria_http_request_duration_seconds',
    help: 'From the head of a request to that of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const backup = gauge(
    'last_backup_timestamp_seconds',
    'When the last backup was done; 0 for none by this server',
  );
  gauge('event_streams', 'Pages that hear what others do as it happens', function () {
    this.set(streams());
  });
  gauge('sessions', 'Sessions that are alive, for all servers on this database', async function () {
    const alive = await countSessions(db).catch(() => undefined);
    if (alive !== undefined) this.set(alive);
  });
  gauge('database_up', 'Whether the database answered when this was read', async function () {
    this.set(
      await countSessions(db).then(
        () => 1,
        () => 0,
      ),
    );
  });
  new Gauge({
    name: 'loteria_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });

  const watch: MiddlewareHandler = async (c, next) => {
    const end = durations.startTimer();
    try {
      await next();
    } finally {
      const { status } = c.res;
      const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';
      end({ method: METHODS.has(c.req.method) ? c.req.method : 'other', route, status });
    }
  };

  return {
    watch,
    backedUp: (when: Date) => backup.set(when.getTime() / 1000),
    read: () => registry.metrics(),
    server: serverOf(registry),
  };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const countSessions = async (db: Db): Promise<number | undefined> => {
  const { rows } = await sql<{ alive: number }>`
    select count(*) as alive from sesiones where fecha_cierre is null and expira > now()`.execute(db);

  return rows[0]?.alive;
};

const serverOf = (registry: Registry): Server =>
  createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', registry.contentType);

    return response.end(await registry.metrics());
  });
