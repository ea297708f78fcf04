import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startS3 } from '../support/api/files/s3Server';
import { openFolder } from '../support/api/folders';
import { hasPostgres } from '../support/api/postgres';
import { openBusiness, USERS } from '../support/full/business';
import { signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';

test.runIf(hasPostgres())(
  '[O3] ten servers that start at once on one empty database set it up once, and all of them serve it',
  async () => {
    const { env, look } = await openBusiness('PostgreSQL', { isEmpty: true });

    const servers = await Promise.all(
      Array.from({ length: 10 }, () => startServer({ ...env, DATA_DIR: openFolder(), DEMO: '1' })),
    );

    const states = await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
    expect(states).toEqual(states.map(() => 200));
    const made = await look(async (db) => {
      const migrations = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      const names = await sql<{ rol: string }>`select rol from usuarios where username = rol`.execute(db);

      return { migrations: migrations.rows.map(({ name }) => name), demo: names.rows.length };
    });
    expect(new Set(made.migrations).size).toBe(made.migrations.length);
    expect(made.demo).toBe(5);
    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ exit }) => exit))).toEqual(servers.map(() => [0, null]));
  },
);

test.runIf(hasPostgres())('three servers with one backup folder make one backup a day', async () => {
  const { env } = await openBusiness('PostgreSQL');
  const BACKUP_DIR = openFolder();

  const servers = await Promise.all([1, 2, 3].map(() => startServer({ ...env, BACKUP_DIR })));
  await expect
    .poll(() => readdirSync(BACKUP_DIR), { timeout: 60_000 })
    .toEqual([expect.stringMatching(/^loteria-\d{8}T\d{6}Z\.tar\.gz$/)]);
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ exit }) => exit));

  expect(readdirSync(BACKUP_DIR)).toHaveLength(1);
  expect(await Promise.all(servers.map(({ stderr }) => stderr))).toEqual(['', '', '']);
});

test.runIf(hasPostgres())(
  '[O4] two servers without a common folder share sessions and pictures through PostgreSQL and S3, and a backup holds both',
  async () => {
    const { env, look } = await openBusiness('PostgreSQL');
    const { settings, stop } = await startS3();
    const store = {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_FORCE_PATH_STYLE: '1',
      AWS_ACCESS_KEY_ID: settings.accessKey,
      AWS_SECRET_ACCESS_KEY: settings.secretKey,
    };
    const [first, second] = await Promise.all([
      startServer({ ...env, ...store, DATA_DIR: openFolder() }),
      startServer({ ...env, ...store, DATA_DIR: openFolder() }),
    ]);
    const caller = await signIn(first.url, USERS[0] ?? '');
    const stranger = await signIn(second.url, USERS[1] ?? '');

    const { status, body } = await caller.upload(first.url);
    expect(status).toBe(200);
    const [path] = body.paths;
    expect((await caller.post(second.url, '/api/gastos', gasto('uno', path))).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exit;

    const picture = await caller.get(second.url, `/${path}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await stranger.get(second.url, `/${path}`)).status).toBe(404);
    expect((await fetch(`${second.url}/${path}`)).status).toBe(401);

    const file = join(openFolder(), 'respaldo.tar.gz');
    const run = (program: string, more: Record<string, string>) =>
      promisify(execFile)(process.execPath, [`build/${program}.js`, file], {
        env: { PATH: process.env.PATH, ...env, ...store, ...more },
      });
    expect((await run('backup', { DATA_DIR: openFolder() })).stderr).toBe('');
    const other = await openBusiness('PostgreSQL', { isEmpty: true });
    const disk = openFolder();
    const restored = await run('restore', { ...other.env, DATA_DIR: disk, S3_BUCKET: '' });
    expect(restored.stderr).toBe('');
    expect(existsSync(join(disk, 'archivos', path.replace('comprobantes/', '')))).toBe(true);
    expect(await look((db) => db.selectFrom('gastos').select('comprobante').execute())).toEqual([
      { comprobante: path },
    ]);

    await stop();
    expect((await caller.upload(second.url)).status).toBe(503);
    expect((await caller.get(second.url, '/api/gastos')).status).toBe(200);
    second.child.kill('SIGTERM');
    expect(await second.exit).toEqual([0, null]);
  },
);
