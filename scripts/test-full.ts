import { findBrowser, findFirefox } from './browser';
import { ensureBuilt } from './build.mjs';
import { installAttackers, installMachines, installServers, runAll } from './steps';

const FULL = { TEST_SIZE: 'full' };

/** The tests that are too slow for each change: full-size promises and random bodies. */
installServers();
installMachines();
installAttackers();
ensureBuilt();

// The dearest requests run by themselves, one database after the other, because their times are promised.
const DEAR = 'tests/api/dearRequests.test.ts';
const onBoth = 'npx vitest run --project pglite --project postgres';
const browser = findBrowser();
const firefox = findFirefox();
if (!firefox) console.log('Firefox is missing: its errands are left out');
const inFirefox: Parameters<typeof runAll> = firefox
  ? [
      [
        'The errands in Firefox',
        'npx playwright test',
        { FIREFOX_PATH: firefox, NODE_OPTIONS: '--require ./scripts/firefox.cjs' },
      ],
    ]
  : [];

await runAll(
  ['Promises at their full size', 'npx vitest run --project full --no-file-parallelism'],
  ['The dearest requests, on both databases', `${onBoth} --no-file-parallelism ${DEAR}`, FULL],
  // Vitest's --exclude does not reach its projects.
  ['The API at its full size, on both databases', onBoth, { ...FULL, TEST_WITHOUT: DEAR }],
  ['Screens and programs at their full size', 'npx vitest run --project src --project build', FULL],
  [
    'Promises at their full size in a real browser',
    'npx playwright test',
    { ...FULL, ...(browser && { CHROME_PATH: browser }) },
  ],
  ...inFirefox,
  ["The README's commands under other versions of Node", 'node --import tsx scripts/test-nodes.ts'],
  ['What attackers find', 'node --import tsx ops/attack/index.ts'],
);
