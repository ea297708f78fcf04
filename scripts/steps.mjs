import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { isInstalled } from './attack/tool.mjs';
import { aptInstall } from './browser.mjs';

/** Runs a step, its output shown, and says how long it took; the first that fails ends the whole. */
export const run = (title, command, env = {}) => {
  console.log(`\n— ${title}`);
  const start = Date.now();
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
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

/** Gets what npm run attack and the clock of the full tests are made with; each is left out, in words, where it is missing. */
export const installAttackers = () => {
  const missing = ['sqlmap', 'wapiti', 'ffuf', 'hydra', 'faketime'].filter((tool) => !isInstalled(tool));
  if (missing.length > 0) aptInstall(...missing);
};
