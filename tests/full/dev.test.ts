import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../api/db/client';
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

test('npm run reset makes the demo anew, but not under a server at work, and in no other folder', async () => {
  const cwd = copyProject();
  const reset = (env: NodeJS.ProcessEnv = {}) => {
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'reset'], {
      cwd,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });

    return { status, stderr: stderr.trim() };
  };
  const own = join(cwd, 'data', 'mio');
  mkdirSync(join(cwd, 'data'));
  writeFileSync(own, '');

  expect(reset({ DATA_DIR: cwd })).toEqual({
    status: 1,
    stderr: 'Error: npm run reset vacía ./data: quite DATA_DIR y DATABASE_URL.',
  });
  expect(existsSync(own)).toBe(true);
  expect(reset()).toEqual({ status: 0, stderr: '' });
  expect(existsSync(own)).toBe(false);
  const { db, close } = await openDatabase({ dataDir: join(cwd, 'data') });
  expect(await db.selectFrom('gastos').select('id').limit(1).execute()).toHaveLength(1);
  expect(reset()).toMatchObject({ status: 1, stderr: expect.stringContaining('ya está en uso') });
  await close();
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
