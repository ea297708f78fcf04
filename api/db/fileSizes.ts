import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { OperatorError } from '../process/operatorError';
import type { Damage } from './damage';
import { replaceFile } from './durableFs';
import type { Db } from './schema';

/** In bytes, by the path that PostgreSQL gives a relation. */
const Sizes = z.record(z.string(), z.number());

const pathOf = (dataDir: string) => join(dataDir, 'db', 'tamanos.json');

/**
 * The files that are shorter than they were, before the engine makes them longer again while it replays its log.
 * PostgreSQL would take a file that was cut for a shorter table. Its checksums find only pages that are still there.
 */
export const findShorter = (dataDir: string): string[] =>
  Object.entries(readSizes(dataDir))
    .filter(([path, size]) => sizeOf(join(dataDir, 'db', path)) < size)
    .map(([path]) => path);

const readSizes = (dataDir: string): z.infer<typeof Sizes> => {
  const path = pathOf(dataDir);
  if (!existsSync(path)) return {};
  try {
    return Sizes.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new OperatorError(
      `${path} está dañado, y quizás la base de datos también: aparte DATA_DIR y restaure una copia de seguridad.`,
    );
  }
};

/** PostgreSQL goes on in another file after each gigabyte. */
const sizeOf = (path: string): number => {
  let total = 0;
  for (let part = 0; ; part += 1) {
    const size = statSync(part === 0 ? path : `${path}.${part}`, { throwIfNoEntry: false })?.size;
    if (size === undefined) return total;
    total += size;
  }
};

/**
 * Throws OperatorError if a file of the log is not whole: each is made at its whole size. The replay would end there
 * without a word, and what was saved after it would be gone.
 */
export const requireWholeLog = (dataDir: string): void => {
  const folder = join(dataDir, 'db', 'pg_wal');
  if (!existsSync(folder)) return;
  const short = readdirSync(folder).find(
    (name) => LOG_FILE.test(name) && statSync(join(folder, name)).size !== LOG_FILE_SIZE,
  );
  if (short) throw new OperatorError(cutText({ path: `pg_wal/${short}`, name: 'registro de cambios' }));
};

/** The name of a file of the log, in pg_wal. */
export const LOG_FILE = /^[0-9A-F]{24}$/;
const LOG_FILE_SIZE = 16 * 2 ** 20;

/** Throws OperatorError if one of the files is in use: those of a table that was dropped are cut and removed. */
export const requireUnused = async (db: Db, shorter: readonly string[]): Promise<void> => {
  if (shorter.length === 0) return;
  const { rows } = await sql<{ name: string; path: string }>`
    select oid::regclass::text as name, pg_relation_filepath(oid) as path from pg_class
    where pg_relation_filepath(oid) in (${sql.join(shorter)}) order by 1`.execute(db);
  const [first] = rows;
  if (first) throw new OperatorError(cutText(first));
};

const cutText = ({ name, path }: { name: string; path: string }) =>
  `La base de datos está dañada: el archivo db/${path} (${name}) es más corto de lo que era. No la repare: aparte DATA_DIR y restaure una copia de seguridad.`;

/** Makes a checkpoint and notes how long the files are that it left on the disk. They never get shorter. */
export const checkpointWithSizes =
  (dataDir: string, { tell }: Pick<Damage, 'tell'>) =>
  (db: Db) =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{ name: string; path: string }>`
      select oid::regclass::text as name, pg_relation_filepath(oid) as path
      from pg_class where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p'`.execute(connection);
      // The engine takes forty times as long to ask for the size of a file.
      const found = rows.map((row) => ({ ...row, size: sizeOf(join(dataDir, 'db', row.path)) }));
      await sql`checkpoint`.execute(connection);

      const before = readSizes(dataDir);
      for (const row of found.filter(({ path, size }) => size < (before[path] ?? 0))) tell(cutText(row));
      const sizes = found.map(({ path, size }) => [path, Math.max(size, before[path] ?? 0)]);
      await replaceFile(pathOf(dataDir), JSON.stringify(Object.fromEntries(sizes)));
    });
