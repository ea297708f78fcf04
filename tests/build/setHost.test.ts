import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { openFolder } from '../support/api/folders';
import { readDist } from '../support/build/dist';

const folder = openFolder();
beforeAll(() => {
  for (const file of ['index.html', 'index.html.br']) copyFileSync(join('dist', file), join(folder, file));
});

const set = (...args: string[]) => {
  const all = ['scripts/set-host.mjs', '--dist', folder, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });

  return { status, stdout, stderr };
};

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const packed = () => brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString();

test('hosts can be set in a built page and its brotli copy, changed, and removed', () => {
  expect(set('--api', 'https://uno.example.com/', '--proofs', 'https://dos.example.com/base').stdout).toBe(
    'api-host     https://uno.example.com\nproofs-base  https://dos.example.com/base\n',
  );
  expect(read('index.html')).toContain('<meta name="api-host" content="https://uno.example.com" />');
  expect(packed()).toBe(read('index.html'));

  expect(set('--api', 'http://tres.example.com').stdout).toContain('dos.example.com');
  expect(set('--api', '', '--proofs', '').status).toBe(0);
  expect(read('index.html')).toBe(readDist('index.html'));
});

test.each([
  ['api.example.com', 'is no address'],
  ['ftp://api.example.com', 'must begin with https:// or http://'],
  ['https://ana:clave@api.example.com', 'must hold no user'],
  ['https://api.example.com/"><script>', 'holds signs that an address cannot'],
])('%s is refused, and the page stays as it is', (address, words) => {
  const before = read('index.html');
  const { status, stderr } = set('--api', address);

  expect(status).toBe(1);
  expect(stderr).toContain(words);
  expect(read('index.html')).toBe(before);
});

test.each(['--help', '-h'])('[N11] %s of set-host is help, and the page stays as it is', (option) => {
  const before = read('index.html');
  const { status, stdout } = set('--api', 'https://uno.example.com', option);

  expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run set-host -- --api URL /)]);
  expect(read('index.html')).toBe(before);
});

test('a folder without the app is refused in one line', () => {
  rmSync(join(folder, 'index.html'));

  expect(set('--api', 'https://uno.example.com').stderr.trim().split('\n')).toHaveLength(1);
});
