import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest';

/** Removed when the test or the file that opens it ends. */
export const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (TestRunner.getCurrentTest()) onTestFinished(remove);
  else afterAll(remove);

  return folder;
};

/** Copies the empty cluster of pglite.ts, because a new one takes seconds. */
export const openDataDir = (): string => {
  const dataDir = openFolder();
  const db = join(dataDir, 'db');
  mkdirSync(db);
  const { status, stderr } = spawnSync('tar', ['-xf', inject('emptyCluster'), '-C', db], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The empty database could not be unpacked: ${stderr}`);

  return dataDir;
};
