import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../api/db/client';
import { migrate } from '../../api/db/migrations';
import { makeDataDir } from '../api/dataDir';

let folder: string;
let dataDir: string;
let copy: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loteria-respaldo-'));
  dataDir = makeDataDir();
  copy = makeDataDir();
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  await db
    .insertInto('feriados')
    .values({
      ...{ fecha: '2026-11-02', fecha_original: '2026-11-02', nombre: 'Difuntos', ambito: 'N', estado: 'A' },
    })
    .execute();
  await close();
});
afterAll(() => {
  for (const made of [folder, dataDir, copy]) rmSync(made, { recursive: true });
});

const run = (program: string, DATA_DIR: string, ...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [`build/${program}.js`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR },
    encoding: 'utf8',
  });

  return (stdout + stderr).trim();
};

test('a backup is taken from the server that runs, and without one; where it cannot be, a line says why', async () => {
  const running = join(folder, 'en-marcha.tar.gz');
  const still = join(folder, 'detenido.tar.gz');
  const child = spawn(process.execPath, ['build/server.js'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');

  expect(run('backup', dataDir, running)).toBe(`Listo: ${running}`);
  expect(run('backup', dataDir, running)).toBe(`Error: ${running} ya existe: elija otro nombre.`);
  const nowhere = join(folder, 'no', 'hay.tar.gz');
  expect(run('backup', dataDir, nowhere)).toBe(`Error: No se puede escribir ${nowhere} (ENOENT).`);
  child.kill('SIGTERM');
  await exit;

  expect(run('backup', dataDir, still)).toBe(`Listo: ${still}`);
  expect(run('backup', folder)).toBe(`Error: No hay una base de datos en ${folder}: indíquela con DATA_DIR.`);
  expect(readdirSync(folder).sort()).toEqual(['detenido.tar.gz', 'en-marcha.tar.gz']);

  expect(run('restore', copy, nowhere)).toBe(`Error: No existe ${nowhere}.`);
  expect(run('restore', copy, running)).toBe('Listo: los datos están restaurados. Inicie el servidor.');
  const { db, close } = await openDatabase({ dataDir: copy });
  expect(await db.selectFrom('feriados').select('nombre').execute()).toEqual([{ nombre: 'Difuntos' }]);
  await close();
});
