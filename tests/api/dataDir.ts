import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data folder with an empty database, as a first start leaves it; to make one anew takes seconds. */
export const makeDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'loteria-data-'));
  const db = join(dataDir, 'db');
  mkdirSync(db);
  const { status, stderr } = spawnSync('tar', ['-xf', inject('emptyCluster'), '-C', db], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The empty database could not be unpacked: ${stderr}`);

  return dataDir;
};
