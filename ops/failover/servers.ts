import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster';
import { start, until } from './programs';

/** Starts a server per port that HAProxy knows. The first fills the database with the demo. */
export const startServers = async (
  { folder, apiPorts, processes, url, primaryUrl }: Cluster,
  env: Record<string, string> = {},
): Promise<ChildProcess[]> => {
  const servers = apiPorts.map((port, index) => {
    const name = `api-${index + 1}`;
    mkdirSync(join(folder, name), { recursive: true });
    const server = start(process.execPath, ['build/server.js'], {
      env: {
        PORT: String(port),
        DATA_DIR: join(folder, name),
        DATABASE_URL: primaryUrl,
        JWT_SECRET: 'solo para probar: 0123456789abcdef',
        TRUST_PROXY: 'loopback',
        DEMO: '1',
        ...env,
      },
      log: join(folder, `${name}.log`),
    });
    processes.add(server);

    return server;
  });
  const ended = Promise.race(servers.map((server) => once(server, 'exit')));
  const answers = (address: string) =>
    until(`an answer of ${address}`, async () => (await fetch(address)).ok || undefined);
  for (const port of apiPorts) {
    await Promise.race([answers(`http://127.0.0.1:${port}/readyz`), ended.then(refuse)]);
  }
  await answers(url);

  return servers;
};

const refuse = () => {
  throw new Error('A server has ended: its log says why');
};
