import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../api/db/client';
import { migrate } from '../../api/db/migrations';
import { businessOn } from '../support/api/business';
import { openDataDir, openFolder } from '../support/api/folders';

/** Nine programs, which take seconds each on a busy machine. */
const PATIENCE = 300_000;
const PROOF = `${'a'.repeat(32)}.png`;

const folder = openFolder();
const dataDir = openDataDir();
const copy = openDataDir();

beforeAll(async () => {
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  await businessOn(db).feriado({ fecha: '2026-11-02', nombre: 'Difuntos' });
  await close();
  mkdirSync(join(dataDir, 'archivos'));
  writeFileSync(join(dataDir, 'archivos', PROOF), 'a picture');
});

const run = (program: string, DATA_DIR: string, ...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [`build/${program}.js`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR },
    encoding: 'utf8',
  });

  return (stdout + stderr).trim();
};

const RESTORED = /^Listo: \d+ tablas y 1 comprobante, iguales a los del respaldo\. Inicie el servidor\.$/;

test(
  'a backup works with the server running or stopped; a failure prints one line that says why @ci',
  async () => {
    const daily = openFolder();
    const dailies = () => readdirSync(daily).filter((name) => name.endsWith('.gz'));
    const running = join(folder, 'en-marcha.tar.gz');
    const still = join(folder, 'detenido.tar.gz');
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', DEMO: 'no', BACKUP_DIR: daily },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');

    expect(run('backup', dataDir, running)).toBe(`Listo: ${running}`);
    expect(run('backup', dataDir, running)).toBe(`Error: ${running} ya existe: elija otro nombre.`);
    const nowhere = join(folder, 'no', 'hay.tar.gz');
    expect(run('backup', dataDir, nowhere)).toBe(`Error: No se puede escribir ${nowhere} (ENOENT).`);
    await expect.poll(dailies, { timeout: 60_000 }).toHaveLength(1);
    await expect.poll(() => readdirSync(join(dataDir, 'control'))).toEqual(['socket']);
    child.kill('SIGTERM');
    await exit;

    expect(run('backup', dataDir, still)).toBe(`Listo: ${still}`);
    expect(run('backup', folder)).toBe(
      `Error: No hay una base de datos en ${folder}: indíquela con DATA_DIR.`,
    );
    expect(readdirSync(folder).sort()).toEqual(['detenido.tar.gz', 'en-marcha.tar.gz']);

    expect(run('restore', copy, nowhere)).toBe(`Error: No existe ${nowhere}.`);
    expect(run('restore', copy, running)).toMatch(RESTORED);
    const { db, close } = await openDatabase({ dataDir: copy });
    expect(await db.selectFrom('feriados').select('nombre').execute()).toEqual([{ nombre: 'Difuntos' }]);
    await close();
  },
  PATIENCE,
);
