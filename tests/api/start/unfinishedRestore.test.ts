import { expect, test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import { markInTables } from '../../../api/operation/backup/unfinished';
import { parseEnv } from '../../../api/process/env';
import { lineOf } from '../../../api/process/operatorError';
import { prepare } from '../../../api/start/prepare';
import { openFolder } from '../../support/api/folders';
import { createEmptyDatabase } from '../../support/api/testDatabase';

test('[N11] a server refuses a PostgreSQL that a killed restore left half done, until the mark is gone', async () => {
  const databaseUrl = await createEmptyDatabase();
  const { db, close } = await openDatabase({ databaseUrl });
  const env = { DATABASE_URL: databaseUrl, JWT_SECRET: '0123456789abcdef'.repeat(2), DATA_DIR: openFolder() };
  const start = async () => (await prepare(parseEnv(env))).close();
  await migrate(db);
  const mark = markInTables(db);
  await mark.place();

  expect(lineOf(await start().catch((error) => error))).toBe(
    'La base de datos de DATABASE_URL tiene una restauración sin terminar: ejecute otra vez npm run restore -- archivo.tar.gz, o elija otra con DATABASE_URL.',
  );
  await mark.remove();
  await start();
  await close();
});

test('[N8] a server that starts with a late clock knows it before it answers', async () => {
  const databaseUrl = await createEmptyDatabase();
  const { db, close } = await openDatabase({ databaseUrl });
  await migrate(db);
  const newest = new Date(Date.now() + 14 * 24 * 60 * 60_000);
  await db.insertInto('reloj').values({ id: 1, instante: newest.toISOString() }).execute();

  const env = { DATABASE_URL: databaseUrl, JWT_SECRET: '0123456789abcdef'.repeat(2), DATA_DIR: openFolder() };
  const started = await prepare(parseEnv(env));
  expect(started.now().getTime()).toBeGreaterThanOrEqual(newest.getTime());
  await started.close();
  await close();
});
