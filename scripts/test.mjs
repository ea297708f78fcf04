import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { aptInstall, findBrowser } from './browser.mjs';

/** Everything the project can prove of itself, in the order in which it fails soonest. */
const run = (title, command, env = {}) => {
  console.log(`\n— ${title}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`\n${title}: failed`);
    process.exit(status ?? 1);
  }
};

const hasPostgres = () =>
  process.env.TEST_DATABASE_URL ||
  (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0) ||
  spawnSync('postgres', ['--version']).status === 0;

const hasNginx = () => existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v']).status === 0;

if (!hasPostgres()) aptInstall('postgresql');
if (!hasNginx()) aptInstall('nginx-light');

run('Types, lint and unused code', 'npm run --silent check');
run('Unit, screens and API', 'npm run --silent test:unit');
run('Build', 'npm run --silent build');
run('What was built', 'npm run --silent test:build');

const browser = findBrowser();
if (browser === undefined) {
  console.error(
    'No browser for the errands: install Chromium or Chrome, or set CHROME_PATH to its executable.',
  );
  process.exit(1);
}
run('Errands in a real browser', 'npm run --silent test:e2e', browser ? { CHROME_PATH: browser } : {});
