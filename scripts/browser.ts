import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A browser without a window saves a quarter of the time of the errands. */
const SHELL = '/usr/bin/chromium-headless-shell';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOX = '/usr/bin/firefox-esr';

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs Debian packages if this is root on Debian. Returns whether that worked. */
export const aptInstall = (...packages: string[]) => {
  if (!isRootOnDebian()) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  console.log(`Installing ${packages.join(' ')} with apt-get …`);

  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
};

const installed = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

const download = () => {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  console.log("Fetching Playwright's own Chromium …");
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 60_000,
  });

  return status === 0 ? '' : undefined;
};

/** The path of a browser; '' for Playwright's own; undefined if there is none. */
export const findBrowser = () =>
  installed([process.env.CHROME_PATH, SHELL]) ??
  (aptInstall('chromium-headless-shell') ? SHELL : undefined) ??
  installed(INSTALLED) ??
  (aptInstall('chromium') ? installed(INSTALLED) : undefined) ??
  download();

/** The path of Debian's Firefox, which Playwright drives; undefined if there is none. */
export const findFirefox = () =>
  installed([process.env.FIREFOX_PATH, FIREFOX]) ?? (aptInstall('firefox-esr') ? FIREFOX : undefined);
