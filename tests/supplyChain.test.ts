import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const NPMRC = readFileSync('.npmrc', 'utf8');
const right = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AA==' };

const check = (entries: Record<string, object>, { npmrc = NPMRC, wanted = '1.0.0' } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-supply-'));
  const packages = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [`node_modules/${name}`, { ...right, ...entry }]),
  );
  const lock = { packages: { '': { dependencies: { good: wanted } }, ...packages } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, '.npmrc'), npmrc);
  const args = ['--import', 'tsx', 'scripts/supply-chain.ts', folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });

  return { status, faults: stderr.trim().split('\n').filter(Boolean) };
};

test('[S3] allowed licences and unneeded scripts are accepted', () => {
  expect(
    check({
      good: {},
      choice: { license: '(MIT OR GPL-3.0)' },
      tool: { license: 'MPL-2.0', dev: true },
      '@img/sharp-libvips-linux-x64': { license: 'LGPL-3.0-or-later' },
      '@img/sharp-win32-x64': { license: 'Apache-2.0 AND LGPL-3.0-or-later' },
      'tool/node_modules/esbuild': { hasInstallScript: true },
    }),
  ).toEqual({ status: 0, faults: [] });
});

test('[S1] [S2] [S3] other licences, missing integrity, other hosts and install scripts are refused', () => {
  const { status, faults } = check({
    a: { license: 'GPL-3.0' },
    b: { license: 'MIT AND GPL-3.0' },
    c: { license: '(MIT OR ISC) AND GPL-3.0' },
    d: { license: 'MPL-2.0' },
    e: { license: 'LGPL-3.0-or-later' },
    f: { license: undefined },
    g: { integrity: undefined },
    h: { integrity: 'sha1-AA==' },
    i: { resolved: 'https://example.com/i.tgz' },
    'good/node_modules/j': { hasInstallScript: true },
  });

  expect(status).toBe(1);
  expect(faults).toEqual([
    'node_modules/a has the licence GPL-3.0, which nobody has allowed',
    'node_modules/b has the licence MIT AND GPL-3.0, which nobody has allowed',
    'node_modules/c has the licence (MIT OR ISC) AND GPL-3.0, which nobody has allowed',
    'node_modules/d has the licence MPL-2.0, which nobody has allowed',
    'node_modules/e has the licence LGPL-3.0-or-later, which nobody has allowed',
    'node_modules/f names no licence',
    'node_modules/g has no integrity',
    'node_modules/h has no integrity',
    'node_modules/i comes from https://example.com/i.tgz',
    'node_modules/good/node_modules/j wants to run a script when it is installed',
  ]);
});

test('[S1] a package that the lockfile names and lacks is refused, because npm ci fails', () => {
  const { faults } = check({
    good: { dependencies: { near: '1.0.0', far: '1.0.0' }, optionalDependencies: { gone: '1.0.0' } },
    'good/node_modules/near': { dependencies: { far: '1.0.0', beside: '1.0.0' } },
    'good/node_modules/beside': {},
    far: {},
  });

  expect(faults).toEqual(['node_modules/good wants gone, which the lockfile lacks: npm ci fails']);
});

test('[S1] [S2] a range of versions and an .npmrc that allows install scripts are refused', () => {
  expect(check({ good: {} }, { wanted: '^1.0.0', npmrc: '' })).toEqual({
    status: 1,
    faults: [
      'good is wanted as ^1.0.0, not as one version',
      '.npmrc lacks ignore-scripts=true',
      '.npmrc lacks omit-lockfile-registry-resolved=true',
    ],
  });
});
