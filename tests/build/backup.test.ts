import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../api/db/client';
import { migrate } from '../../api/db/migrations';
import { businessOn } from '../api/business';
import { contentOf } from '../api/contentOf';
import { makeDataDir } from '../api/dataDir';
import { hasPostgres } from '../api/postgres';
import { openPostgres } from '../full/ownPostgres';

const PROOF = `${'a'.repeat(32)}.png`;

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
  const { id: fk_usuario } = await db
    .insertInto('usuarios')
    .values({
      ...{ nombre: 'Ana', apellido: 'Loor', username: 'ana', password_hash: 'x', rol: 'administrador' },
      ...{ estado: 'A', cuenta_bancaria: '', sueldo_fijo: 'S' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const caja = {
    fk_usuario,
    fecha: '2026-11-18',
    tipo: 'otros' as const,
    comprobante: `comprobantes/${PROOF}`,
  };
  for (const valor of [1250, 700]) await businessOn(db).gasto({ ...caja, valor });
  await close();
  mkdirSync(join(dataDir, 'archivos'));
  writeFileSync(join(dataDir, 'archivos', PROOF), 'a picture');
});
afterAll(() => {
  for (const made of [folder, dataDir, copy]) rmSync(made, { recursive: true });
});

const runIn = (program: string, env: Record<string, string>, ...args: string[]) => {
  const { stdout, stderr } = spawnSync(process.execPath, [`build/${program}.js`, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

  return (stdout + stderr).trim();
};

const run = (program: string, DATA_DIR: string, ...args: string[]) => runIn(program, { DATA_DIR }, ...args);

const RESTORED = /^Listo: \d+ tablas y 1 comprobante, iguales a los del respaldo\. Inicie el servidor\.$/;

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
  expect(run('restore', copy, running)).toMatch(RESTORED);
  const { db, close } = await openDatabase({ dataDir: copy });
  expect(await db.selectFrom('feriados').select('nombre').execute()).toEqual([{ nombre: 'Difuntos' }]);
  await close();
});

test.runIf(hasPostgres())(
  '[O8] a backup of the embedded database restored into PostgreSQL, and back again, is the same',
  async () => {
    const postgres = await openPostgres();
    onTestFinished(postgres.close);
    // A session there has another zone than the embedded database.
    const DATABASE_URL = `${postgres.url}&options=-c%20timezone%3DAmerica/Guayaquil`;
    const other = join(folder, 'otra');
    const env = { DATABASE_URL, JWT_SECRET: '0123456789abcdef'.repeat(2), DATA_DIR: other };
    const back = join(folder, 'de-vuelta');
    const [there, andBack] = [join(folder, 'ida.tar.gz'), join(folder, 'vuelta.tar.gz')];

    expect(run('backup', dataDir, there)).toBe(`Listo: ${there}`);
    expect(runIn('restore', env, there)).toMatch(RESTORED);
    expect(runIn('backup', env, andBack)).toBe(`Listo: ${andBack}`);
    expect(run('restore', back, andBack)).toMatch(RESTORED);

    const contentIn = async (where: Parameters<typeof openDatabase>[0]) => {
      const { db, close } = await openDatabase(where);
      const content = await contentOf(db);
      await close();

      return content;
    };
    const before = await contentIn({ dataDir });
    expect(await contentIn({ databaseUrl: postgres.url })).toEqual(before);
    expect(await contentIn({ dataDir: back })).toEqual(before);
    for (const place of [other, back]) {
      expect(readFileSync(join(place, 'archivos', PROOF), 'utf8')).toBe('a picture');
    }
  },
);
