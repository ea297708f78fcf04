import { readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import type { Schema } from '../../../api/db/schema';
import { copyEmbedded } from '../../../api/operation/backup/copy';
import { openDataDir, openFolder } from '../../support/api/folders';

const write = (db: Kysely<Schema>, texto: string) => sql`insert into notas values (${texto})`.execute(db);

const makeOld = (folder: string) => {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    utimesSync(join(folder, path), 0, 0);
  }
};

test('[O1] a copy of the embedded database has what was written while its files were copied @ci', async () => {
  const dataDir = openDataDir();
  const { db, close } = await openDatabase({ dataDir });
  await sql`create table notas (texto text)`.execute(db);
  await sql`create table borrada (texto text)`.execute(db);
  await write(db, 'before');
  await sql`checkpoint`.execute(db);
  makeOld(join(dataDir, 'db'));
  // Two writes in one tick of the file system's clock.
  const twice = join('db', 'global', 'dos-veces');
  const tick = new Date();
  const writeTwice = (text: string) => {
    writeFileSync(join(dataDir, twice), text);
    utimesSync(join(dataDir, twice), tick, tick);
  };
  writeTwice('before');

  // The copy takes the connection for what changed: these come just before.
  const connection = db.connection();
  const execute = connection.execute.bind(connection);
  const others = async () => {
    writeTwice('behind');
    await write(db, 'meanwhile');
    await sql`drop table borrada`.execute(db);
    await sql`create table nueva as select 'new' as texto`.execute(db);
  };
  connection.execute = (work) => others().then(() => execute(work));
  db.connection = () => connection;
  const copy = await copyEmbedded(db, dataDir, openFolder());
  await write(db, 'after');
  await close();

  const copied = await openDatabase({ dataDir: copy });
  const { rows } = await sql<{ texto: string }>`select texto from notas union all select texto from nueva
    order by texto`.execute(copied.db);
  await copied.close();
  expect(readFileSync(join(copy, twice), 'utf8')).toBe('behind');
  expect(rows.map(({ texto }) => texto)).toEqual(['before', 'meanwhile', 'new']);
});

test('[O1] files of the database that come and go while they are counted and copied stop no copy @ci', async () => {
  const dataDir = openDataDir();
  const { db, close } = await openDatabase({ dataDir });
  const passing = Array.from({ length: 10 }, (_, index) => join(dataDir, 'db', 'pg_logical', `${index}.tmp`));
  let isOver = false;
  const comeAndGo = async () => {
    while (!isOver) {
      for (const path of passing) writeFileSync(path, '');
      await new Promise((next) => setImmediate(next));
      for (const path of passing) rmSync(path);
      await new Promise((next) => setImmediate(next));
    }
  };
  const coming = comeAndGo();

  for (let time = 0; time < 2; time += 1) {
    await expect(copyEmbedded(db, dataDir, openFolder())).resolves.toMatch(/copia-/);
  }
  isOver = true;
  await coming;
  await close();
}, 300_000);
