import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { hasPostgres } from '../support/api/postgres';
import { openBusiness } from '../support/full/business';
import { signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { refusalOf, startServer } from '../support/full/server';

/** The command that mounts `folder` on itself, so that it can become read-only; undefined without permission. */
const mounted = (folder: string, how: 'rw' | 'ro'): readonly string[] | undefined => {
  const mount = `mount --bind "${folder}" "${folder}" && mount -o remount,bind,${how} "${folder}"`;
  const within = ['unshare', '--mount', 'sh', '-c', `${mount} && exec "$@"`, 'sh'];
  if (spawnSync('env', [...within, 'true']).status === 0) return within;
  console.warn('This machine mounts nothing for us: the read-only folder of A20 is left out.');
};

test('[A20] on a read-only folder the embedded database ends the start with one line', async () => {
  const business = await openBusiness('PGlite');
  const within = mounted(business.dataDir, 'ro');
  if (within) {
    const { code, line } = await refusalOf(business.env, within);

    expect(code).toBe(1);
    expect(line).toMatch(/^Error: No se puede escribir en DATA_DIR.*\n$/);
  }
});

test.runIf(hasPostgres())(
  '[A20] while the folder is read-only, uploads are refused and the rest works; afterwards uploads work again by themselves',
  async () => {
    const business = await openBusiness('PostgreSQL');
    const within = mounted(business.dataDir, 'rw');
    if (!within) return;
    const { url, child, exit, stderr } = await startServer(business.env, within);
    const caller = await signIn(url, 'jefe1');
    const become = (how: 'rw' | 'ro') => {
      const mount = ['mount', '-o', `remount,bind,${how}`, business.dataDir];
      expect(spawnSync('nsenter', ['--target', String(child.pid), '--mount', ...mount]).status).toBe(0);
    };
    const before = await caller.upload(url);
    expect(before.status).toBe(200);

    become('ro');
    const refused = await caller.upload(url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.body).toEqual({
      error: 'El disco no deja guardar la imagen. Avise a quien administra el servidor.',
    });
    expect((await caller.post(url, '/api/gastos', gasto('sin imagen'))).status).toBe(200);
    expect((await caller.get(url, `/${before.body.paths[0]}`)).status).toBe(200);

    become('rw');
    expect((await caller.upload(url)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(await stderr).not.toContain('"status":500');
  },
);
