import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('npm run dev finds its own files in a folder with blanks and accents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mi lotería '));
  for (const name of ['api', 'contract', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));

  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const { stderr, status } = spawnSync(process.execPath, [vite], {
    cwd: folder,
    env: { ...process.env, PORT: 'x' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });

  expect(stderr.trim()).toBe('Error: PORT debe ser un número de 0 a 65535, no "x".');
  expect(status).toBe(1);
});
