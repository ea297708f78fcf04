import { findBrowser } from './browser.mjs';
import { installServers, run } from './steps.mjs';

/** All checks of each change, those that fail soonest first. */
installServers();

await Promise.all([
  run('Types, lint and unused code', 'npm run --silent check'),
  run('Build', 'npm run --silent build'),
  run('What comes from elsewhere', 'npm run --silent check:supply'),
]);
await run('Unit, screens, API and what was built', 'npm run --silent test:unit -- --project build');

const browser = findBrowser();
if (browser === undefined) {
  console.error(
    'No browser for the errands: install Chromium or Chrome, or set CHROME_PATH to its executable.',
  );
  process.exit(1);
}
await run('Errands in a real browser', 'npm run --silent test:e2e', browser ? { CHROME_PATH: browser } : {});
