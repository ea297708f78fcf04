import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAMS } from './programs.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const SOURCES = [
  ...['src', 'api', 'contract', 'public', 'index.html'],
  ...['docs/guia', 'scripts/guide', 'vite.config.ts', 'package-lock.json'],
];
const BUILT = [
  'dist/index.html',
  ...['server', ...Object.values(PROGRAMS)].map((program) => `build/${program}.js`),
];

/** Folders count too: their time tells of a file that is gone. */
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

/** Builds if a source is newer than what was built; says nothing of a build that went well but that it happens. */
export const ensureBuilt = () => {
  if (isFresh()) return;

  console.log('Compilando…');
  for (const target of [[], ['--ssr']]) {
    const vite = [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', ...target];
    const { status } = spawnSync(process.execPath, vite, { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
};
