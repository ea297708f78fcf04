import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApp } from '../../../api/app';
import { openDatabase } from '../../../api/db/client';
import { createMetrics } from '../../../api/operation/metrics';
import { JWT_SECRET } from '../../support/api/testApi';
import { openWorld } from '../../support/api/world';

const api = openWorld();

const connections = () => ({ total: 3, idle: 2, waiting: 1 });
const streams = () => 7;

test('Prometheus reads requests by route and status, connections and sessions, but no path or name', async () => {
  const { db, filesDir } = api;
  const metrics = createMetrics({ db, connections, streams });
  const watched = createApp({
    db,
    filesDir,
    jwtSecret: JWT_SECRET,
    log: () => undefined,
    watch: metrics.watch,
  });
  api.clock.now = new Date();
  await api.signInAs(await api.addUser());

  await watched.request('/api/ana-mora-0912345678');
  await watched.request('/api/auth/refresh-token', { method: 'POST' });
  const text = await metrics.read();

  expect(text).toContain(
    'loteria_http_request_duration_seconds_count{method="POST",route="/api/auth/refresh-token",status="401"} 1',
  );
  expect(text).toContain('route="none",status="404"} ');
  expect(text).toContain('loteria_database_connections{state="waiting"} 1');
  expect(text).toContain('loteria_event_streams 7');
  expect(text).toContain('loteria_database_up 1');
  expect(text).toContain('loteria_sessions 1');
  expect(text).not.toContain('0912345678');
});

test('[N3] the operator reads how large the database and its log are, and when they were last looked after', async () => {
  const { db } = api;
  const began = Math.floor(Date.now() / 1000) - 1;
  const readMetric = async (name: string) =>
    Number(
      new RegExp(`^loteria_${name} (.+)$`, 'm').exec(
        await createMetrics({ db, connections, streams }).read(),
      )?.[1],
    );

  await sql`vacuum usuarios`.execute(db);
  await sql`analyze usuarios`.execute(db);
  await sql`checkpoint`.execute(db);
  await sql`select pg_stat_force_next_flush()`.execute(db);

  expect(await readMetric('database_bytes')).toBeGreaterThan(5_000_000);
  // Other databases of the same server write into one log.
  await expect
    .poll(async () => {
      await sql`checkpoint`.execute(db);

      return readMetric('database_log_bytes');
    })
    .toBeLessThan(5_000_000);
  expect(await readMetric('database_dead_rows')).toBeGreaterThanOrEqual(0);
  for (const name of ['last_vacuum', 'last_analyze', 'last_checkpoint']) {
    expect(await readMetric(`${name}_timestamp_seconds`)).toBeGreaterThanOrEqual(began);
  }
});

test('its port answers only /metrics', async () => {
  const { server } = createMetrics({ db: api.db, connections, streams });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}`;

  expect(await (await fetch(`${url}/metrics`)).text()).toContain('loteria_database_up 1');
  expect((await fetch(`${url}/api/usuarios`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
  server.closeAllConnections();
  server.close();
});

test('without the database the metrics of the process are still read', async () => {
  const { db, close } = await openDatabase({ databaseUrl: 'postgresql://127.0.0.1:1/nowhere' });

  const text = await createMetrics({ db, connections, streams }).read();

  expect(text).toContain('loteria_database_up 0');
  expect(text).toContain('process_resident_memory_bytes');
  await close();
});
