import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openDataDir, openFolder } from '../support/api/folders';
import { startServer } from '../support/full/server';

test('the archive of a release is reproducible, and the app and its commands run with only Node', async () => {
  const folder = openFolder();
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/release.ts', '--out', folder]);
  const [archive = '', sum = ''] = readdirSync(folder).sort();
  const digest = createHash('sha256')
    .update(readFileSync(join(folder, archive)))
    .digest('hex');
  expect(readFileSync(join(folder, sum), 'utf8')).toBe(`${digest}  ${archive}\n`);
  expect(listed(join(folder, archive)).filter((line) => !OF_NO_PLACE.test(line))).toEqual([]);
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  const home = join(folder, archive.replace('.tar.gz', ''));

  // From there Node cannot find our node_modules.
  const DATA_DIR = openDataDir();
  const { url } = await startServer({ DATA_DIR, DEMO: '1' }, ['env', '-C', home]);
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'administrador', password: 'demo-loteria' }),
  });
  const { token } = await login.json();
  const form = new FormData();
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  form.append('files', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const upload = await fetch(`${url}/api/archivos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(await upload.json()).toEqual({
    paths: [expect.stringMatching(/^comprobantes\/[0-9a-f]{32}\.\w+$/)],
  });

  const command = (name: string, env: Record<string, string>, ...args: string[]) =>
    spawnSync('npm', ['run', '--silent', name, '--', ...args], {
      cwd: home,
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
  const backup = join(folder, 'respaldo.tar.gz');
  expect(command('backup', { DATA_DIR }, backup).stdout).toBe(`Listo: ${backup}\n`);
  const restored = command('restore', { DATA_DIR: join(folder, 'otra') }, backup);
  expect(restored.stdout).toMatch(
    /^Listo: \d+ tablas y \d+ comprobantes?, iguales a los del respaldo\. Inicie el servidor\.\n$/,
  );
  const made = command('create-admin', { DATA_DIR: join(folder, 'otra') }, '--username', 'ana');
  expect(made.stderr).toBe('Error: Ya hay un súper administrador: superadministrador.\n');

  const before = await (await fetch(url)).text();
  expect(before).toContain('Ingresar');
  execFileSync(process.execPath, ['scripts/set-host.mjs', '--api', 'https://api.example.com'], { cwd: home });
  const set = readFileSync(join(home, 'dist', 'index.html'), 'utf8');
  expect(set).toContain('<meta name="api-host" content="https://api.example.com"');
  expect(set.replace('https://api.example.com', '')).toBe(before);
});

/** A tar entry with owner 0 and time 0, for reproducible archives. */
const OF_NO_PLACE = /^-rw(xr-xr-x|-r--r--) 0\/0 +\d+ 1970-01-01 00:00:00 /;

const listed = (archive: string): string[] =>
  execFileSync('tar', ['-tvzf', archive, '--numeric-owner', '--full-time'], {
    env: { PATH: process.env.PATH, TZ: 'UTC' },
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
