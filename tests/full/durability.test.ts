import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeDataDir } from '../api/dataDir';
import { killWriters } from '../api/db/killWriters';

test('[A5] killed 20 times while it writes, the embedded database loses no row that it has acknowledged', async () => {
  const dataDir = makeDataDir();

  expect(await killWriters(dataDir, 20)).toEqual([]);
  rmSync(dataDir, { recursive: true });
});
