import { findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { installAttackers, installMachines, installServers, run } from './steps.mjs';

/** What takes too long for each change: promises at their full size, and bodies that are others each time. */
installServers();
installMachines();
installAttackers();
ensureBuilt();

run('Promises at their full size', 'npx vitest run --project full --no-file-parallelism');
run('A thousand bodies for each call', 'npx vitest run --project pglite --project postgres tests/api/fuzz', {
  TEST_SIZE: 'full',
});
run(
  'Every role on every route, and fifty double clicks',
  'npx vitest run --project src tests/src/ui/routing/access.test.tsx tests/src/resources/nomina/NominaCreate.test.tsx -t "F12|F16"',
  { TEST_SIZE: 'full' },
);
const browser = findBrowser();
run('Promises at their full size in a real browser', 'npx playwright test --project=full --project=twins', {
  TEST_SIZE: 'full',
  ...(browser && { CHROME_PATH: browser }),
});
run('What attackers find', 'node scripts/attack.mjs');
