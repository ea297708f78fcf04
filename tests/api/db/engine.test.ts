import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../api/db/client';
import { BrokenEngine } from '../../../api/db/faults';
import { migrate } from '../../../api/db/migrations';
import type { Db } from '../../../api/db/schema';
import { sorteosRest } from '../../../contract/sorteos';
import { breaks } from '../../support/api/db/breaks';
import { openDataDir } from '../../support/api/folders';
import { eventually, openPage, startProcess } from '../../support/api/live/listening';
import { openTestApi } from '../../support/api/testApi';
import { using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';
import { kindsOf, sized } from '../../support/size';

const TIMES = sized(1, 20);
const OTHERS = sized(20, 200);

/** Every test breaks the same one: it is as good as new afterwards. */
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir: openDataDir() });
  await migrate(database.patient);
});
beforeEach(async () => {
  await sql`drop table if exists filas`.execute(database.db);
  await sql`create table filas (id integer primary key)`.execute(database.db);
});
afterAll(() => database.close());

const insert = (db: Db, id: number) => sql`insert into filas values (${id})`.execute(db);

const idsOf = async ({ db }: Pick<Database, 'db'>) => {
  const { rows } = await sql<{ id: number }>`select id from filas order by id`.execute(db);

  return rows.map(({ id }) => id);
};

test.each(kindsOf(Object.entries(breaks), ([name]) => name.includes('copy')))(
  '[A26] %s breaks the engine, and only its own call fails',
  async (_, breakIt) => {
    const { db } = database;
    const acknowledged: number[] = [];

    for (let round = 0; round < TIMES; round += 1) {
      const broken = db.transaction().execute(async (trx) => {
        await insert(trx, -1);
        await breakIt(trx);
      });
      const refused = expect(broken).rejects.toMatchObject({ name: 'BrokenEngine' });
      const others = Array.from({ length: OTHERS }, async (_, index) => {
        const id = round * OTHERS + index;
        await insert(db, id);
        acknowledged.push(id);
        await idsOf(database);
      });
      await Promise.all([refused, ...others]);
    }

    expect(acknowledged).toHaveLength(TIMES * OTHERS);
    expect(await idsOf(database)).toEqual(acknowledged.toSorted((one, other) => one - other));
  },
);

const MEGABYTE = 1_000_000;

test('[N1] the thread of the database keeps nothing of what it answered @ci', async () => {
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await sql`select repeat('x', ${sql.lit(MEGABYTE)})`.execute(database.db);
    }
  };
  /** Without the garbage of this thread, of which other tests leave much. */
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();

    return process.memoryUsage().rss;
  };
  await ask(50);
  const before = used();
  await ask(300);

  // The garbage of the other thread goes with its next work.
  const grown = async () => {
    await ask(10);

    return used() - before;
  };
  await expect.poll(grown, { timeout: 60_000 }).toBeLessThan(200 * MEGABYTE);
});

test('[A26] a break in the commit itself does not say that nothing was saved @ci', async () => {
  const { db } = database;
  await sql`create or replace function rompe() returns trigger language plpgsql as
    $$ begin execute 'select ' || repeat('1+', 100000) || '1'; return null; end $$`.execute(db);
  await sql`create constraint trigger rompe after insert on filas deferrable initially deferred
    for each row execute function rompe()`.execute(db);

  const broken = db.transaction().execute((trx) => insert(trx, 1));

  await expect(broken).rejects.toMatchObject({ name: 'UnsureCommit' });
  expect(await idsOf(database)).toEqual([]);
});

test('[A26] in memory nothing can be opened again: every later statement says so @long', async () => {
  const { db } = await openDatabase();
  await expect(breaks['a deeply nested statement'](db)).rejects.toBeInstanceOf(BrokenEngine);

  await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(BrokenEngine);
  await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(BrokenEngine);
});

test('[A26] streams end, and whoever opens one again hears of changes @ci', async () => {
  const { db, listen } = database;
  const stay = async () => undefined;
  const api = await openTestApi({ database: { db, listen, close: stay, reset: stay } });
  const chief = await api.signIn('superadministrador');
  const { app, end } = await startProcess(api);
  const page = await openPage({ app }, chief);
  await eventually(() => expect(page.isOpen()).toBe(true));

  await expect(breaks['a copy from nowhere'](db)).rejects.toBeInstanceOf(BrokenEngine);
  await eventually(() => expect(page.isOver()).toBe(true));

  const again = await openPage({ app }, chief);
  expect(again.status).toBe(200);
  const { body } = await using(sorteosRest.calls).create(chief, sampleOf(sorteosRest));
  await eventually(() => expect(again.heard).toContain(`resource/sorteos/${body.id} created`));
  await again.leave();
  await end();
  await api.close();
});
