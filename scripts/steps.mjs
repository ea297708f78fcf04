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

const S3RVER = 'node_modules/.s3rver';

/** Installs the programs of deploy/. Tests of a missing program are skipped with a message. */
export const installMachines = () => {
  const missing = [
    ['patroni', 'patroni'],
    ['etcd', 'etcd-server'],
    ['haproxy', 'haproxy'],
    ['caddy', 'caddy'],
  ].filter(([program]) => !isInstalled(program));
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
  if (existsSync(S3RVER)) return;
  // s3rver is no longer maintained, so it is not a dependency. It is an implementation that is not ours.
  console.log('Fetching s3rver …');
  spawnSync(
    'npm',
    ['install', '--silent', '--no-save', '--ignore-scripts', '--prefix', S3RVER, 's3rver@3.7.1'],
    {
      stdio: 'inherit',
      shell: true,
    },
  );
};

/** Installs the attack tools and faketime. A missing tool is skipped with a message. */
export const installAttackers = () => {
  const missing = ['sqlmap', 'wapiti', 'ffuf', 'hydra', 'faketime'].filter((tool) => !isInstalled(tool));
  if (missing.length > 0) aptInstall(...missing);
};
