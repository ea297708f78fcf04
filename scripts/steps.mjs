import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { isInstalled } from './attack/tool.mjs';
import { aptInstall } from './browser.mjs';

/** Runs a step, its output shown, and says how long it took; the first that fails ends the whole. */
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

/** Gets the servers that tests talk to, where they may be installed. */
export const installServers = () => {
  if (!hasPostgres()) aptInstall('postgresql');
  if (!hasNginx()) aptInstall('nginx-light');
};

const S3RVER = 'node_modules/.s3rver';

/** Gets what a business of many machines is made of, and the other proxy of deploy/: each is left out, in words, where it is missing. */
export const installMachines = () => {
  const missing = [
    ['patroni', 'patroni'],
    ['etcd', 'etcd-server'],
    ['haproxy', 'haproxy'],
    ['caddy', 'caddy'],
  ].filter(([program]) => !isInstalled(program));
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
  if (existsSync(S3RVER)) return;
  // Nobody looks after it any more, so it is none of our packages; but it is not written by us, which is what it is for.
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

/** Gets what npm run attack and the clock of the full tests are made with; each is left out, in words, where it is missing. */
export const installAttackers = () => {
  const missing = ['sqlmap', 'wapiti', 'ffuf', 'hydra', 'faketime'].filter((tool) => !isInstalled(tool));
  if (missing.length > 0) aptInstall(...missing);
};
