import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { end, findPostgres, freePorts, killWhole, start, unprivileged, until } from './programs';

const PASSWORDS = { superuser: 'clave-postgres', replication: 'clave-replica', rewind: 'clave-rewind' };

const exampleOf = (name: string) => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), 'utf8');

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Starts etcd, two PostgreSQL under Patroni and HAProxy on loopback, by the files of deploy/ with other ports. */
export const openCluster = async ({ apis }: { apis: number }) => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-cluster-'));
  chmodSync(folder, 0o755);
  const owner = unprivileged();
  const own = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if (owner) chownSync(path, owner.uid, owner.gid);

    return path;
  };
  const [client = 0, peer = 0, primary = 0, web = 0, ...rest] = await freePorts(8 + apis);
  const apiPorts = rest.slice(4);
  const processes = new Set<ChildProcess>();
  const run = (name: string, program: string, args: readonly string[], env: Record<string, string> = {}) => {
    const child = start(program, args, { ...owner, cwd: folder, env, log: join(folder, `${name}.log`) });
    processes.add(child);

    return child;
  };

  const at = (port: number) => `http://127.0.0.1:${port}`;
  run('etcd', 'etcd', [
    '--data-dir',
    own('etcd'),
    '--listen-client-urls',
    at(client),
    '--advertise-client-urls',
    at(client),
    '--listen-peer-urls',
    at(peer),
    '--initial-advertise-peer-urls',
    at(peer),
    '--initial-cluster',
    `default=${at(peer)}`,
  ]);
  await until('etcd', async () => ((await fetch(`${at(client)}/health`)).ok ? true : undefined));

  const config = join(folder, 'patroni.yml');
  writeFileSync(config, exampleOf('patroni.yml'));
  const nodes = ['base-a', 'base-b'].map((name, index) => {
    const [port = 0, restPort = 0] = rest.slice(2 * index);

    return openNode({ name, port, restPort, client, config, home: own(name), run });
  });

  const haproxy = join(folder, 'haproxy.cfg');
  writeFileSync(haproxy, configureHaproxy({ primary, web, nodes, apiPorts }));
  run('haproxy', 'haproxy', ['-f', haproxy]);

  const databaseUrl = (port: number) => `postgresql://loteria:clave-loteria@127.0.0.1:${port}/loteria`;

  return {
    folder,
    nodes,
    processes,
    apiPorts,
    url: at(web),
    primaryUrl: databaseUrl(primary),
    /** The leading node, once there is one other than `before`. */
    leader: (before?: string) =>
      until('a primary', async () => {
        for (const node of nodes) if (node.name !== before && (await node.is('primary'))) return node;

        return undefined;
      }),
    /** `keep` leaves the folder with the logs. */
    async close({ keep = false } = {}) {
      for (const child of [...processes].reverse()) await end(child);
      for (const node of nodes) killWhole(node.pids());
      if (!keep) rmSync(folder, { recursive: true });
    },
  };
};

interface NodeSettings {
  name: string;
  port: number;
  restPort: number;
  client: number;
  config: string;
  home: string;
  run: (name: string, program: string, args: readonly string[], env: Record<string, string>) => ChildProcess;
}

type Node = ReturnType<typeof openNode>;

const openNode = ({ name, port, restPort, client, config, home, run }: NodeSettings) => {
  const data = join(home, 'data');
  let patroni: ChildProcess | undefined;
  const pids = () => [patroni?.pid, postmasterOf(data)].filter((pid) => pid !== undefined);

  return {
    name,
    port,
    restPort,
    pids,
    start() {
      patroni = run(name, 'patroni', [config], {
        HOME: home,
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${client}`,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: data,
        PATRONI_POSTGRESQL_BIN_DIR: findPostgres() ?? '',
        PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
        PATRONI_SUPERUSER_PASSWORD: PASSWORDS.superuser,
        PATRONI_REPLICATION_PASSWORD: PASSWORDS.replication,
        PATRONI_REWIND_PASSWORD: PASSWORDS.rewind,
      });
    },
    /** As Patroni's REST API names it. */
    is: async (role: 'primary' | 'synchronous') => {
      const { ok } = await fetch(`http://127.0.0.1:${restPort}/${role}`).catch(() => ({ ok: false }));

      return ok;
    },
    kill: () => killWhole(pids()),
    async query(text: string) {
      const url = `postgresql://postgres:${PASSWORDS.superuser}@127.0.0.1:${port}/postgres`;
      const connection = new pg.Client({ connectionString: url });
      await connection.connect();
      try {
        return (await connection.query(text)).rows;
      } finally {
        await connection.end();
      }
    },
  };
};

const postmasterOf = (data: string): number | undefined => {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

interface Ports {
  primary: number;
  web: number;
  nodes: readonly Pick<Node, 'port' | 'restPort'>[];
  apiPorts: readonly number[];
}

/** The file of deploy/ with other ports and nodes, without TLS. */
export const configureHaproxy = ({ primary, web, nodes, apiPorts }: Ports): string => {
  let text = exampleOf('haproxy.cfg')
    .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${primary}`)
    .replace('bind :80', `bind 127.0.0.1:${web}`)
    .replace(/^.*(ssl crt|redirect scheme).*$/gm, '');
  for (const [index, { port, restPort }] of nodes.entries()) {
    text = text.replaceAll(
      `10.0.0.1${index + 1}:5432 check port 8008`,
      `127.0.0.1:${port} check port ${restPort}`,
    );
  }
  for (const [index, port] of apiPorts.entries())
    text = text.replace(`10.0.0.2${index + 1}:3000`, `127.0.0.1:${port}`);

  return text;
};

/** Starts both nodes, waits until one is a synchronous replica, and creates the program's database. */
export const beginCluster = async ({ nodes, leader }: Cluster): Promise<void> => {
  for (const node of nodes) node.start();
  const first = await leader();
  await until('a synchronous standby', async () =>
    (await Promise.all(nodes.map((node) => node.is('synchronous')))).includes(true) ? true : undefined,
  );
  await first.query(`create role loteria login password 'clave-loteria'`);
  await first.query('create database loteria owner loteria');
};
