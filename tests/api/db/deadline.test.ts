import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../../api/db/client';
import { isTooSlow } from '../../../api/db/faults';
import { migrate } from '../../../api/db/migrations';
import { createHealth } from '../../../api/operation/health';
import { openDataDir } from '../../support/api/folders';
import { createEmptyDatabase } from '../../support/api/testDatabase';

const isEmbedded = process.env.TEST_DATABASE === 'pglite';

let database: Database;

beforeAll(async () => {
  // The embedded one lies on disk, as users have it: in memory it cannot be opened again.
  database = await openDatabase(
    isEmbedded ? { dataDir: openDataDir() } : { databaseUrl: await createEmptyDatabase() },
  );
  await sql`create table filas (id integer primary key)`.execute(database.db);
});
afterAll(() => database.close());

const endless = sql`select count(*) from generate_series(1, 1000000000000)`;
const lasting = (seconds: number) => sql`
  do $$ begin while clock_timestamp() < now() + ${sql.lit(`${seconds} s`)}::interval loop null; end loop; end $$`;

const insert = ({ db }: Pick<Database, 'db'>, id: number) =>
  sql`insert into filas values (${id})`.execute(db);

const idsOf = async ({ db }: Database) => {
  const { rows } = await sql<{ id: number }>`select id from filas order by id`.execute(db);

  return rows.map(({ id }) => id);
};

test.runIf(isEmbedded)(
  '[N1] while a statement runs the server answers what needs no database, and is ready @ci',
  async () => {
    const { db, patient } = database;
    await migrate(patient);
    const health = createHealth({ db, isEnding: () => false });
    expect((await health.request('/readyz')).status).toBe(200);

    let isOver = false;
    const running = lasting(1)
      .execute(db)
      .finally(() => {
        isOver = true;
      });
    let answers = 0;
    while (!isOver) {
      for (const path of ['/healthz', '/readyz']) {
        expect((await health.request(path)).status).toBe(200);
        answers += 1;
      }
    }
    await running;

    expect(answers).toBeGreaterThan(20);
  },
);

test.runIf(isEmbedded)(
  '[N2] a statement that is answered while the whole server stands still is not ended @ci',
  async () => {
    const answered = sql<{ n: number }>`select 1 as n`.execute(database.db);
    // Its first bytes are on their way.
    await new Promise((resolve) => setImmediate(resolve));
    const end = performance.now() + 5_000;
    while (performance.now() < end);

    expect((await answered).rows).toEqual([{ n: 1 }]);
  },
);

test('[N2] a statement without end is ended, its transaction is undone, and nobody else is refused', async () => {
  await insert(database, 1);

  const slow = database.db.transaction().execute(async (trx) => {
    await insert({ db: trx }, -1);
    await endless.execute(trx);
  });
  const refused = expect(slow).rejects.toSatisfy(isTooSlow);
  const others = Array.from({ length: 50 }, (_, index) => insert(database, index + 2));
  await Promise.all([refused, ...others]);

  expect(await idsOf(database)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1));
});

test('[N2] patient work may take longer than a request, and the next request has its deadline again @ci', async () => {
  await lasting(4.5).execute(database.patient);

  await expect(endless.execute(database.db)).rejects.toSatisfy(isTooSlow);
});
