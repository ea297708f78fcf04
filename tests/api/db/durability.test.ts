import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { openDataDir } from '../../support/api/folders';

let dataDir: string;

beforeEach(() => {
  dataDir = openDataDir();
});

describe('the embedded database', () => {
  test('[A5] [A26] a commit is on the disk before it is acknowledged, and a new engine syncs only what was written', () => {
    const log = join(dataDir, 'fsyncs');
    fs.writeFileSync(log, '');
    const at = (name: string) => `./tests/support/api/db/${name}`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', at('countFsyncs.cjs'), '--import', 'tsx', at('commits.ts')],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir, FSYNC_LOG: log }, encoding: 'utf8' },
    );

    expect(stdout, stderr).toMatch(/^\{.*\}\n$/);
    const { commits, reopening } = JSON.parse(stdout);
    expect(commits).toBeGreaterThanOrEqual(50);
    expect(commits).toBeLessThan(60);
    expect(reopening).toBeGreaterThan(0);
    // The database has a thousand files.
    expect(reopening).toBeLessThan(300);
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
