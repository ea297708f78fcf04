import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser';
import { installServers, run } from './steps';

const MINUTES = 7;

/** All checks of a change. The quickest come first. */
console.log(
  `About ${MINUTES} minutes on two cores. On Debian, as root, it installs what is missing of PostgreSQL, nginx and Chromium.`,
);
const missing = installServers();
const folder = mkdtempSync(join(tmpdir(), 'loteria-e2e-'));

await run(
  ['Types, lint and unused code', 'npm run --silent check'],
  // The demo takes one core for 15 s, so it is made while the check takes the other.
  ['Build and demo', 'npm run --silent build && node --import tsx scripts/demo.ts', { DATA_DIR: folder }],
  ['Dependencies', 'npm run --silent check:supply'],
);
await run(['Units, screens, API and build', 'npm run --silent test:unit -- --project build']);

const browser = findBrowser();
if (browser === undefined) {
  console.error(
    'The errands need a browser: install Chromium or Chrome, or set CHROME_PATH to its executable.',
  );
  process.exit(1);
}
await run([
  'Errands in a browser',
  'npm run --silent test:e2e',
  { E2E_DATA_DIR: folder, ...(browser && { CHROME_PATH: browser }) },
]);
rmSync(folder, { recursive: true });
for (const { name, tests } of missing) console.log(`Left out, because ${name} is not installed: ${tests}.`);
if (!process.env.TEST_SIZE)
  console.log(
    'Left out: the dearest kinds of some loops, titles with @ci, and a dozen files. `TEST_SIZE=ci npm test` runs them.',
  );
