import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    databasePrefix: string;
  }
}

const findBinaries = (): string | undefined => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const packaged = versions.map((version) => join(debian, version, 'bin'));

  return [...packaged, ...(process.env.PATH ?? '').split(':')].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
};

export const hasPostgres = (): boolean => {
  const found = Boolean(process.env.TEST_DATABASE_URL) || findBinaries() !== undefined;
  if (!found) console.log('No PostgreSQL here (TEST_DATABASE_URL or initdb): its tests are left out.');

  return found;
};

/** Vitest's global setup: one private server for the run. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const project = vitest.getRootProject();

  return project.getProvidedContext().databaseUrl ? undefined : startPostgres(project);
}

export const startPostgres = async (project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> => {
  const given = process.env.TEST_DATABASE_URL;
  const prefix = `prueba_${process.pid}`;
  project.provide('databasePrefix', prefix);
  if (given) {
    project.provide('databaseUrl', given);

    return () => dropDatabases(given, prefix);
  }

  const folder = mkdtempSync(join(tmpdir(), 'loteria-postgres-'));
  const server = await createCluster(folder)();
  project.provide('databaseUrl', urlOf(folder));

  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  };
};

const dropDatabases = async (connectionString: string, prefix: string) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(`select datname from pg_database where datname like '${prefix}_%'`);
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
};

export const urlOf = (folder: string) => `postgresql://postgres@localhost/postgres?host=${folder}`;

/** Copies `primary` as a standby if given. The returned function starts the server, also again after a stop. */
export const createCluster = (folder: string, primary?: string): (() => Promise<ChildProcess>) => {
  const binaries = findBinaries() ?? '';
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { LC_ALL: 'C' } };
  const data = join(folder, 'data');

  const [program, ...args] = primary
    ? ['pg_basebackup', '-D', data, '-h', primary, '-U', 'postgres', '-R', '-c', 'fast', '--no-sync']
    : ['initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  const { status, stderr } = spawnSync(join(binaries, program), args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);

  const flags = 'listen_addresses= max_connections=300 fsync=off synchronous_commit=off full_page_writes=off';

  return async () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, ...flags.split(' ').flatMap((flag) => ['-c', flag])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await ready(server);

    return server;
  };
};

/** PostgreSQL refuses to run as root. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string) => {
    const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });

    return status === 0 ? Number(stdout) : undefined;
  };
  const user = idOf('-u', 'postgres') === undefined ? 'nobody' : 'postgres';

  return { uid: idOf('-u', user) ?? 65_534, gid: idOf('-g', user) ?? 65_534 };
};

const ready = (server: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk) => {
      log += chunk;
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
