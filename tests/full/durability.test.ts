import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killWriters } from '../api/db/killWriters';

test('A5: killed 20 times while it writes, the embedded database loses no row that it has acknowledged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'loteria-durability-'));

  expect(await killWriters(dataDir, 20)).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
