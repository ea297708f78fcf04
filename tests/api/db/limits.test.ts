import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { impatientPool } from '../../../api/db/impatientPool';
import type { Schema } from '../../../api/db/schema';
import { requireOpenWeek } from '../../../api/ledger/weekLock';
import { feriadosRest } from '../../../contract/feriados';
import { gastosRest } from '../../../contract/gastos';
import { usuariosCalls } from '../../../contract/usuarios';
import { openWorld, PAST, PAST_DAY } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const api = openWorld();

/** Keeps the transaction open until the returned function is called or the test ends. */
const hold = (work: (trx: Transaction<Schema>) => Promise<unknown>): Promise<() => void> =>
  new Promise((resolve) => {
    void api.db.transaction().execute(async (trx) => {
      await work(trx);
      await new Promise<void>((end) => {
        onTestFinished(() => end());
        resolve(end);
      });
    });
  });

const waiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(api.db);

  return rows;
};

test('[A20] a locked table answers 503 with Retry-After, and other tables still work @long', async () => {
  const { chief } = api;
  const letGo = await hold((trx) => sql`lock table gastos in access exclusive mode`.execute(trx));

  // More requests than the pool has connections.
  const waiting = Array.from({ length: 25 }, () => chief.call(gastosRest.calls.list));
  const profile = await chief.call(usuariosCalls.profile);
  const refused = await Promise.all(waiting);
  letGo();

  expect(profile.status).toBe(200);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(refused[0]?.body).toEqual({
    error: 'La base de datos no responde. Espere unos segundos e inténtelo de nuevo.',
  });
  await expect.poll(async () => (await chief.call(gastosRest.calls.list)).status).toBe(200);
});

test('[A25] a write in a week delays only the nomina of that week', async () => {
  const { berta, chief } = api;
  const { id: fk_usuario } = berta.user;
  const letGo = await hold(async (trx) => {
    await requireOpenWeek(trx, { fk_usuario, fecha: PAST_DAY }, api.clock.now);
    await sql`select from usuarios where id = ${fk_usuario} for share`.execute(trx);
  });
  const nomina = api.pay(chief, { ...PAST, fk_usuario });
  await expect.poll(async () => (await waiting()).length).toBe(1);

  expect((await berta.call(usuariosCalls.profile)).status).toBe(200);
  letGo();
  expect((await nomina).status).toBe(200);
});

test('[A6] a retry while the first create still runs is a 409 with Retry-After @long', async () => {
  const { chief } = api;
  const key = { llamada: '/api/feriados', clave: randomUUID() };
  const row = { ...key, fk_usuario: chief.user.id, huella: 'x' };
  const letGo = await hold((trx) => trx.insertInto('repeticiones').values(row).execute());
  const { status, headers, body } = await chief.call(feriadosRest.calls.create, {
    body: sampleOf(feriadosRest),
    headers: { 'Idempotency-Key': key.clave },
  });
  letGo();

  expect(status).toBe(409);
  expect(headers.get('retry-after')).toBe('5');
  expect(body.error).toBe('Este envío todavía se está guardando. Espere unos segundos e inténtelo de nuevo.');
});

test('[A20] a connection cut in a transaction ends only that transaction', async () => {
  const { chief } = api;
  const cut = api.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const pid = rows[0]?.pid;
    await sql`select pg_terminate_backend(${pid})`.execute(api.db);
    await expect
      .poll(async () => (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(api.db)).rows)
      .toEqual([]);
    await sql`select 1`.execute(trx);
  });

  // The error depends on which comes first: the next query or the end of the connection.
  await expect(cut).rejects.toThrow(/(connection error|was closed) and is not queryable|ECONNRESET/);
  expect((await chief.call(usuariosCalls.profile)).status).toBe(200);
});

test('[A20] nothing waits behind a query without an answer, not even its rollback', async () => {
  const pool = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1, query_timeout: 200 });
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<object>({ dialect: new PostgresDialect({ pool: impatientPool(pool) }) });

  const unanswered = db.transaction().execute((trx) => sql`select pg_sleep(5)`.execute(trx));

  await expect(unanswered).rejects.toThrow('Client was closed and is not queryable');
  expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
  await db.destroy();
});
