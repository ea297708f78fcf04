import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The command that runs a program without a network, if this machine allows that. */
const offline = (): readonly string[] => {
  const unshare = ['unshare', '--user', '--map-root-user', '--net'];
  if (spawnSync('env', [...unshare, 'true']).status === 0) return unshare;
  console.warn('This machine lets us take no network away: the builds are made with it.');

  return [];
};

const build = (): Map<string, string> => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-build-'));
  const env = { ...process.env, NODE_ENV: 'production', VITEST: undefined };
  const targets = [
    ['--outDir', join(folder, 'dist')],
    ['--ssr', '--outDir', join(folder, 'build')],
  ];
  for (const target of targets) {
    const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...target];
    execFileSync('env', [...offline(), process.execPath, ...vite], { env });
  }
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const bytes = new Map(
    names.map((name) => [name.slice(folder.length), readFileSync(name).toString('base64')]),
  );
  rmSync(folder, { recursive: true });

  return bytes;
};

test('[S7] [S8] two builds of one commit, made without a network, are the same to the byte', () => {
  const [first, second] = [build(), build()];

  expect(first.size).toBeGreaterThan(20);
  expect([...first.keys()]).toContain('/build/sbom.cdx.json');
  expect([...second.keys()].sort()).toEqual([...first.keys()].sort());
  expect([...first].filter(([name, content]) => second.get(name) !== content).map(([name]) => name)).toEqual(
    [],
  );
});
