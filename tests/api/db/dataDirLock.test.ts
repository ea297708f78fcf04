import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataDir } from '../../../api/db/dataDirLock';
import { startWriter } from './startWriter';

let dataDir: string;
let path: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'loteria-lock-'));
  path = join(dataDir, 'lock');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const mine = () => {
  const unlock = lockDataDir(dataDir);
  const owner = JSON.parse(readFileSync(path, 'utf8'));
  unlock();

  return owner;
};

describe('the lock of the data folder', () => {
  test('is gone when it is given back', () => {
    const unlock = lockDataDir(dataDir);
    expect(existsSync(path)).toBe(true);

    unlock();
    expect(existsSync(path)).toBe(false);
  });

  test('refuses a second live process in one clear line, and its death frees the folder', async () => {
    const writer = startWriter(dataDir);
    await writer.lines.next();

    expect(() => lockDataDir(dataDir)).toThrow(
      `La carpeta de datos ${dataDir} ya está en uso por otro servidor (proceso ${writer.child.pid}). Deténgalo o elija otra con DATA_DIR.`,
    );

    await writer.kill();
    expect(existsSync(path)).toBe(true);
    lockDataDir(dataDir)();
  });

  test.each([
    { dead: 'a pid that no process has', change: { pid: 2 ** 22 + 1 } },
    { dead: 'a pid that another process has since', change: { start: '1' } },
    { dead: 'a pid of before the last boot', change: { boot: 'another' } },
  ])('is taken over from $dead', ({ change }) => {
    writeFileSync(path, JSON.stringify({ ...mine(), ...change }));

    lockDataDir(dataDir)();
    expect(existsSync(path)).toBe(false);
  });

  test.each(['', 'null', '{', '[]'])('is taken over if it holds no owner: %j', (content) => {
    writeFileSync(path, content);

    lockDataDir(dataDir)();
    expect(existsSync(path)).toBe(false);
  });

  test('is not removed by one who no longer holds it', () => {
    const unlock = lockDataDir(dataDir);
    writeFileSync(path, 'somebody else');
    unlock();

    expect(readFileSync(path, 'utf8')).toBe('somebody else');
  });
});
