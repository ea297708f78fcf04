import { createServer, type Server } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/client';
import type { Db } from '../db/schema';
import { businessDay } from '../ledger/clock';

interface Measured extends Pick<Database, 'db' | 'connections'> {
  streams(): number;
}

/** Metrics for Prometheus. Routes stand by their pattern and users not at all, so there are few series. */
export const createMetrics = ({ db, connections, streams }: Measured) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `loteria_${name}`, help, labelNames, registers: [registry] });

  const durations = new Histogram({
    name: 'loteria_http_request_duration_seconds',
    help: 'From the head of a request to that of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const underWay = gauge('http_requests_under_way', 'Requests that are not answered yet');
  const pool = gauge('database_connections', 'Connections of the pool, and requests that wait for one', [
    'state',
  ]);
  const open = gauge('event_streams', 'Pages that hear what others do as it happens');
  const backup = gauge(
    'last_backup_timestamp_seconds',
    'When the last backup was done; 0 for none by this server',
  );
  const isUp = gauge('database_up', 'Whether the database answered when this was read');
  const counted = {
    sessions: gauge('sessions', 'Sessions that are alive'),
    pictures: gauge('uploaded_pictures_today', 'Pictures that were uploaded today, by all users'),
    bytes: gauge('uploaded_bytes_today', 'Their bytes, as they were sent'),
  };

  const read = async (): Promise<string> => {
    for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
    open.set(streams());
    const counts = await countToday(db).catch(() => undefined);
    isUp.set(counts ? 1 : 0);
    if (counts) for (const name of COUNTED) counted[name].set(counts[name]);

    return registry.metrics();
  };

  const watch: MiddlewareHandler = async (c, next) => {
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
  };

  return {
    watch,
    backedUp: (when: Date) => backup.set(when.getTime() / 1000),
    read,
    server: serverOf(read),
  };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const COUNTED = ['sessions', 'pictures', 'bytes'] as const;

const countToday = async (db: Db) => {
  const { rows } = await sql<Record<(typeof COUNTED)[number], number>>`select
    (select count(*) from sesiones where fecha_cierre is null and expira > now()) as sessions,
    coalesce(sum(imagenes), 0) as pictures, coalesce(sum(bytes), 0) as bytes
    from cargas_del_dia where fecha = ${businessDay(new Date())}`.execute(db);

  return rows[0];
};

const serverOf = (read: () => Promise<string>): Server =>
  createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');

    return response.end(await read());
  });
