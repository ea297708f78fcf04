import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const hasCaddy = (): boolean => {
  const isHere = spawnSync('caddy', ['version']).status === 0;
  if (!isHere) console.log('No Caddy here: what it makes of the program is left out.');

  return isHere;
};

export const runCaddy = async (configure: (folder: string) => string) => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, configure(folder));
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
      if (said.includes('serving initial configuration')) resolve();
    });
    void text(child.stderr).then(() => reject(new Error(`caddy did not start: ${said}`)));
  });

  return {
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};
