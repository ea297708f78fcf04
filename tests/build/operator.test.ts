import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../api/db/client';
import { migrate } from '../../api/db/migrations';
import { packArchive } from '../../api/operation/backup/archive';
import { makeBackup } from '../../api/operation/backup/backup';
import { storeArchive } from '../../api/operation/backup/store';
import { parseEnv } from '../../api/process/env';
import { lineOf } from '../../api/process/operatorError';
import { openProofs } from '../../api/start/openProofs';
import { prepare } from '../../api/start/prepare';
import { businessOn } from '../support/api/business';
import { openDataDir, openFolder } from '../support/api/folders';
import { kindsOf } from '../support/size';

type Program = 'createAdmin' | 'backup' | 'restore';

const PATIENCE = { timeout: 120_000, interval: 5 };
/** In milliseconds. Each program opens or makes a database. */
const MANY_PROGRAMS = 300_000;
const folder = openFolder();
const archive = join(folder, 'respaldo.tar.gz');
const PROOF = `${'a'.repeat(32)}.png`;

beforeAll(async () => {
  const dataDir = openDataDir();
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  await businessOn(db).feriado({ fecha: '2026-11-02', nombre: 'Difuntos' });
  const { proofs, filesDir } = await openProofs({ dataDir, s3: undefined });
  writeFileSync(join(filesDir, PROOF), 'a picture');
  await storeArchive(packArchive(makeBackup({ db, proofs })), archive);
  await close();
});

const start = (program: Program, dataDir: string, ...args: string[]) => {
  const child = spawn(process.execPath, [`build/${program}.js`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  child.stdin.end('una contraseña\n');

  return { child, ended: Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]) };
};
const run = async (program: Program, dataDir: string, ...args: string[]) => {
  const [[code], stdout, stderr] = await start(program, dataDir, ...args).ended;

  return [code, (stdout + stderr).trim()] as const;
};

const startWith = async (env: Record<string, string>): Promise<string | undefined> => {
  try {
    await (await prepare(parseEnv({ DEMO: '1', ...env }))).close();

    return '';
  } catch (error) {
    return lineOf(error);
  }
};

const ADMIN = ['--username', 'anamora', '--nombre', 'Ana', '--apellido', 'Mora'];

describe('a restore that is killed', () => {
  /** The moments, by what is in the folder then. */
  test.each([
    ['before the database is there @long', 'restauracion-sin-terminar'],
    ['while the database is made @ci', join('db.nueva', 'PG_VERSION')],
    ['after its first picture @long', join('archivos', PROOF)],
  ])(
    '[N11] %s is told to whoever works on the folder, until a second restore finishes it',
    async (_, sign) => {
      const dataDir = join(openFolder(), 'data');
      const { child, ended } = start('restore', dataDir, archive);
      await expect.poll(() => existsSync(join(dataDir, sign)), PATIENCE).toBe(true);
      child.kill('SIGKILL');
      await ended;
      const refused = `La carpeta de datos ${dataDir} tiene una restauración sin terminar: ejecute otra vez npm run restore -- archivo.tar.gz, o elija otra con DATA_DIR.`;

      expect(await startWith({ DATA_DIR: dataDir })).toBe(refused);
      const refusedToo = await Promise.all([
        run('createAdmin', dataDir, ...ADMIN),
        run('createAdmin', dataDir, ...ADMIN, '--nueva'),
        run('backup', dataDir, join(folder, 'no.tar.gz')),
      ]);
      for (const told of refusedToo) expect(told).toEqual([1, `Error: ${refused}`]);
      expect(await run('restore', dataDir, archive)).toEqual([
        0,
        expect.stringMatching(/^Listo: \d+ tablas y 1 comprobante, iguales a los del respaldo\./),
      ]);
      expect(await startWith({ DATA_DIR: dataDir, DEMO: 'no' })).toBe('');
      expect(readdirSync(dataDir)).not.toContain('restauracion-sin-terminar');
    },
    MANY_PROGRAMS,
  );
});

test('[N11] a restore that is killed while it reads the backup is told, too; one that is refused leaves no folder', async () => {
  const place = openFolder();
  const dataDir = join(place, 'data');
  const endless = join(place, 'respaldo.tar.gz');
  expect(spawnSync('mkfifo', [endless]).status).toBe(0);
  const { child, ended } = start('restore', dataDir, endless);
  await expect.poll(() => existsSync(join(dataDir, 'restauracion-sin-terminar')), PATIENCE).toBe(true);
  child.kill('SIGKILL');
  await ended;
  expect(await startWith({ DATA_DIR: dataDir })).toContain('tiene una restauración sin terminar');

  const damaged = join(place, 'otro.tar.gz');
  writeFileSync(damaged, 'no es un respaldo');
  const [code] = await run('restore', join(place, 'otra', 'suya'), damaged);
  expect([code, readdirSync(place).includes('otra')]).toEqual([1, false]);
});

test('[N11] --help is help, an unknown option is refused, and neither makes a file or a base @ci', async () => {
  const programs: Program[] = ['createAdmin', 'backup', 'restore'];
  const place = openFolder();
  const dataDir = join(place, 'data');

  const helped = await Promise.all(
    programs.flatMap((name) => ['--help', '-h'].map((arg) => run(name, dataDir, arg))),
  );
  const refused = await Promise.all(
    programs.flatMap((name) => [run(name, dataDir, '--ayuda'), run(name, dataDir, 'uno', 'dos')]),
  );

  for (const [code, said] of helped)
    expect([code, said]).toEqual([0, expect.stringMatching(/^Uso: npm run /)]);
  for (const [code, said] of refused)
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Error: No se entiende «(--ayuda|uno|dos)»\.\nUso: npm run /),
    ]);
  expect(readdirSync(place)).toEqual([]);
});

test('[N11] create-admin in a mistyped folder says where it looked, and makes no base', async () => {
  const place = openFolder();
  const dataDir = join(place, 'dta');

  expect(await run('createAdmin', dataDir, ...ADMIN)).toEqual([
    1,
    `Error: No hay una base de datos en ${dataDir}: indique la suya con DATA_DIR, o haga ahí una nueva con --nueva.`,
  ]);
  expect(readdirSync(place)).toEqual([]);
});

test('[N11] create-admin makes a base with --nueva @ci', async () => {
  const dataDir = join(openFolder(), 'data');

  expect(await run('createAdmin', dataDir, ...ADMIN, '--nueva')).toEqual([
    0,
    'Listo: anamora ya puede ingresar.',
  ]);
});

test('[N11] restore of a folder names that folder, and writes nothing @ci', async () => {
  const place = openFolder();

  expect(await run('restore', join(place, 'data'), folder)).toEqual([
    1,
    `Error: ${folder} es una carpeta: indique el archivo del respaldo.`,
  ]);
  expect(readdirSync(place)).toEqual([]);
});

test('[N11] backups are refused in folders that the program manages, also by a link @ci', async () => {
  const dataDir = openDataDir();
  mkdirSync(join(dataDir, 'archivos'));
  const linked = join(openFolder(), 'enlace');
  symlinkSync(join(dataDir, 'archivos'), linked);
  const told = (name: string) =>
    `Los respaldos no pueden estar en ${join(dataDir, name)}, que es del programa: elija otra carpeta.`;

  for (const name of kindsOf(['archivos', 'db', 'control'], (one) => one === 'db')) {
    expect(await startWith({ DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, name, 'diario') })).toBe(
      told(name),
    );
  }
  expect(await startWith({ DATA_DIR: dataDir, BACKUP_DIR: linked })).toBe(told('archivos'));
  expect(await run('backup', dataDir, join(linked, 'hoy.tar.gz'))).toEqual([1, `Error: ${told('archivos')}`]);
  expect(await startWith({ DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'respaldos'), DEMO: 'no' })).toBe('');
});
