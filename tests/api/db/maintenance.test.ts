import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../api/db/client';
import { createMaintenance, maintain } from '../../../api/db/maintenance';
import { parseEnv } from '../../../api/process/env';
import { prepare } from '../../../api/start/prepare';
import { openDataDir } from '../../support/api/folders';
import { sized } from '../../support/size';

const ROWS = sized(2_000, 20_000);
const BUSY = 62;
const STARTS = sized(1, 2);

/** Each test has a table of its own, because to open an engine costs two seconds. */
let database: Database;

beforeAll(async () => {
  const opened = await openDatabase({ dataDir: openDataDir() });
  database = { ...opened, db: opened.patient };
});
beforeEach(async () => {
  await sql`drop table if exists filas, otras, iguales`.execute(database.db);
  await sql`create table filas (id integer primary key, texto text not null)`.execute(database.db);
  await sql`insert into filas select n, 'texto ' || n from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
    database.db,
  );
});
afterAll(() => database.close());

interface Counts {
  dead: number;
  changed: number;
  vacuums: number;
  bytes: number;
  planned: number;
}

const readCounts = async ({ db }: Pick<Database, 'db'>, table = 'filas'): Promise<Counts> => {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<Counts>`select pg_stat_get_dead_tuples(oid) as dead,
    pg_stat_get_mod_since_analyze(oid) as changed, pg_stat_get_vacuum_count(oid) as vacuums,
    pg_relation_size(oid) as bytes, reltuples::float8 as planned
    from pg_class where oid = ${table}::regclass`.execute(db);
  if (!rows[0]) throw new Error(`No table ${table}`);

  return rows[0];
};

const readLog = async ({ db }: Pick<Database, 'db'>): Promise<number> => {
  const { rows } = await sql<{
    bytes: number;
  }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) as bytes
    from pg_control_checkpoint()`.execute(db);

  return rows[0]?.bytes ?? Number.NaN;
};

/** Two in a row: between them nobody asks. */
const rest = async (look: () => Promise<void>) => {
  await look();
  await look();
};

const rewrite = ({ db }: Pick<Database, 'db'>) => sql`update filas set texto = reverse(texto)`.execute(db);

test('[N3] dead rows are gone and statistics are there once nobody asks', async () => {
  const { look } = createMaintenance(database);
  for (let turn = 0; turn < 5; turn += 1) await rewrite(database);
  const { dead, vacuums } = await readCounts(database);
  expect([dead > 4 * ROWS, vacuums]).toEqual([true, 0]);

  await rest(look);

  expect(await readCounts(database)).toMatchObject({ dead: 0, changed: 0, vacuums: 1, planned: ROWS });
});

test('[N3] a table is due when a fifth of its rows and 50 more have changed, and not before', async () => {
  const { db } = database;
  const { look } = createMaintenance(database);
  const vacuumsAfter = async (changed: number) => {
    await sql`update filas set texto = reverse(texto) where id <= ${sql.lit(changed)}`.execute(db);
    await rest(look);

    return (await readCounts(database)).vacuums;
  };
  await rest(look);

  expect(await vacuumsAfter(ROWS / 5)).toBe(1);
  expect(await vacuumsAfter(51)).toBe(2);
});

test('[N3] a file stops growing, however often its rows are written again, or written and taken back', async () => {
  const { db } = database;
  const { look } = createMaintenance(database);
  const work = async () => {
    await rewrite(database);
    const takenBack = db.transaction().execute(async (trx) => {
      await sql`insert into filas select -n, 'texto' from generate_series(1, ${sql.lit(ROWS)}) n`.execute(
        trx,
      );
      throw new Error('Taken back');
    });
    await expect(takenBack).rejects.toThrow('Taken back');
    await rest(look);

    return (await readCounts(database)).bytes;
  };

  for (let turn = 0; turn < 4; turn += 1) await work();
  const bytes = await work();
  for (let turn = 0; turn < 10; turn += 1) expect(await work()).toBeLessThanOrEqual(bytes);
});

test('[N3] nothing is vacuumed while requests come, but within a minute of looks all the same', async () => {
  const { look } = createMaintenance(database);
  await rewrite(database);
  const lookWhileAsked = async () => {
    await sql`select 1`.execute(database.db);
    await look();
  };

  for (let turn = 0; turn < 30; turn += 1) await lookWhileAsked();
  expect(await readCounts(database)).toMatchObject({ dead: ROWS, vacuums: 0 });

  for (let turn = 30; turn < BUSY; turn += 1) await lookWhileAsked();
  expect(await readCounts(database)).toMatchObject({ dead: 0, changed: 0, vacuums: 1 });
});

test('[N3] whoever asks during a round waits for one statement, and the round ends', async () => {
  const { db, connections } = database;
  await sql`create table otras as select id from filas`.execute(db);
  const { look } = createMaintenance({ db, connections: () => ({ ...connections(), waiting: 1 }) });

  await rest(look);

  const vacuums = [await readCounts(database), await readCounts(database, 'otras')].map(
    (counts) => counts.vacuums,
  );
  expect(vacuums.toSorted()).toEqual([0, 1]);
});

test('[N3] an idle database is vacuumed once after each start, and then left alone @ci', async () => {
  const dataDir = openDataDir();
  const countAll = async ({ db }: Pick<Database, 'db'>) => {
    const { rows } = await sql<{ vacuums: number }>`
      select sum(pg_stat_get_vacuum_count(oid))::bigint as vacuums from pg_class`.execute(db);

    return rows[0]?.vacuums ?? Number.NaN;
  };

  for (let start = 0; start < STARTS; start += 1) {
    const started = await openDatabase({ dataDir });
    const { look } = createMaintenance(started);
    expect(await countAll(started)).toBe(0);
    for (let turn = 0; turn < 4; turn += 1) await rest(look);
    const vacuums = await countAll(started);
    expect(vacuums).toBeGreaterThan(10);

    for (let turn = 0; turn < 4; turn += 1) await rest(look);
    expect(await countAll(started)).toBe(vacuums);
    await started.close();
  }
});

test('[N3] the log stays short while somebody always asks, without a wait for the hour', async () => {
  const { look } = createMaintenance(database);
  await sql`insert into filas select n, repeat('x', 100) from generate_series(100001, 150000) n`.execute(
    database.db,
  );
  expect(await readLog(database)).toBeGreaterThan(8_000_000);

  await look();

  expect(await readLog(database)).toBeLessThan(1_000_000);
});

test('[N3] a log of more than 1 MB becomes short while nobody asks', async () => {
  const { look } = createMaintenance(database);
  await rest(look);
  await sql`insert into filas select n, repeat('x', 100) from generate_series(100001, 115000) n`.execute(
    database.db,
  );
  const bytes = await readLog(database);
  expect([bytes > 1_000_000, bytes < 8_000_000]).toEqual([true, true]);

  await rest(look);

  expect(await readLog(database)).toBeLessThan(1_000_000);
});

test('[N3] the log of a large import gives its room on the disk back @ci', async () => {
  const readRoom = async () => {
    const { rows } = await sql<{
      bytes: number;
    }>`select sum(size)::bigint as bytes from pg_ls_waldir()`.execute(database.db);

    return rows[0]?.bytes ?? Number.NaN;
  };
  const { look } = createMaintenance(database);
  await sql`insert into filas select n, repeat('x', 1000) from generate_series(100001, 160000) n`.execute(
    database.db,
  );
  expect(await readRoom()).toBeGreaterThan(60_000_000);

  await look();

  expect(await readRoom()).toBeLessThan(34_000_000);
});

test('[N3] a join of rows that came without statistics is planned by their number', async () => {
  const { db } = database;
  const { look } = createMaintenance(database);
  await sql`create table iguales (fecha date not null, valor bigint not null)`.execute(db);
  await sql`insert into iguales select '2026-10-14', n % 2 from generate_series(1, 5000) n`.execute(db);
  const plan = async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from iguales a
      join iguales b using (fecha, valor)`.execute(db);

    return Number(/rows=(\d+)/.exec(rows[0]?.['QUERY PLAN'] ?? '')?.[1]);
  };
  expect(await plan()).toBeLessThan(10_000);

  await rest(look);

  // Each of 5,000 rows meets half of them.
  expect(await plan()).toBe(12_500_000);
});

test('[N3] a server at work does so by itself, and leaves a checkpoint when it ends @ci', async () => {
  const dataDir = openDataDir();
  const sizes = join(dataDir, 'db', 'tamanos.json');
  const { db, close } = await prepare(parseEnv({ DATA_DIR: dataDir, DEMO: 'no' }));

  await expect.poll(() => existsSync(sizes), { timeout: 40_000 }).toBe(true);
  await sql`create table filas as select 1 as id`.execute(db);
  const { rows } = await sql<{ path: string }>`select pg_relation_filepath('filas') as path`.execute(db);
  await close();

  expect(JSON.parse(readFileSync(sizes, 'utf8'))).toMatchObject({ [rows[0]?.path ?? '']: 8192 });
});

test('[N3] a start makes a checkpoint first, and tables are looked after all the same if it fails @ci', async () => {
  const made: string[] = [];
  const stop = maintain({
    ...database,
    // Asked after each table.
    connections: () => {
      made.push('vacuum');

      return database.connections();
    },
    checkpoint: () => {
      made.push('checkpoint');

      return Promise.reject(new Error('No space left on device'));
    },
  });

  await expect.poll(() => made, { timeout: 40_000 }).toContain('vacuum');
  await stop();
  expect(made[0]).toBe('checkpoint');
});
