import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openFolder } from '../support/api/folders';
import { copyProject, DEV, startDevServer } from '../support/full/devServer';
import { startServer } from '../support/full/server';

const login = async (url: string, password: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'sumador', password }),
  });

  return answer.status;
};

test('npm start has a demo', async () => {
  const { url } = await startServer({ DATA_DIR: openFolder() }, [], ['scripts/start.mjs']);

  expect(await login(url, 'demo-loteria')).toBe(200);
});

test('npm run dev serves the sign-in and the API on one port, with a demo whose users sign in', async () => {
  const { url, said } = await startDevServer();
  expect(said).toContain(url);

  expect(await (await fetch(`${url}/`)).text()).toContain('Ingresar');
  expect(await login(url, /Contraseña: (\S+)/.exec(said)?.[1] ?? '')).toBe(200);
});

test('npm run dev says in Spanish why it does not start', () => {
  const { stderr, status } = spawnSync(process.execPath, DEV, {
    cwd: copyProject(),
    env: { ...process.env, PORT: 'x' },
    encoding: 'utf8',
  });

  expect(stderr.trim()).toBe('Error: PORT debe ser un número de 0 a 65535, no «x».');
  expect(status).toBe(1);
});
