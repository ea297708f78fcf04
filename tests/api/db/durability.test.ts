import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import type { Db } from '../../../api/db/schema';
import { breaks } from '../../support/api/db/breaks';
import { openDataDir } from '../../support/api/folders';

let dataDir: string;

beforeEach(() => {
  dataDir = openDataDir();
});

describe('the embedded database', () => {
  test('[A5] a commit is on the disk before it is acknowledged', async () => {
    const fsync = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    const { db, close } = await openDatabase({ dataDir });
    await sql`create table filas (id integer)`.execute(db);

    fsync.mockClear();
    for (let id = 0; id < 50; id += 1) await sql`insert into filas values (${id})`.execute(db);

    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(50);
    expect(fsync.mock.calls.length).toBeLessThan(60);

    fsync.mockRestore();
    syncBuiltinESMExports();
    await close();
  });

  test('[A26] an engine that follows a broken one syncs only what was written since, and has every commit', async () => {
    const { db, close } = await openDatabase({ dataDir });
    await sql`create table filas (id integer)`.execute(db);
    await sql`insert into filas values (1)`.execute(db);
    const fsync = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();

    await expect(breaks['a deeply nested statement'](db as unknown as Db)).rejects.toThrow();
    const { rows } = await sql`select id from filas`.execute(db);
    expect(rows).toEqual([{ id: 1 }]);
    const count = fsync.mock.calls.length;
    expect(count).toBeGreaterThan(0);
    // It has a thousand files.
    expect(count).toBeLessThan(300);

    fsync.mockRestore();
    syncBuiltinESMExports();
    await close();
  });

  test('an incomplete new database is created again, readable only by its owner', async () => {
    const folder = join(dataDir, 'db');
    const mode = () => fs.statSync(folder).mode & 0o777;
    fs.renameSync(folder, join(dataDir, 'db.nueva'));
    fs.rmSync(join(dataDir, 'db.nueva', 'global'), { recursive: true });

    const { db, close } = await openDatabase({ dataDir });
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
    await close();
    expect(mode()).toBe(0o700);

    fs.chmodSync(folder, 0o755);
    await (await openDatabase({ dataDir })).close();
    expect(mode()).toBe(0o700);
  });
});
