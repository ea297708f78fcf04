import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { isInstalled } from '../ops/attack/tool';
import { aptInstall } from './browser';

const runStep = async (title: string, command: string, env: NodeJS.ProcessEnv = {}) => {
  console.log(`\n— ${title}`);
  const start = Date.now();
  const step = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(step, 'exit');
  console.log(
    `\n${title}: ${status === 0 ? 'passed' : 'failed'} after ${Math.round((Date.now() - start) / 1000)} s`,
  );

  return status === 0;
};

type Step = Parameters<typeof runStep>;

/** Runs steps side by side and prints their output and duration. Ends the whole run after a failed one. */
export const run = async (...steps: Step[]) => {
  const passed = await Promise.all(steps.map((step) => runStep(...step)));
  if (passed.includes(false)) process.exit(1);
};

/** Runs steps one after the other, also after a failed one, so that one run shows all that fails. */
export const runAll = async (...steps: Step[]) => {
  const failed: string[] = [];
  for (const step of steps) if (!(await runStep(...step))) failed.push(step[0]);
  console.log(failed.length === 0 ? '\nAll steps passed' : `\nFailed: ${failed.join('; ')}`);
  if (failed.length > 0) process.exit(1);
};

const hasPostgres = () =>
  process.env.TEST_DATABASE_URL ||
  (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0) ||
  spawnSync('postgres', ['--version']).status === 0;

const hasNginx = () => existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v']).status === 0;

const SERVERS = [
  {
    name: 'PostgreSQL',
    debian: 'postgresql',
    isHere: hasPostgres,
    tests: 'locks, races and notices of several servers',
  },
  { name: 'nginx', debian: 'nginx-light', isHere: hasNginx, tests: 'the API behind a proxy' },
];

const missingServers = () => SERVERS.filter(({ isHere }) => !isHere());

/** Installs the servers that the tests need, if possible. Returns those that are still missing. */
export const installServers = () => {
  for (const { debian } of missingServers()) aptInstall(debian);

  return missingServers();
};

/** The programs of deploy/ and their Debian packages. */
const MACHINES = { patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy', caddy: 'caddy' };

/** Installs the programs of deploy/. Tests of a missing program are skipped with a message. */
export const installMachines = () => {
  const missing = Object.entries(MACHINES).filter(([program]) => !isInstalled(program));
  if (missing.length > 0) aptInstall(...missing.map(([, name]) => name));
};

/** Installs the attack tools, if possible. */
export const installAttackers = () => {
  const missing = ['sqlmap', 'wapiti', 'ffuf', 'hydra'].filter((tool) => !isInstalled(tool));
  if (missing.length > 0) aptInstall(...missing);
};
