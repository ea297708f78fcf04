import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFolder } from '../support/api/folders';

test('[L11] one command makes each picture of the guide anew', () => {
  const folder = openFolder();
  const { PATH, HOME, CHROME_PATH } = process.env;

  const { status, stdout, stderr } = spawnSync('npm', ['run', 'guide'], {
    env: { PATH, HOME, ...(CHROME_PATH && { CHROME_PATH }), GUIDE_FOLDER: folder },
    encoding: 'utf8',
  });

  expect(status, stdout + stderr).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(readdirSync('docs/guia/img').toSorted());
});
