import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCluster, urlOf } from '../api/postgres';

export const openPostgres = async ({ standbyOf }: { standbyOf?: string } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-postgres-'));
  const start = createCluster(folder, standbyOf);
  let server = await start();

  /** Signal the backends too, or open connections still get answers. */
  const signal = (name: NodeJS.Signals) => {
    server.kill(name);
    for (const pid of childrenOf(server.pid ?? 0)) spawnSync('kill', [`-${name.slice(3)}`, String(pid)]);
  };
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };

  return {
    folder,
    url: urlOf(folder),
    stop,
    async start() {
      server = await start();
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async close() {
      signal('SIGCONT');
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
};

const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);

const parentOf = (pid: number): number | undefined => {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};
