import { cpSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { createDamage, type Damage } from '../../../api/db/damage';
import { isDamaged } from '../../../api/db/faults';
import { checkpointWithSizes } from '../../../api/db/fileSizes';
import { createMaintenance } from '../../../api/db/maintenance';
import type { Db } from '../../../api/db/schema';
import { openDataDir, openFolder } from '../../support/api/folders';
import { kindsOf } from '../../support/size';

const dataDir = openDataDir();
const paths: Record<string, string> = {};

beforeAll(async () => {
  const { patient: db, damage, close } = await openDatabase({ dataDir });
  await sql`create table filas (id integer primary key, texto text not null)`.execute(db);
  await sql`alter table filas alter texto set storage external`.execute(db);
  await sql`insert into filas select n, repeat('x', case n when 7 then 50000 else 50 end)
    from generate_series(1, 2000) n`.execute(db);
  const { rows } = await sql<{ name: string; path: string }>`
    select case relkind when 't' then 'toast' else relname end as name, pg_relation_filepath(oid) as path
    from pg_class where relname in ('filas', 'filas_pkey', 'pg_attribute')
      or oid = (select reltoastrelid from pg_class where relname = 'filas')`.execute(db);
  for (const { name, path } of rows) paths[name] = join(dataDir, 'db', path);
  await checkpointWithSizes(dataDir, damage)(db);
  await close();
});

const fileOf = (name: string) => paths[name] ?? '';

const openAndClose = async (folder = dataDir): Promise<string> => {
  try {
    await (await openDatabase({ dataDir: folder })).close();

    return '';
  } catch (error) {
    return Object(error).message;
  }
};

/** The files as they are when the server dies. */
const killed = (from: string): string => {
  const folder = openFolder();
  cpSync(join(from, 'db'), join(folder, 'db'), { recursive: true });

  return folder;
};

describe('a start with a damaged database', () => {
  const whole = new Map<string, Buffer>();
  const spoil = (name: string, how: (path: string) => void) => {
    whole.set(fileOf(name), readFileSync(fileOf(name)));
    how(fileOf(name));
  };
  afterEach(() => {
    for (const [path, bytes] of whole) writeFileSync(path, bytes);
    whole.clear();
  });

  const cuts: Record<string, (path: string) => void> = {
    'cut to half': (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
    'without its last page': (path) => truncateSync(path, statSync(path).size - 8192),
    empty: (path) => truncateSync(path),
    gone: (path) => rmSync(path),
  };

  const cases = ['filas', 'filas_pkey', 'toast'].flatMap((name) =>
    Object.keys(cuts).map((cut) => [`${name} ${cut}`, name, cut] as const),
  );

  test.each(kindsOf(cases, ([title]) => title === 'filas cut to half'))(
    '[N9] is refused in words with the file of %s',
    async (_, name, cut) => {
      spoil(name, cuts[cut] ?? (() => undefined));

      expect(await openAndClose()).toMatch(
        /^La base de datos está dañada: el archivo db\/base\/5\/\d+ \(.*\) es más corto de lo que era\. No la repare: aparte DATA_DIR y restaure una copia de seguridad\.$/,
      );
    },
  );

  test('[N9] is refused in words with a file of its catalog cut to half @ci', async () => {
    spoil('pg_attribute', cuts['cut to half'] ?? (() => undefined));

    expect(await openAndClose()).toContain('dañada');
  });

  test.each([0, 8192, 16 * 2 ** 20 - 1])(
    '[N9] is refused in words with a file of its log cut to %i bytes: what was saved after it would be gone',
    async (bytes) => {
      const log = join(dataDir, 'db', 'pg_wal');
      paths.log = join(log, readdirSync(log).find((name) => /^[0-9A-F]{24}$/.test(name)) ?? '');
      spoil('log', (path) => truncateSync(path, bytes));

      expect(await openAndClose()).toMatch(/^La base de datos está dañada: el archivo db\/pg_wal\/\w+ /);
    },
  );

  test('[N9] is refused with a list of sizes that cannot be read', async () => {
    paths.list = join(dataDir, 'db', 'tamanos.json');
    spoil('list', (path) => truncateSync(path, 20));

    expect(await openAndClose()).toContain('tamanos.json está dañado');
  });

  test('[N9] is not refused if all files are whole, and reads no page with a wrong bit @ci', async () => {
    spoil('filas', (path) => {
      const bytes = readFileSync(path);
      bytes.writeUInt8(bytes.readUInt8(8192 + 4000) ^ 1, 8192 + 4000);
      writeFileSync(path, bytes);
    });
    const { db, damage, close } = await openDatabase({ dataDir });
    expect(damage.isKnown()).toBe(false);

    const read = sql`select count(*) from filas`.execute(db);

    await expect(read).rejects.toSatisfy(isDamaged);
    expect(damage.isKnown()).toBe(true);
    expect((await sql`select 1 as uno`.execute(db)).rows).toEqual([{ uno: 1 }]);
    await close();
  });
});

test('[N9] a damage is told once, with what to do, and other errors are none', () => {
  const log: string[] = [];
  const damage = createDamage((line) => log.push(line));
  const unreadable = { code: 'XX001', message: 'invalid page in block 3 of relation base/5/16500' };

  damage.hear({ code: '23505', message: 'duplicate key' });
  damage.hear(undefined);
  expect(damage.isKnown()).toBe(false);
  for (let time = 0; time < 3; time += 1) damage.hear(unreadable);

  expect(damage.isKnown()).toBe(true);
  expect(log).toEqual([
    'La base de datos está dañada: una parte no se puede leer (invalid page in block 3 of relation base/5/16500). No la repare: aparte sus archivos y restaure una copia de seguridad.',
  ]);
});

describe('after a server died', () => {
  const work = async (write: (db: Db, folder: string, damage: Damage) => Promise<void>): Promise<string> => {
    const folder = killed(dataDir);
    const database = await openDatabase({ dataDir: folder });
    await write(database.patient, folder, database.damage);
    const found = killed(folder);
    await database.close();

    return found;
  };

  test('[N9] a file that was cut is noticed before the log makes it longer again @ci', async () => {
    const folder = await work(async (db) => {
      await sql`update filas set texto = 'y' where id = 2000`.execute(db);
    });
    const path = fileOf('filas').replace(dataDir, folder);
    truncateSync(path, Math.floor(statSync(path).size / 2));

    expect(await openAndClose(folder)).toContain('(filas) es más corto');
  });

  test('[N9] a file that was cut while the server was at work is noticed at the next start @ci', async () => {
    const folder = await work(async (db, folderAtWork, damage) => {
      const path = fileOf('filas').replace(dataDir, folderAtWork);
      truncateSync(path, Math.floor(statSync(path).size / 2));
      await checkpointWithSizes(folderAtWork, damage)(db);
      expect(damage.isKnown()).toBe(true);
    });

    expect(await openAndClose(folder)).toContain('(filas) es más corto');
  });

  test('[N9] tables that lost their last rows, or were dropped, emptied or written anew, are no fault @ci', async () => {
    const folder = await work(async (db, folderAtWork, damage) => {
      const checkpoint = checkpointWithSizes(folderAtWork, damage);
      const connections = () => ({ total: 1, idle: 1, waiting: 0 });
      const { look } = createMaintenance({ db, connections, checkpoint });
      for (const name of ['dejada', 'vaciada', 'reescrita']) {
        await sql`create table ${sql.table(name)} as select * from filas`.execute(db);
      }
      await checkpoint(db);

      await sql`delete from filas where id > 10`.execute(db);
      await look();
      await look();
      await sql`drop table dejada`.execute(db);
      await sql`truncate vaciada`.execute(db);
      await sql`delete from reescrita`.execute(db);
      await sql`vacuum full reescrita`.execute(db);
      await sql`checkpoint`.execute(db);
    });

    expect(await openAndClose(folder)).toBe('');
  });
});
