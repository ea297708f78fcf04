import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import { openReplica } from '../../../api/db/replica';
import { ApiError } from '../../../api/http/errors';
import { dashboardCalls } from '../../../contract/dashboard';
import { gastosRest } from '../../../contract/gastos';
import { planillasCalls } from '../../../contract/planillas';
import { reportesCalls } from '../../../contract/reportes';
import { openPostgres } from '../../full/ownPostgres';
import { openWorld, TODAY, using, type World } from '../world';

type Own = Awaited<ReturnType<typeof openPostgres>>;

let primary: Own;
let standby: Own;
let onPrimary: Database;
let onStandby: Database;
let replica: Awaited<ReturnType<typeof openReplica>>;
let world: World;
/** How often something was read as a report. */
let reports = 0;

beforeAll(async () => {
  primary = await openPostgres();
  onPrimary = await openDatabase({ databaseUrl: primary.url });
  await migrate(onPrimary.db);
  standby = await openPostgres({ standbyOf: primary.folder });
  onStandby = await openDatabase({ databaseUrl: standby.url });
  replica = await openReplica(standby.url, onPrimary.db);
  const { db, listen, close } = onPrimary;
  world = await openWorld({
    database: { db, listen, close, reset: async () => undefined },
    reading: (work) => {
      reports += 1;

      return replica.reading(work);
    },
  });
});
afterAll(async () => {
  await replica.close();
  await onStandby.close();
  await world.close();
  await standby.close();
  await primary.close();
});

const isStandby = (asked = replica) =>
  asked.reading(async (db) => {
    const { rows } = await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(db);

    return rows[0]?.it;
  });
/** As somebody asks who comes again. */
const untilStandby = () => expect.poll(() => isStandby(), { timeout: 20_000 }).toBe(true);
beforeEach(untilStandby);

const gastos = using(gastosRest.calls);
const spend = async (descripcion: string) => {
  const { status } = await gastos.create(world.berta, {
    ...{ fecha: TODAY, tipo: 'otros', descripcion, valor: 1, forma_pago: 'efectivo', comprobante: '' },
    fk_usuario: world.berta.user.id,
  });
  expect(status).toBe(200);
};
/** What stands in the report of whoever has spent. */
const reported = async () => {
  const { status, body } = await world.berta.call(
    {
      ...reportesCalls.movimientos,
      path: `${reportesCalls.movimientos.path}?fecha_gte=${TODAY}&fecha_lte=${TODAY}`,
    },
    {},
  );
  expect(status).toBe(200);

  return body.filas.map(({ detalle }: { detalle: string }) => detalle);
};

describe.each(['on', 'off'])('with synchronous_commit %s', (value) => {
  beforeAll(async () => {
    await sql`alter database postgres set synchronous_commit = ${sql.lit(value)}`.execute(onPrimary.db);
    // For lines that are made from now on.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'
      and datname = current_database()`.execute(onPrimary.db);
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(onPrimary.db).catch(() => undefined);
  });

  test('who has just written reads it in every report, however far the standby is behind', async () => {
    const { rows } = await sql<{ is: string }>`select current_setting('synchronous_commit') as is`.execute(
      onPrimary.db,
    );
    expect(rows[0]?.is).toBe(value);
    await sql`select pg_wal_replay_pause()`.execute(onStandby.db);
    onTestFinished(async () => {
      await sql`select pg_wal_replay_resume()`.execute(onStandby.db);
    });

    for (let turn = 1; turn <= 5; turn += 1) {
      await spend(`${value} ${turn}`);
      expect(await reported()).toContain(`${value} ${turn}`);
    }
    expect(await isStandby()).toBe(false);
  });

  test('and while it follows, too', async () => {
    for (let turn = 1; turn <= 20; turn += 1) {
      await spend(`${value} al paso ${turn}`);
      expect(await reported()).toContain(`${value} al paso ${turn}`);
    }
    await untilStandby();
  });
});

test('reports, sheets and the dashboard are read there; what may be written next is not', async () => {
  const calls = [
    ...Object.values(reportesCalls),
    ...Object.values(planillasCalls),
    ...Object.values(dashboardCalls),
  ];
  reports = 0;
  for (const call of calls) {
    const query = `por=semana&fecha=${TODAY}&fecha_gte=${TODAY}&fecha_lte=${TODAY}&fk_usuario=${world.berta.user.id}`;
    expect((await world.chief.call({ ...call, path: `${call.path}?${query}` })).status).toBe(200);
  }
  expect(reports).toBe(calls.length);

  expect((await world.chief.call(gastosRest.calls.list)).status).toBe(200);
  expect(reports).toBe(calls.length);
});

test('a standby that is away is left, in between or before, and used again by itself', async () => {
  let tries = 0;
  const cut = await replica.reading(async (db) => {
    tries += 1;
    if (tries === 1) await standby.stop();
    const { rows } = await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(db);

    return rows[0]?.it;
  });
  expect([tries, cut]).toEqual([2, false]);
  expect(await isStandby()).toBe(false);
  expect(await reported()).toEqual(expect.any(Array));

  await standby.start();
  await untilStandby();
});

test('it takes no more than the rights of who owns the tables', async () => {
  await sql`create role duena login`.execute(onPrimary.db);
  const as = (url: string) => url.replace('postgres@', 'duena@');
  const owner = await openDatabase({ databaseUrl: as(primary.url) });
  const own = await openReplica(as(standby.url), owner.db);
  const read = () =>
    own.reading(async (db) => {
      const { rows } = await sql<{ who: string; it: boolean }>`
        select current_user as who, pg_is_in_recovery() as it`.execute(db);

      return rows[0];
    });

  await expect.poll(read, { timeout: 20_000 }).toEqual({ who: 'duena', it: true });
  await own.close();
  await owner.close();
});

test('a refusal is one wherever it was found, and asked for once', async () => {
  let tries = 0;
  const refused = replica.reading(async () => {
    tries += 1;
    throw new ApiError(422, 'no');
  });

  await expect(refused).rejects.toThrow('no');
  expect(tries).toBe(1);
});

test('a standby that still follows the primary of before a failover is not believed, however far it has come', async () => {
  const next = await openPostgres({ standbyOf: primary.folder });
  const onNext = await openDatabase({ databaseUrl: next.url });
  const ofNext = await openReplica(standby.url, onNext.db);
  onTestFinished(async () => {
    await ofNext.close();
    await onNext.close();
    await next.close();
  });
  await sql`select pg_promote()`.execute(onNext.db);

  // The old one goes on by itself, far beyond where the new one began.
  await sql`select pg_switch_wal()`.execute(onPrimary.db);
  await spend('Después del relevo');
  await untilStandby();

  expect(await isStandby(ofNext)).toBe(false);
});

test('one that leads itself, as after a failover, is no standby any more', async () => {
  await sql`select pg_promote()`.execute(onStandby.db);
  await sql`create table solo_aqui ()`.execute(onStandby.db);

  expect(await isStandby()).toBe(false);
  await spend('después del cambio');
  expect(await reported()).toContain('después del cambio');
});
