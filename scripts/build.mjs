import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAMS } from './programs.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const SOURCES = [
  'src',
  'api',
  'contract',
  'public',
  'index.html',
  'docs/guia',
  'scripts/guide',
  'scripts/oldestBrowsers.ts',
  'vite.config.ts',
  'package-lock.json',
];
const BUILT = [
  'dist/index.html',
  ...['server', ...Object.values(PROGRAMS)].map((program) => `build/${program}.js`),
];

/** Includes folders: their time changes when a file is deleted. */
const newest = (path) => {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;

  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const at = (name) => join(root, name);

const isFresh = () =>
  BUILT.every((name) => existsSync(at(name))) &&
  Math.min(...BUILT.map((name) => statSync(at(name)).mtimeMs)) > Math.max(...SOURCES.map(at).map(newest));

/** Builds if a source is newer than the build. Prints the output of a failed build only. */
export const ensureBuilt = () => {
  if (isFresh()) return;

  console.log('Compilando…');
  for (const target of [[], ['--ssr']]) {
    const vite = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...target];
    const { status } = spawnSync(process.execPath, vite, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
};
