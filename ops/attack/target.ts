import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBuilt, root } from '../../scripts/build.mjs';

const PASSWORD = 'demo-loteria';

export type Target = Awaited<ReturnType<typeof startTarget>>;

/** Starts the built server with the demo on loopback and signs in as superadministrador. */
export const startTarget = async () => {
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'loteria-attack-'));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', DEMO: 'yes', HSTS: 'yes' };
  const child = spawn(process.execPath, [join(root, 'build/server.js')], {
    // Each attacker has an address of its own, so that none uses up the attempts of another.
    env: { ...env, TRUST_PROXY: 'loopback' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const port = Number(/:(\d+)/.exec(line)?.[1]);
  const url = `http://127.0.0.1:${port}`;

  let held = await signIn(url);

  return {
    url,
    port,
    folder,
    password: PASSWORD,
    /** A bearer token for the next ten minutes. */
    async token() {
      held = await refresh(url, held.cookie);

      return held.token;
    },
    /** Requests a path unchanged; fetch would normalize it. */
    get: (path: string) => getRaw(port, path),
    async answers() {
      const headers = { authorization: `Bearer ${await this.token()}` };

      return (await fetch(`${url}/api/usuarios/profile`, { headers })).status === 200;
    },
    /** Counts the statuses of refusals in the log. */
    refusals: () => statuses(log),
    faults: () => log.filter((line) => (statusOf(line) ?? 500) >= 500),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

const post = async (url: string, path: string, body: object, cookie = '') => {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);

  return { body: await answer.json(), cookie: cookies.join('; ') };
};

interface Session {
  token: string;
  cookie: string;
}

const signIn = async (url: string): Promise<Session> => {
  const credentials = { username: 'superadministrador', password: PASSWORD };
  const { body, cookie } = await post(url, '/api/auth/login', credentials);

  return { token: body.token, cookie };
};

const refresh = async (url: string, held: string): Promise<Session> => {
  const { body, cookie } = await post(url, '/api/auth/refresh-token', {}, held);

  return { token: body.accessToken, cookie };
};

const getRaw = (port: number, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.once('end', () => resolve({ status: Number(response.statusCode), body }));
    }).once('error', reject);
  });

const statusOf = (line: string): number | undefined => {
  try {
    return JSON.parse(line).status;
  } catch {
    return undefined;
  }
};

const statuses = (log: string[]) => {
  const counts: Record<string, number> = {};
  for (const status of log.map(statusOf).map(String)) counts[status] = (counts[status] ?? 0) + 1;

  return counts;
};
