import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { createHealth } from '../../../api/operation/health';
import { openTestDatabase, type TestDatabase } from '../../support/api/testDatabase';

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const answersOf = async (health: ReturnType<typeof createHealth>) => {
  const statusOf = async (path: string) => (await health.request(path)).status;

  return { alive: await statusOf('/healthz'), ready: await statusOf('/readyz') };
};

test('a server is alive and ready, and only alive while it stops', async () => {
  let isEnding = false;
  const health = createHealth({ db: database.db, isEnding: () => isEnding });
  expect(await answersOf(health)).toEqual({ alive: 200, ready: 200 });

  isEnding = true;
  expect(await answersOf(health)).toEqual({ alive: 200, ready: 503 });
});

test('[O5] a server is not ready while its database lacks a migration; unknown ones do not matter', async () => {
  const { db } = database;
  await sql`insert into kysely_migration values ('999-de-otra-version', '')`.execute(db);
  expect(await answersOf(createHealth({ db, isEnding: () => false }))).toEqual({ alive: 200, ready: 200 });

  await sql`delete from kysely_migration where name = '001-inicio'`.execute(db);
  const answer = await createHealth({ db, isEnding: () => false }).request('/readyz');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ estado: 'no listo', motivo: 'faltan migraciones' });
});

test.each([
  [0, false, undefined],
  [0, true, 'la base de datos está dañada: restaure una copia de seguridad'],
  [
    1,
    true,
    'el reloj del servidor está atrasado; la base de datos está dañada: restaure una copia de seguridad',
  ],
])(
  '[N9] a server that is %i ms late and whose damage is known (%s) is ready with the notice',
  async (late, isKnown, aviso) => {
    const health = createHealth({
      db: database.db,
      isEnding: () => false,
      clock: { lateBy: () => late },
      damage: { isKnown: () => isKnown },
    });

    const answer = await health.request('/readyz');

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ estado: 'listo', aviso });
  },
);

test('a server without its database is alive and not ready @ci', async () => {
  const { db, close } = await openDatabase({ databaseUrl: 'postgresql://127.0.0.1:1/nowhere' });

  expect(await answersOf(createHealth({ db, isEnding: () => false }))).toEqual({ alive: 200, ready: 503 });
  await close();
});
