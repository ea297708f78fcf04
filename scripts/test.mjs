import { findBrowser } from './browser.mjs';
import { installServers, run } from './steps.mjs';

/** All checks of a change. The quickest come first. */
installServers();

await run(
  ['Types, lint and unused code', 'npm run --silent check'],
  ['Build', 'npm run --silent build'],
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
await run(['Errands in a browser', 'npm run --silent test:e2e', browser ? { CHROME_PATH: browser } : {}]);
