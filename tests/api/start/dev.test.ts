import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeDataDir } from '../dataDir';
import { copyProject, DEV, startDevServer } from './devServer';

test('npm run dev finds its own files in a folder with blanks and accents', () => {
  const { stderr, status } = spawnSync(process.execPath, DEV, {
    cwd: copyProject(),
    env: { ...process.env, PORT: 'x' },
    encoding: 'utf8',
  });

  expect(stderr.trim()).toBe('Error: PORT debe ser un número de 0 a 65535, no "x".');
  expect(status).toBe(1);
});

test('npm run dev serves the sign-in and the API on one port', async () => {
  const DATA_DIR = makeDataDir();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const { url, said } = await startDevServer({ DATA_DIR, DEMO: 'no' });
  expect(said).toContain(url);

  const page = await fetch(`${url}/`);
  expect(await page.text()).toContain('Ingresar');
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nadie', password: 'una contraseña' }),
  });
  expect(await answer.json()).toEqual({ error: 'Usuario o contraseña incorrectos' });
});
