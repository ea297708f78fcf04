import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../api/db/client';
import { isMigrated, migrate, migrateTo } from '../../../api/db/migrations';
import { createEmptyDatabase } from '../../support/api/testDatabase';

let servers: Database[];
let url: string;
beforeAll(async () => {
  const databaseUrl = await createEmptyDatabase();
  url = databaseUrl;
  servers = await Promise.all(Array.from({ length: 3 }, () => openDatabase({ databaseUrl })));
});
afterAll(() => Promise.all(servers.map(({ close }) => close())));

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });

  return { open, opened };
};

test('only one server at a time runs a task; the others skip it or wait', async () => {
  const [first, second, third] = servers as [Database, Database, Database];
  const [begun, end] = [gate(), gate()];
  const done: string[] = [];
  const underWay = first.alone('tarea', async () => {
    begun.open();
    await end.opened;
    done.push('first');
  });
  await begun.opened;

  await second.alone('tarea', async () => void done.push('second'));
  await second.alone('otra', async () => void done.push('another task'));
  const after = third.alone('tarea', async () => void done.push('third'), { wait: true });
  expect(done).toEqual(['another task']);
  end.open();
  await Promise.all([underWay, after]);

  expect(done).toEqual(['another task', 'first', 'third']);
});

test('a task is free again after it fails or its server is cut off', async () => {
  const [first, second] = servers as [Database, Database];
  const done: string[] = [];

  await expect(first.alone('tarea', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await second.alone('tarea', async () => void done.push('after a failure'));

  const cut = first.alone('tarea', async () => {
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(second.db);
  });
  await expect(cut).rejects.toThrow();
  await sql`select 1`.execute(first.db);
  await second.alone('tarea', async () => void done.push('after a cut'));

  expect(done).toEqual(['after a failure', 'after a cut']);
});

test('[O3] a migration waits briefly for a locked table and retries, so no other query is refused @long', async () => {
  const [first, holder, other] = servers as [Database, Database, Database];
  await migrateTo(first.patient, ['008-repeticiones']);
  const isWaiting = async () => {
    const { rows } =
      await sql`select from pg_locks where not granted and relation = 'ventas'::regclass`.execute(other.db);

    return rows.length > 0;
  };

  const release = gate();
  const held = holder.db.transaction().execute(async (trx) => {
    await sql`lock table ventas in share update exclusive mode`.execute(trx);
    await release.opened;
  });
  const migrating = migrate(first.patient);
  for (let seen = 0; seen < 3; seen += 1) {
    await expect.poll(isWaiting, { timeout: 30_000, interval: 20 }).toBe(true);
    await other.db.selectFrom('ventas').select('id').execute();
  }
  release.open();
  await Promise.all([held, migrating]);

  expect(await other.db.selectFrom('ventas').select('por_corregir').execute()).toEqual([]);
});

test('servers that start at once migrate one by one', async () => {
  const databaseUrl = await createEmptyDatabase();
  const starting = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ databaseUrl })));

  await Promise.all(starting.map(({ patient }) => migrate(patient)));
  expect(await Promise.all(starting.map(({ db }) => isMigrated(db)))).toEqual(starting.map(() => true));
  await Promise.all(starting.map(({ close }) => close()));
});

test('[N11] a server that waits long for another one says so, once', async () => {
  const [first, second] = servers as [Database, Database, Database];
  const [begun, end] = [gate(), gate()];
  let told = 0;
  const onWait = () => {
    told += 1;
  };
  await second.alone('libre', async () => undefined, { wait: true, onWait });
  const underWay = first.alone('preparar', async () => {
    begun.open();
    await end.opened;
  });
  await begun.opened;
  expect(told).toBe(0);
  const other = await openDatabase({ databaseUrl: url });
  const waiting = other.alone('preparar', async () => undefined, { wait: true, onWait });

  await expect.poll(() => told).toBe(1);
  end.open();
  await Promise.all([underWay, waiting]);

  expect(told).toBe(1);
  await other.close();
});
