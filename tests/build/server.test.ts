import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { makeDataDir } from '../api/dataDir';

const read = (file: string) => readFileSync(join('build', file), 'utf8');

const programs = () =>
  readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) => /\.js$/.test(file));

/** A program and all that it loads, whatever it is asked for; `import()` stands for what waits to be asked for. */
const withImports = (program: string): string[] => {
  const found = new Set([program]);
  for (const file of found) {
    for (const [, target = ''] of read(file).matchAll(/\b(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
      found.add(normalize(join(file, '..', target)));
    }
  }

  return [...found];
};

test.each(['server.js', 'createAdmin.js', 'backup.js', 'restore.js'])(
  '[S5] %s loads no demo password unasked',
  (program) => {
    const loaded = withImports(program);

    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((file) => read(file).includes('demo-loteria'))).toEqual([]);
  },
);

test('the server starts without what redraws pictures, which waits for the first', () => {
  const loaded = withImports('server.js').map(read);

  expect(loaded.filter((code) => /\b(from|import)\s*"sharp"/.test(code))).toEqual([]);
  expect(programs().some((file) => /\bimport\("sharp"\)/.test(read(file)))).toBe(true);
});

// Loading the demo takes seconds, and many more on a busy machine.
const PATIENCE = 180_000;

const NO_USERS = /^Todavía no hay usuarios: .* npm run create-admin$/;
const DEMO = /^Datos de demostración\. .* Contraseña: demo-loteria$/;

const newFolder = () => mkdtempSync(join(tmpdir(), 'loteria-start-'));

test.each([
  { program: 'build/server.js', env: {}, told: NO_USERS, makeFolder: makeDataDir },
  { program: 'scripts/start.mjs', env: { NODE_ENV: 'production' }, told: NO_USERS, makeFolder: makeDataDir },
  { program: 'scripts/start.mjs', env: {}, told: DEMO, makeFolder: newFolder },
])(
  'without users, $program with $env tells $told',
  async ({ program, env, told, makeFolder }) => {
    const DATA_DIR = makeFolder();
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH, DATA_DIR, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

    try {
      expect((await lines.next()).value).toMatch(/^Lotería Admin está en/);
      expect((await lines.next()).value).toMatch(told);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(DATA_DIR, { recursive: true });
    }
  },
  PATIENCE,
);
