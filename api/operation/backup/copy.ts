import { cpSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../db/schema';
import { requireRoom } from './store';

/**
 * Copies the files of the embedded database into a new folder while no statement runs. Its only connection would
 * otherwise be busy during the whole backup.
 */
export const copyEmbedded = async (db: Db, dataDir: string, into: string): Promise<string> => {
  const files = join(dataDir, 'db');
  await requireRoom(into, await sizeOf(files));
  const copy = await mkdtemp(join(into, 'copia-'));
  try {
    // A first checkpoint takes longer; others get their turn after it.
    await sql`checkpoint`.execute(db);
    await db.connection().execute(async (connection) => {
      await sql`checkpoint`.execute(connection);
      const needed = await readNeededWal(connection);
      // Three times as fast as the asynchronous cp.
      cpSync(files, join(copy, 'db'), { recursive: true, filter: (path) => !isOtherWal(path, needed) });
    });
  } catch (error) {
    await rm(copy, { recursive: true, force: true });
    throw error;
  }

  return copy;
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

  return /^[0-9A-F]{24}$/.test(name) && (name < first || name > last);
};

const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))));

  return sizes.reduce((sum, { size }) => sum + size, 0);
};
