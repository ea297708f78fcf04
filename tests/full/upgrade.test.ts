import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { configureHaproxy } from '../../ops/failover/cluster';
import { freePorts, missingPackages, start, until } from '../../ops/failover/programs';
import { openFolder } from '../support/api/folders';
import { hasPostgres } from '../support/api/postgres';
import { openBusiness, USERS } from '../support/full/business';
import { signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';
import { watch } from '../support/full/watch';

const canRun = hasPostgres() && !missingPackages().includes('haproxy');
const CLIENTS = 6;

const buildNext = (name: string, statement: string): readonly string[] => {
  const folder = openFolder();
  for (const part of ['api', 'contract', 'scripts', 'src', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  for (const part of ['package.json', 'package-lock.json', '.npmrc']) cpSync(part, join(folder, part));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

  const migrations = join(folder, 'api', 'db', 'migrations');
  writeFileSync(
    join(migrations, `${name}.ts`),
    `import { type Kysely, sql } from 'kysely';
    export const up = async (db: Kysely<unknown>) => { await sql\`${statement}\`.execute(db); };`,
  );
  const index = readFileSync(join(migrations, 'index.ts'), 'utf8');
  writeFileSync(
    join(migrations, 'index.ts'),
    `import * as next from './${name}';\n${index.replace('const migrations = {', `const migrations = {\n'${name}': next,`)}`,
  );
  const vite = resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  execFileSync(process.execPath, [vite, 'build', '--ssr', '--logLevel', 'error'], { cwd: folder, env });

  return [join(folder, 'build', 'server.js'), resolve('dist')];
};

const openPlaces = async () => {
  const [primary = 0, web = 0, ...apiPorts] = await freePorts(4);
  const folder = openFolder();
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(config, configureHaproxy({ primary, web, nodes: [], apiPorts }));
  const haproxy = start('haproxy', ['-f', config], { log: join(folder, 'haproxy.log') });
  onTestFinished(() => {
    haproxy.kill('SIGKILL');
  });

  return { url: `http://127.0.0.1:${web}`, apiPorts };
};

test.runIf(canRun)(
  '[O5] two servers under load are upgraded one after the other, and no request fails',
  async () => {
    const business = await openBusiness('PostgreSQL');
    const next = buildNext('900-prueba', `alter table gastos add column prueba text not null default ''`);
    const { url, apiPorts } = await openPlaces();
    const env = { ...business.env, TRUST_PROXY: 'loopback' };
    const startAt = async (port: number | undefined, build?: readonly string[]) => {
      const server = await startServer({ ...env, PORT: String(port) }, [], build);

      return server;
    };
    const old = await Promise.all(apiPorts.map((port) => startAt(port)));
    await until('the servers behind HAProxy', async () => (await fetch(url)).ok || undefined);

    const callers = await Promise.all(USERS.slice(0, CLIENTS).map((username) => signIn(url, username)));
    const saved: string[] = [];
    const calls = callers.flatMap((caller, index) => [
      [
        `create ${index}`,
        async () => {
          const name = `${index}-${saved.length}`;
          const answer = await caller.post(url, '/api/gastos', gasto(name));
          if (answer.status === 200) saved.push(name);

          return answer;
        },
      ] as const,
      [`list ${index}`, () => caller.get(url, '/api/gastos?range=[0,24]')] as const,
      [`upload ${index}`, () => caller.upload(url)] as const,
    ]);
    const watched = watch(Object.fromEntries(calls));
    const everyCall = async () => {
      const since = performance.now();
      const all = () => watched.answered(({ status }) => status === 200, since);
      await expect.poll(all, { timeout: 60_000 }).toBe(calls.length);
    };
    await everyCall();

    for (const [index, server] of old.entries()) {
      server.child.kill('SIGTERM');
      expect(await server.exit).toEqual([0, null]);
      await startAt(apiPorts[index], next);
      await everyCall();
      const place = `http://127.0.0.1:${apiPorts[index]}/readyz`;
      expect((await fetch(place)).status).toBe(200);
    }
    await everyCall();
    await watched.end();

    expect(watched.seen.filter(({ status }) => status !== 200)).toEqual([]);
    expect(watched.seen.length).toBeGreaterThan(200);
    const found = await business.look((db) =>
      sql<{ descripcion: string; prueba: string }>`select descripcion, prueba from gastos`.execute(db),
    );
    expect(found.rows).toHaveLength(saved.length);

    // Rollback: the old version works on the new schema, which is only widened.
    const again = await startServer(env);
    expect((await callers[0]?.post(again.url, '/api/gastos', gasto('después')))?.status).toBe(200);
  },
);
