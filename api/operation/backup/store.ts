import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fsyncFolder } from '../../db/durableFs';
import { DAY } from '../../process/hourly';
import { OperatorError } from '../../process/operatorError';
import { checkArchive, type Watched } from './archive';

const UNFINISHED = '.parcial';

/**
 * Writes under a name of its own, syncs, verifies, then gives it the final name: a file with that name is complete, and
 * is never replaced, not even by another backup that was begun at the same time.
 */
export const storeArchive = async (archive: Readable, path: string, watched: Watched = {}): Promise<void> => {
  const { signal } = watched;
  const unfinished = `${path}.${randomBytes(4).toString('hex')}${UNFINISHED}`;

  try {
    await pipeline(archive, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }), {
      signal,
    });
    await checkArchive(unfinished, watched);
    await giveName(unfinished, path);
    fsyncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};

export const alreadyThere = (path: string) => new OperatorError(`${path} ya existe: elija otro nombre.`);

/** A link never replaces a file, as a renaming would. */
const giveName = async (unfinished: string, path: string) => {
  try {
    await link(unfinished, path);
  } catch (error) {
    const { code } = Object(error);
    // The disk of a USB stick has no links.
    if (code === 'EEXIST' || existsSync(path)) throw alreadyThere(path);
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(code)) throw error;

    return rename(unfinished, path);
  }
  await rm(unfinished);
};

/** Older versions wrote no name of its own. */
const OF_UNFINISHED = /(\.[0-9a-f]{8})?\.parcial$/;

/** Names sort by time. */
const NAME = /^loteria-\d{8}T\d{6}Z\.tar\.gz$/;

export const backupName = (now: Date): string =>
  `loteria-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`;

export const lastBackup = async (folder: string): Promise<Date | undefined> => {
  const newest = (await listBackups(folder)).at(-1);
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/.exec(newest ?? '') ?? [];

  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
};

export const pruneBackups = async (folder: string, keep: number, now: Date): Promise<void> => {
  const dayAgo = backupName(new Date(now.getTime() - DAY));
  const unfinished = (await readdir(folder)).filter(
    (name) => name.endsWith(UNFINISHED) && NAME.test(name.replace(OF_UNFINISHED, '')) && name < dayAgo,
  );
  for (const name of [...(await listBackups(folder)).slice(0, -keep), ...unfinished]) {
    await rm(join(folder, name), { force: true });
  }
};

/** A full disk would stop the server. */
export const requireRoom = async (folder: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 2 * bytes) throw new Error('falta espacio en el disco');
};

export const requireRoomForNext = async (folder: string): Promise<void> => {
  const newest = (await listBackups(folder)).at(-1);
  if (newest) await requireRoom(folder, (await stat(join(folder, newest))).size);
};

const listBackups = async (folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
};
