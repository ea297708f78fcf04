import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { startWriter } from './startWriter';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'loteria-durability-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the embedded database', () => {
  test('A5: a commit is on the disk before it is acknowledged', async () => {
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

  test('A5: killed 20 times while it writes, it loses no row that it has acknowledged', async () => {
    const acknowledged: number[] = [];
    const found: number[][] = [];

    for (let round = 0; round <= 20; round += 1) {
      const writer = startWriter(dataDir);
      for await (const line of writer.lines) {
        if (line.startsWith('has ')) found.push(JSON.parse(line.slice(4)));
        else acknowledged.push(Number(line.slice(6)));
        if (acknowledged.length >= (round + 1) * 37 || round === 20) break;
      }
      await writer.kill();
    }

    const last = new Set(found.at(-1));
    expect(found).toHaveLength(21);
    expect(acknowledged.length).toBeGreaterThan(20 * 37 - 1);
    expect(acknowledged.filter((id) => !last.has(id))).toEqual([]);
  }, 180_000);

  test('nobody else on the machine can read it, nor one that was open to all', async () => {
    const folder = join(dataDir, 'db');
    const mode = () => fs.statSync(folder).mode & 0o777;

    await (await openDatabase({ dataDir })).close();
    expect(mode()).toBe(0o700);
    fs.chmodSync(folder, 0o755);
    await (await openDatabase({ dataDir })).close();
    expect(mode()).toBe(0o700);
  });

  test('what was cut short while it was made is made again', async () => {
    fs.mkdirSync(join(dataDir, 'db.nueva'));
    fs.writeFileSync(join(dataDir, 'db.nueva', 'PG_VERSION'), '18\n');

    const { db, close } = await openDatabase({ dataDir });
    expect((await sql<{ n: number }>`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }]);
    await close();
  });
});
