import { constants } from 'node:fs';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isProofName } from './proofName';
import type { ProofStore } from './proofStore';

/** Holds an empty mark file for each proof that no record may name yet. */
const PENDING = 'pendientes';

const DURABLE = { mode: 0o600, flush: true };
const NEW = { ...DURABLE, flag: 'wx' };

/** Proofs as files in one folder, synced to survive a power cut (ADR 007). */
export const diskStore = (folder: string): ProofStore => {
  const pending = join(folder, PENDING);
  const keep = async (names: readonly string[]) => {
    for (const name of names) await rm(join(pending, name), { force: true });
  };

  return {
    keep,
    async store(pictures) {
      await mkdir(pending, { recursive: true });

      for (const name of pictures.keys()) await writeFile(join(pending, name), '', NEW);
      await syncFolder(pending);
      for (const [name, bytes] of pictures) await writeFile(join(folder, name), bytes, NEW);
      await syncFolder(folder);
    },
    async discard(names) {
      for (const name of names) await rm(join(folder, name), { force: true });
      await keep(names);
    },
    async restore(name, bytes) {
      await writeFile(join(folder, name), bytes, DURABLE);
      await syncFolder(folder);
    },
    read: (name) => readRegular(join(folder, name)),
    list: () => filesOf(folder),
    async *listMarked() {
      await mkdir(pending, { recursive: true });
      yield* filesOf(pending);
    },
  };
};

async function* filesOf(folder: string): AsyncGenerator<string> {
  yield* (await readdir(folder)).filter(isProofName);
}

/** Regular files only: a link could point anywhere. */
const readRegular = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      if (!(await file.stat()).isFile()) return undefined;

      return new Uint8Array(await file.readFile());
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ELOOP'].includes(String(error.code));

const syncFolder = async (path: string) => {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};
