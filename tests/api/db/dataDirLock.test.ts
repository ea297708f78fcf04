import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { lockDataDir } from '../../../api/db/dataDirLock';
import { startWriter } from './startWriter';

let programs: string;
let dataDir: string;

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'loteria-starter-'));
  // Built, a process starts in a tenth of the time: twenty start really at once.
  const ssr = fileURLToPath(new URL('./starter.ts', import.meta.url));
  const rolldownOptions = { output: { entryFileNames: 'starter.mjs' } };
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr, outDir: programs, emptyOutDir: true, rolldownOptions },
  });
});
afterAll(() => rmSync(programs, { recursive: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'loteria-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const startStarter = async (within: readonly string[] = []) => {
  const [program = '', ...args] = [...within, process.execPath, join(programs, 'starter.mjs'), dataDir];
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');

  return { child, line: String(line) };
};

const refusal = () =>
  `La carpeta de datos ${dataDir} ya está en uso por otro servidor. Deténgalo o elija otra con DATA_DIR.`;

/** What starts a program in a pid namespace of its own, as a container does. */
const inNamespace = (): readonly string[] => {
  const unshare = ['unshare', '--user', '--map-root-user', '--pid', '--mount-proc', '--fork', '--kill-child'];
  if (spawnSync('env', [...unshare, 'true']).status === 0) return unshare;
  console.warn('This machine lets us make no pid namespaces: the two servers of A22 run in one.');

  return [];
};

describe('the lock of the data folder', () => {
  test('A22: of 20 that start at once one gets it, and killing that one frees it at once', async () => {
    const starters = await Promise.all(Array.from({ length: 20 }, () => startStarter()));
    const lines = starters.map(({ line }) => line).sort();

    expect(lines).toEqual([...Array(19).fill(refusal()), 'won']);

    const winner = starters.find(({ line }) => line === 'won');
    winner?.child.kill('SIGKILL');
    if (winner) await once(winner.child, 'exit');
    lockDataDir(dataDir)();
  });

  test('A22: in two pid namespaces the second is refused, and the first loses no row', async () => {
    const namespace = inNamespace();
    const writer = startWriter(dataDir, namespace);
    const acknowledged: number[] = [];
    let refused = '';
    for await (const line of writer.lines) {
      if (line.startsWith('wrote ')) acknowledged.push(Number(line.slice(6)));
      if (acknowledged.length === 20) refused = (await startStarter(namespace)).line;
      if (acknowledged.length === 40) break;
    }
    await writer.kill();
    // The end of the namespace does not wait for the end of what ran in it.
    spawnSync('flock', [dataDir, 'true']);

    expect(refused).toBe(refusal());
    const { db, close } = await openDatabase({ dataDir });
    const { rows } = await sql<{ id: number }>`select id from filas`.execute(db);
    await close();
    const found = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  }, 180_000);

  test('A22: a copy of a folder in use is free', () => {
    const unlock = lockDataDir(dataDir);
    cpSync(dataDir, `${dataDir}-copy`, { recursive: true });

    lockDataDir(`${dataDir}-copy`)();
    rmSync(`${dataDir}-copy`, { recursive: true });
    unlock();
  });

  test('holds within one process too, until it is given back', () => {
    const unlock = lockDataDir(dataDir);
    expect(() => lockDataDir(dataDir)).toThrow(refusal());

    unlock();
    lockDataDir(dataDir)();
  });

  test('where it cannot be had, the start is refused', () => {
    vi.stubEnv('PATH', dataDir);
    // Only Linux needs a program for it.
    const lock = () => lockDataDir(dataDir)();
    if (process.platform === 'linux') {
      expect(lock).toThrow(
        `No se puede reservar la carpeta de datos ${dataDir}: falta el programa flock, del paquete util-linux.`,
      );
    } else expect(lock).not.toThrow();
    vi.unstubAllEnvs();
  });
});
