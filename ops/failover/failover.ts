import pg from 'pg';
import { beginCluster, type Cluster } from './cluster';
import { until } from './programs';
import { startServers } from './servers';
import { startWriters, type Try, type Writers } from './writers';

/** The number of successful writes before and after a kill. */
const CALM = 200;

export interface Failover {
  before: string;
  after: string;
  /** In seconds: from the kill to the next acknowledged write. */
  refusedFor: number;
  acknowledged: number;
  refused: Readonly<Record<string, number>>;
  /** Acknowledged but missing. */
  lost: string[];
  /** Stored more than once. */
  double: string[];
  /** In seconds: from the restart until it is a synchronous replica. */
  backAfter: number;
  /** How often a server of the program ended and was restarted. */
  ended: number;
}

/** Kills the leading database during writes, starts it again, and counts the outcome. */
export const runFailover = async (cluster: Cluster, say: (line: string) => void): Promise<Failover> => {
  say('etcd, two PostgreSQL under Patroni, HAProxy …');
  await beginCluster(cluster);
  say('two servers, and a year of demo data …');
  const servers = await startServers(cluster);
  const writers = await startWriters(cluster.url);
  await acknowledgedMore(writers, CALM);

  const primary = await cluster.leader();
  say(`${primary.name} leads: killed with all it runs …`);
  const killed = performance.now();
  primary.kill();
  const next = await cluster.leader(primary.name);
  say(`${next.name} leads`);
  await acknowledgedMore(writers, CALM);
  const back = performance.now();
  say(`${primary.name} comes back …`);
  primary.start();
  await until('the old primary follows', async () => ((await primary.is('synchronous')) ? true : undefined));
  const backAfter = (performance.now() - back) / 1_000;
  await acknowledgedMore(writers, CALM);
  await writers.end();

  const acknowledged = writers.acknowledged();
  const found = await readFound(cluster.primaryUrl);
  const firstAfter = acknowledged.find(({ at }) => at > killed + INFLIGHT);

  return {
    before: primary.name,
    after: next.name,
    refusedFor: ((firstAfter?.at ?? Number.NaN) - killed) / 1_000,
    acknowledged: acknowledged.length,
    refused: countRefused(writers.tries),
    lost: acknowledged.filter(({ name }) => !found.has(name)).map(({ name }) => name),
    double: [...found].filter(([, times]) => times > 1).map(([name]) => name),
    backAfter,
    ended: servers.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length,
  };
};

/** In milliseconds: answers may still arrive after the kill. */
const INFLIGHT = 500;

const acknowledgedMore = async ({ acknowledged }: Writers, more: number) => {
  const goal = acknowledged().length + more;
  await until(`${more} writes`, async () => (acknowledged().length >= goal ? true : undefined));
};

const countRefused = (tries: readonly Try[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status } of tries.filter((one) => one.status !== 200)) {
    const name = status === 0 ? 'cut' : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }

  return counts;
};

/** Counts the stored gastos by description. */
const readFound = async (connectionString: string): Promise<Map<string, number>> => {
  const connection = new pg.Client({ connectionString });
  await connection.connect();
  try {
    const { rows } = await connection.query<{ name: string; times: number }>(
      `select replace(descripcion, 'failover ', '') as name, count(*)::int as times
      from gastos where descripcion like 'failover %' group by 1`,
    );

    return new Map(rows.map(({ name, times }) => [name, times]));
  } finally {
    await connection.end();
  }
};
