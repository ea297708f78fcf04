import { createServer, type Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client';
import type { Db } from '../db/schema';
import { businessDay } from '../ledger/clock';

interface Metrics {
  watch: MiddlewareHandler;
  backedUp: (when: Date) => void;
  read: () => Promise<string>;
  /** Without a session: for loopback only. */
  server: Server;
}

interface Measured extends Pick<Database, 'db' | 'connections'> {
  streams(): number;
}

/** Metrics for Prometheus. Routes stand by their pattern and users not at all, so there are few series. */
export const createMetrics = ({ db, connections, streams }: Measured): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const shared = { registers: [registry] };

  const durations = new Histogram({
    ...shared,
    name: 'loteria_http_request_duration_seconds',
    help: 'From the head of a request to that of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const underWay = new Gauge({
    ...shared,
    name: 'loteria_http_requests_under_way',
    help: 'Requests that are not answered yet',
  });
  new Gauge({
    ...shared,
    name: 'loteria_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
  new Gauge({
    ...shared,
    name: 'loteria_event_streams',
    help: 'Pages that hear what others do as it happens',
    collect() {
      this.set(streams());
    },
  });
  const backup = new Gauge({
    ...shared,
    name: 'loteria_last_backup_timestamp_seconds',
    help: 'When the last backup was done; 0 for none by this server',
  });
  const measured = gaugesOf(registry);

  const read = async () => {
    const counts = await measure(db).catch(() => undefined);
    measured.up.set(counts ? 1 : 0);
    for (const [name, value] of Object.entries(counts ?? {})) {
      measured[name as keyof Counts].set(value);
    }

    return registry.metrics();
  };

  return {
    async watch(c, next) {
      const end = durations.startTimer();
      underWay.inc();
      try {
        await next();
      } finally {
        underWay.dec();
        const { status } = c.res;
        const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';
        end({ method: METHODS.has(c.req.method) ? c.req.method : 'other', route, status });
      }
    },
    backedUp: (when) => backup.set(when.getTime() / 1000),
    read,
    server: serverOf(read),
  };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Counts {
  sessions: number;
  pictures: number;
  bytes: number;
}

const gaugesOf = (registry: Registry) => {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });

  return {
    up: gauge('loteria_database_up', 'Whether the database answered when this was read'),
    sessions: gauge('loteria_sessions', 'Sessions that are alive'),
    pictures: gauge('loteria_uploaded_pictures_today', 'Pictures that were uploaded today, by all users'),
    bytes: gauge('loteria_uploaded_bytes_today', 'Their bytes, as they were sent'),
  };
};

/** For all servers on this database. */
const measure = async (db: Db): Promise<Counts | undefined> => {
  const { rows } = await sql<Counts>`select
    (select count(*) from sesiones where fecha_cierre is null and expira > now()) as sessions,
    coalesce(sum(imagenes), 0) as pictures, coalesce(sum(bytes), 0) as bytes
    from cargas_del_dia where fecha = ${businessDay(new Date())}`.execute(db);

  return rows[0];
};

const serverOf = (read: Metrics['read']): Server =>
  createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');

    return response.end(await read());
  });
