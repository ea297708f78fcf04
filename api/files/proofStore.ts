import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { namedAmong } from '../access/proofs';
import type { Schema } from '../db/schema';
import { isDraftName } from '../http/upload';
import { isProofName, proofPath } from './proofName';

/** Holds an empty file for each proof that no row is sure to name yet. */
const PENDING = 'pendientes';

/** Writes proofs so that they outlive a power cut, each marked as pending first. */
export const storeProofs = async (filesDir: string, pictures: ReadonlyMap<string, Uint8Array>) => {
  const pending = join(filesDir, PENDING);
  await mkdir(pending, { recursive: true });

  for (const name of pictures.keys()) await writeDurably(join(pending, name), new Uint8Array());
  await syncFolder(pending);
  for (const [name, bytes] of pictures) await writeDurably(join(filesDir, name), bytes);
  await syncFolder(filesDir);
};

/** A row names them now. */
export const keepProofs = async (filesDir: string, names: readonly string[]) => {
  for (const name of names) await rm(join(filesDir, PENDING, name), { force: true });
};

/** No row will name them. */
export const discardProofs = async (filesDir: string, names: readonly string[]) => {
  for (const name of names) await rm(join(filesDir, name), { force: true });
  await keepProofs(filesDir, names);
};

/**
 * Before the first request: proofs whose upload was cut short stay where a row names them, and go where none does, as do
 * bodies that were being received.
 * Where other servers share the folder, only those begun before `before`: the later may still be under way.
 */
export const settleProofs = async (db: Kysely<Schema>, filesDir: string, before?: Date): Promise<void> => {
  const pending = join(filesDir, PENDING);
  await mkdir(pending, { recursive: true });
  const isOver = async (path: string) => !before || (await isOlder(path, before));

  for (const name of (await readdir(pending)).filter(isProofName)) {
    if (!(await isOver(join(pending, name)))) continue;
    const settle = (await isNamed(db, name)) ? keepProofs : discardProofs;
    await settle(filesDir, [name]);
  }
  for (const name of (await readdir(filesDir)).filter(isDraftName)) {
    const path = join(filesDir, name);
    if (await isOver(path)) await rm(path, { force: true });
  }
};

/** What is gone meanwhile was settled by another. */
export const isOlder = async (path: string, instant: Date): Promise<boolean> => {
  const found = await stat(path).catch(() => undefined);

  return found !== undefined && found.mtime < instant;
};

const isNamed = async (db: Kysely<Schema>, name: string): Promise<boolean> => {
  const path = proofPath(name);
  if ((await namedAmong(db, [path])).has(path)) return true;

  return (await sentAmong(db, [path])).has(path);
};

/** Which of these paths somebody has sent, ahead of a record that names them. */
export const sentAmong = async (db: Kysely<Schema>, paths: readonly string[]): Promise<Set<string>> => {
  const rows = await db.selectFrom('archivos').select('ruta').where('ruta', 'in', paths).execute();

  return new Set(rows.map(({ ruta }) => ruta));
};

const writeDurably = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

const syncFolder = async (path: string) => {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
