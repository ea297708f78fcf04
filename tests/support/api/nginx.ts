import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const binary = ['/usr/sbin', ...(process.env.PATH ?? '').split(':')]
  .map((folder) => join(folder, 'nginx'))
  .find((path) => existsSync(path));

export const hasNginx = (): boolean => {
  if (!binary) console.log('No nginx here: what a proxy makes of refusals is left out.');

  return binary !== undefined;
};

export interface Proxied {
  path: string;
  close(): Promise<void>;
}

export const openNginx = (port: number, upstream: string, location: string): Promise<Proxied> =>
  runNginx(
    (folder) => `
      client_max_body_size 0;
      upstream api { server 127.0.0.1:${port}; ${upstream} }
      server { listen unix:${join(folder, SOCKET)}; location / { proxy_pass http://api; ${location} } }`,
  );

const SOCKET = 'socket';

export const runNginx = async (configure: (folder: string) => string): Promise<Proxied> => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-nginx-'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const configuration = `
    daemon off; master_process off; pid ${folder}/pid; error_log stderr notice;
    events {}
    http {
      access_log off;
      ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')}
      ${configure(folder)}
    }`;
  writeFileSync(join(folder, 'conf'), configuration);

  const child = spawn(binary ?? '', ['-c', join(folder, 'conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await listening(child.stderr);

  return {
    path: join(folder, SOCKET),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

/** nginx logs its event method once it listens. */
const listening = (stderr: Readable) =>
  new Promise<void>((resolve, reject) => {
    let text = '';
    stderr.on('data', (data) => {
      text += data;
      if (text.includes('event method')) resolve();
    });
    stderr.once('end', () => reject(new Error(`nginx did not start: ${text}`)));
  });
