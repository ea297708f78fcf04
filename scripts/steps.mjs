import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { isInstalled } from './attack/tool.mjs';
import { aptInstall } from './browser.mjs';

/** Runs a step and prints its output and duration. The first failing step ends the whole run. */
export const run = async (title, command, env = {}) => {
  console.log(`\n— ${title}`);
  const start = Date.now();
  const step = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(step, 'exit');
  const took = `${Math.round((Date.now() - start) / 1000)} s`;
  if (status !== 0) {
    console.error(`\n${title}: failed after ${took}`);
    process.exit(status ?? 1);
  }
  console.log(`${title}: passed in ${took}`);
};

const hasPostgres = () =>
  process.env.TEST_DATABASE_URL ||
  (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0) ||
  spawnSync('postgres', ['--version']).status === 0;

const hasNginx = () => existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v']).status === 0;

/** Installs the servers that the tests need, if possible. */
export const installServers = () => {
  if (!hasPostgres()) aptInstall('postgresql');
  if (!hasNginx()) aptInstall('nginx-light');
};

/** Installs the programs of deploy/. Tests of a missing program are skipped with a message. */
export const installMachines = () => {
  const missing = [
    ['patroni', 'patroni'],
    ['etcd', 'etcd-server'],
    ['haproxy', 'haproxy'],
    ['caddy', 'caddy'],
  ].filter(([program]) => !isInstalled(program));
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
};

/** Installs the attack tools. A missing tool is skipped with a message. */
export const installAttackers = () => {
  const missing = ['sqlmap', 'wapiti', 'ffuf', 'hydra'].filter((tool) => !isInstalled(tool));
  if (missing.length > 0) aptInstall(...missing);
};
