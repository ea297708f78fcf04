import { cpSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import { parseEnv } from '../../../api/process/env';
import { lineOf } from '../../../api/process/operatorError';
import { prepare } from '../../../api/start/prepare';
import { openDataDir, openFolder } from '../../support/api/folders';
import { kindsOf } from '../../support/size';

const dataDir = join(openFolder(), 'data');
const base = openDataDir();
const at = (...names: string[]) => join(dataDir, ...names);

beforeAll(async () => {
  const { db, close } = await openDatabase({ dataDir: base });
  await migrate(db);
  await close();
});

const startWith = async (env: Record<string, string> = {}): Promise<string | undefined> => {
  try {
    const { close } = await prepare(parseEnv({ DATA_DIR: dataDir, DEMO: 'no', ...env }));
    await close();

    return '';
  } catch (error) {
    return lineOf(error);
  }
};

const replaceByFile = (path: string) => {
  rmSync(path, { recursive: true, force: true });
  writeFileSync(path, '');
};
const writeNewerMigration = async () => {
  const { db, close } = await openDatabase({ dataDir });
  await sql`insert into kysely_migration values ('999-contrae-algo', '2030-01-01')`.execute(db);
  await close();
};
const isDamaged = () =>
  `La base de datos de ${at('db')} está dañada o incompleta: restaure DATA_DIR de una copia de seguridad.`;
const isNoFolder = (path: string) => `No se puede escribir en DATA_DIR: no es una carpeta (${path}).`;

describe('a start with a bad data folder says why, in Spanish', () => {
  beforeEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
    cpSync(base, dataDir, { recursive: true });
  });

  const spoilt: [string, () => unknown, () => string][] = [
    [
      'a database of a newer version',
      writeNewerMigration,
      () =>
        'La base de datos es de una versión más nueva de este programa: use esa versión, o restaure una copia anterior.',
    ],
    ['a control file without content @ci', () => truncateSync(at('db', 'global', 'pg_control')), isDamaged],
    ['an empty folder for a database', () => emptyFolder(at('db')), isDamaged],
    ['a file for a database', () => replaceByFile(at('db')), () => isNoFolder(at('db'))],
    ['a file for the proofs', () => replaceByFile(at('archivos')), () => isNoFolder(at('archivos'))],
    ['a file for DATA_DIR', () => replaceByFile(dataDir), () => isNoFolder(dataDir)],
    [
      'a folder for the secret',
      () => mkdirSync(at('jwt-secret')),
      () => `${at('jwt-secret')} está dañado: bórrelo y se hará uno nuevo.`,
    ],
  ];

  test.each(kindsOf(spoilt, ([title]) => title.startsWith('a control file')))(
    '%s',
    async (_, spoil, line) => {
      await spoil();

      expect(await startWith()).toBe(line());
    },
  );

  test('a half restored database, which stays unchanged', async () => {
    rmSync(at('db', 'PG_VERSION'));
    const before = readdirSync(at('db'));

    expect(await startWith()).toBe(isDamaged());
    expect(readdirSync(at('db'))).toEqual(before);
  });

  test('none for a copy of a folder in use, even with a copied lock @ci', async () => {
    writeFileSync(at('lock'), '4711');
    expect(await startWith()).toBe('');
    rmSync(at('lock'));
    mkdirSync(at('lock'));

    expect(await startWith()).toBe(
      process.platform === 'linux' ? '' : expect.stringContaining('es una carpeta'),
    );
  });
});

describe('a start without its PostgreSQL says why', () => {
  test.each([
    ['127.0.0.1:1/base', '127.0.0.1:1'],
    ['localhost/base?host=/nada', '/nada/.s.PGSQL.5432'],
  ])('nothing listens there: %s', async (place, server) => {
    const env = { DATABASE_URL: `postgresql://ana:clave@${place}`, JWT_SECRET: '0123456789abcdef'.repeat(2) };

    expect(await startWith(env)).toBe(
      `No se puede abrir la base de datos de DATABASE_URL: nadie responde en ${server}.`,
    );
  });

  test.each([
    ['28P01', 'el usuario o la contraseña no son correctos'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'el certificado del servidor no es de confianza'],
  ])('it refuses with %s', (code, reason) => {
    const error = Object.assign(new Error('some English words'), { code });

    expect(lineOf(error)).toBe(`No se puede abrir la base de datos de DATABASE_URL: ${reason}.`);
  });
});

test('an internal error shows its stack instead', () => {
  expect(lineOf(new TypeError('x is not a function'))).toBeUndefined();
});

const emptyFolder = (path: string) => {
  rmSync(path, { recursive: true });
  mkdirSync(path);
};
