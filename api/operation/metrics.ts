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
  const gauge = (name: string, help: string, collect?: (this: Gauge) => void) =>
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
  const sessions = gauge('sessions', 'Sessions that are alive, for all servers on this database');
  const up = gauge('database_up', 'Whether the database answered when this was read');
  const ofDatabase = new Map(
    Object.entries(DATABASE_GAUGES).map(([name, help]) => [name, gauge(name, help)]),
  );
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

  const read = async () => {
    const alive = await countSessions(db).catch(() => undefined);
    up.set(alive === undefined ? 0 : 1);
    if (alive !== undefined) sessions.set(alive);
    const values = await readDatabase(db).catch((): Record<string, number> => ({}));
    for (const [name, value] of Object.entries(values)) ofDatabase.get(name)?.set(value);

    return registry.metrics();
  };

  return {
    watch,
    backedUp: (when: Date) => backup.set(when.getTime() / 1000),
    read,
    server: serverOf(registry.contentType, read),
  };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const countSessions = async (db: Db): Promise<number | undefined> => {
  const { rows } = await sql<{ alive: number }>`
    select count(*) as alive from sesiones where fecha_cierre is null and expira > now()`.execute(db);

  return rows[0]?.alive;
};

const DATABASE_GAUGES = {
  database_bytes: 'Size of the database, without its log',
  database_log_bytes: 'Log since the last checkpoint: what a start after a fault replays',
  last_vacuum_timestamp_seconds: 'When a table was last vacuumed; 0 for none since the start',
  last_analyze_timestamp_seconds: 'When a table was last analysed; 0 for none since the start',
  last_checkpoint_timestamp_seconds: 'When the last checkpoint was made',
  database_dead_rows: 'Rows that a vacuum would remove',
};

/** For both databases. PostgreSQL does its own vacuum. */
const readDatabase = async (db: Db): Promise<Record<string, number>> => {
  const { rows } = await sql<Record<keyof typeof DATABASE_GAUGES, number>>`
    select pg_database_size(current_database())::float8 as database_bytes,
      pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as database_log_bytes,
      coalesce(extract(epoch from max(greatest(last_vacuum, last_autovacuum))), 0)::float8
        as last_vacuum_timestamp_seconds,
      coalesce(extract(epoch from max(greatest(last_analyze, last_autoanalyze))), 0)::float8
        as last_analyze_timestamp_seconds,
      extract(epoch from checkpoint_time)::float8 as last_checkpoint_timestamp_seconds,
      sum(n_dead_tup)::float8 as database_dead_rows
    from pg_control_checkpoint(), pg_stat_all_tables group by redo_lsn, checkpoint_time`.execute(db);

  return rows[0] ?? {};
};

const serverOf = (contentType: string, read: () => Promise<string>): Server =>
  createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('Content-Type', contentType);

    return response.end(await read());
  });
