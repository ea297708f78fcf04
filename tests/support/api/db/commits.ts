import { statSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../../../../api/db/client';
import { breaks } from './breaks';

/** Prints how many files were synced for 50 commits, and for an engine that follows a broken one. */
const { FSYNC_LOG = '', DATA_DIR } = process.env;
const fsyncsOf = async (work: () => Promise<unknown>) => {
  const before = statSync(FSYNC_LOG).size;
  await work();

  return statSync(FSYNC_LOG).size - before;
};

const { db, close } = await openDatabase({ dataDir: DATA_DIR });
await sql`create table filas (id integer)`.execute(db);
const commits = await fsyncsOf(async () => {
  for (let id = 0; id < 50; id += 1) await sql`insert into filas values (${id})`.execute(db);
});
const reopening = await fsyncsOf(async () => {
  await breaks['a deeply nested statement'](db).catch(() => undefined);
  await sql`select from filas`.execute(db);
});
await close();
console.log(JSON.stringify({ commits, reopening }));
