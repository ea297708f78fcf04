import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findBrowser } from '../browser';
import { ensureBuilt, root } from '../build.mjs';

/** Takes the pictures of the guide from the built program with its demo data. Arguments are passed to Playwright. */
const browser = findBrowser();
if (browser === undefined) {
  console.error('There is no browser here: set CHROME_PATH.');
  process.exit(1);
}

ensureBuilt();
const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const config = join(import.meta.dirname, 'playwright.config.ts');
const { status } = spawnSync(process.execPath, [cli, 'test', '--config', config, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROME_PATH: browser },
});
process.exit(status ?? 1);
