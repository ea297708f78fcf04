import { copyFileSync, type Dirent, mkdirSync, readdirSync, rmSync, type Stats, statSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { LOG_FILE } from '../../db/fileSizes';
import type { Db } from '../../db/schema';
import { requireRoom } from './store';

/**
 * Copies the files of the embedded database into a new folder. Its only connection would otherwise be busy during the
 * whole backup. Others wait only while the files that changed meanwhile are copied again.
 */
export const copyEmbedded = async (db: Db, dataDir: string, into: string): Promise<string> => {
  const files = join(dataDir, 'db');
  await requireRoom(into, await sizeOf(files));
  const copy = await mkdtemp(join(into, 'copia-'));
  const target = join(copy, 'db');
  try {
    // Writes most pages to their files before these are copied.
    await sql`checkpoint`.execute(db);
    const copied = await copySettled(files, target);
    await db.connection().execute(async (connection) => {
      await sql`checkpoint`.execute(connection);
      copyRest(files, target, { copied, needed: await readNeededWal(connection) });
    });
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }

  return copy;
};

/** Milliseconds. Two writes in one tick of the file system's clock leave the same time. */
const SETTLED = 1_000;

/** The time and size of each copied file, by its path. */
type Copied = Map<string, string>;

const stampOf = ({ mtimeMs, size }: Stats) => `${mtimeMs} ${size}`;

/** Copies what nobody writes just now. A file may be gone before it is copied. */
const copySettled = async (from: string, to: string): Promise<Copied> => {
  const copied: Copied = new Map();
  const settledSince = Date.now() - SETTLED;
  for (const [path, found] of await statFiles(from)) {
    if (LOG_FILE.test(basename(path)) || found.mtimeMs > settledSince) continue;

    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path)).catch(ignoreGone);
    copied.set(path, stampOf(found));
  }

  return copied;
};

/** Copies the other files, and removes those that are gone. Synchronous: three times as fast. */
const copyRest = (from: string, to: string, { copied, needed }: { copied: Copied; needed: Wal }): void => {
  const entries = readdirSync(from, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory())) {
    mkdirSync(join(to, relative(from, join(parentPath, name))), { recursive: true });
  }
  const paths = filesOf(entries, from);
  for (const path of paths) {
    const isSame = copied.get(path) === stampOf(statSync(join(from, path)));
    if (!isSame && !isOtherWal(path, needed)) copyFileSync(join(from, path), join(to, path));
    copied.delete(path);
  }
  for (const path of copied.keys()) rmSync(join(to, path), { force: true });
};

const filesOf = (entries: readonly Dirent[], from: string): string[] =>
  entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(from, join(parentPath, name)));

const ignoreGone = (error: unknown): undefined => {
  if (Object(error).code !== 'ENOENT') throw error;
};

type Wal = Readonly<{ first: string; last: string }>;

const readNeededWal = async (db: Db): Promise<Wal> => {
  const { rows } = await sql<Wal>`select pg_walfile_name(redo_lsn) as first,
    pg_walfile_name(pg_current_wal_lsn()) as last from pg_control_checkpoint()`.execute(db);

  return rows[0] ?? { first: '', last: '' };
};

/** PostgreSQL keeps up to a gigabyte of segments that it will use again. */
const isOtherWal = (path: string, { first, last }: Wal): boolean => {
  const name = basename(path);

  return LOG_FILE.test(name) && (name < first || name > last);
};

const sizeOf = async (folder: string): Promise<number> => {
  const files = await statFiles(folder);

  return files.reduce((sum, [, { size }]) => sum + size, 0);
};

/** The engine goes on working in its thread, so a file that was listed may be gone. */
const statFiles = async (folder: string): Promise<(readonly [string, Stats])[]> => {
  const paths = filesOf(await readdir(folder, { recursive: true, withFileTypes: true }), folder);
  const files = await Promise.all(
    paths.map(async (path) => [path, await stat(join(folder, path)).catch(ignoreGone)] as const),
  );

  return files.filter((file): file is [string, Stats] => file[1] !== undefined);
};
