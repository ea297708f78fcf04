import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockDataDir } from '../../../api/db/dataDirLock';
import { sized } from '../../size';

const STARTERS = sized(6, 20);

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

const startStarter = async () => {
  const args = [join(programs, 'starter.mjs'), dataDir];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');

  return { child, line: String(line) };
};

const refusal = () =>
  `La carpeta de datos ${dataDir} ya está en uso por otro servidor. Deténgalo o elija otra con DATA_DIR.`;

describe('the lock of the data folder', () => {
  test('[A22] of many that start at once one gets it, and killing that one frees it at once', async () => {
    const starters = await Promise.all(Array.from({ length: STARTERS }, () => startStarter()));
    const lines = starters.map(({ line }) => line).sort();

    expect(lines).toEqual([...Array(STARTERS - 1).fill(refusal()), 'won']);

    const winner = starters.find(({ line }) => line === 'won');
    winner?.child.kill('SIGKILL');
    if (winner) await once(winner.child, 'exit');
    lockDataDir(dataDir)();
  });

  test('[A22] a copy of a folder in use is free', () => {
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
