import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
const URL_OF_NOBODY = 'postgresql://nadie@127.0.0.1:1/nada';

let folder: string;
let dataDir: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loteria-mudanza-'));
  dataDir = makeDataDir();
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  const { id: fk_usuario } = await db
    .insertInto('usuarios')
    .values({
      ...{ nombre: 'Ana', apellido: 'Loor', username: 'ana', password_hash: 'x', rol: 'administrador' },
      ...{ estado: 'A', cuenta_bancaria: '', sueldo_fijo: 'S' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comprobante = `comprobantes/${PROOF}`;
  const caja = { fk_usuario, fecha: '2026-11-18', tipo: 'otros', comprobante };
  for (const valor of [1250, 700]) await businessOn(db).gasto({ ...caja, valor });
  await close();
  mkdirSync(join(dataDir, 'archivos'));
  writeFileSync(join(dataDir, 'archivos', PROOF), 'a picture');
});
afterAll(() => {
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true });
});

const run = (program: string, args: string[], env: Record<string, string> = {}) => {
  const { stdout, stderr } = spawnSync(process.execPath, [`build/${program}.js`, ...args], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });

  return (stdout + stderr).trim();
};

const move = (from: string, to: string, ...files: string[]) =>
  run('migrateData', ['--from', from, '--to', to, ...files]);

test('what cannot be moved is told in a line', async () => {
  expect(run('migrateData', ['--de', 'x'])).toMatch(
    /^Error: Indique de dónde y a dónde: npm run migrate-data/,
  );
  expect(move(dataDir, 'mysql://x')).toMatch(/^Error: DATABASE_URL debe tener la forma postgresql:/);
  expect(move(folder, URL_OF_NOBODY)).toBe(
    `Error: No hay una base de datos en ${folder}: indíquela con --from.`,
  );

  const child = spawn(process.execPath, ['build/server.js'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  expect(move(dataDir, URL_OF_NOBODY)).toMatch(/^Error: La carpeta de datos .* ya está en uso/);
  child.kill('SIGTERM');
  await exit;

  expect(move(dataDir, URL_OF_NOBODY)).toBe(
    [
      'Copiando… Si se interrumpe, ejecútelo otra vez.',
      'Error: No se puede abrir la base de datos de DATABASE_URL: nadie responde en 127.0.0.1:1.',
    ].join('\n'),
  );
});

test.runIf(hasPostgres())(
  'an embedded business is moved to PostgreSQL, or restored there from a backup, and back again, and is the same',
  async () => {
    const contents: object[] = [];
    const look = async (where: Parameters<typeof openDatabase>[0]) => {
      const { db, close } = await openDatabase(where);
      contents.push(await contentOf(db));
      await close();
    };
    const filesDir = join(folder, 'imagenes');

    const moved = await openPostgres();
    onTestFinished(moved.close);
    const said = move(dataDir, moved.url, '--files', filesDir);
    expect(said).toMatch(/\ngastos {15,}2 +2 +(\w{15}) +\1\n/);
    expect(said).toMatch(/\ncomprobantes {10,}1 +1 +(\w{15}) +\1\nListo: todo está en PostgreSQL/);
    expect(readdirSync(filesDir)).toEqual([PROOF]);
    // Once more it has nothing to do, and says so with the same table.
    expect(move(dataDir, moved.url, '--files', filesDir)).toBe(said);

    const restored = await openPostgres();
    onTestFinished(restored.close);
    const backup = join(folder, 'respaldo.tar.gz');
    expect(run('backup', [backup], { DATA_DIR: dataDir })).toBe(`Listo: ${backup}`);
    const other = join(folder, 'otra');
    const env = { DATABASE_URL: restored.url, JWT_SECRET: '0123456789abcdef'.repeat(2), DATA_DIR: other };
    expect(run('restore', [backup], env)).toMatch(/^Listo/);
    expect(readdirSync(join(other, 'archivos'))).toEqual([PROOF]);

    const back = join(folder, 'de-vuelta');
    const later = join(folder, 'de-postgresql.tar.gz');
    expect(run('backup', [later], env)).toBe(`Listo: ${later}`);
    expect(run('restore', [later], { DATA_DIR: back })).toMatch(/^Listo/);

    await look({ dataDir });
    await look({ databaseUrl: moved.url });
    await look({ databaseUrl: restored.url });
    await look({ dataDir: back });
    expect(contents[1]).toEqual(contents[0]);
    expect(contents[2]).toEqual(contents[0]);
    expect(contents[3]).toEqual(contents[0]);
  },
);
