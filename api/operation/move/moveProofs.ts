import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fsyncFolder } from '../../db/durableFs';
import { isProofName } from '../../files/proofName';
import { OperatorError } from '../../start/operatorError';
import { writeProof } from '../backup/restore';
import { type Digest, digester } from './digest';

/** Brings all proofs of one folder into another, for good; those that are there already, whole, are left alone. */
export const moveProofs = async (from: string, to: string): Promise<{ from: Digest; to: Digest }> => {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = new Set(await listProofs(from));
  if ((await listProofs(to)).some((name) => !names.has(name))) {
    throw new OperatorError(`La carpeta ${to} tiene imágenes de otro negocio: elija otra con --files.`);
  }

  const [read, kept] = [digester(), digester()];
  for (const name of names) {
    const bytes = await readFile(join(from, name));
    const there = existsSync(join(to, name)) && (await readFile(join(to, name))).equals(bytes);
    if (!there) await writeProof(to, name, bytes);
    read.add(name, bytes);
    kept.add(name, there ? bytes : await readFile(join(to, name)));
  }
  fsyncFolder(to);

  return { from: read.digest(), to: kept.digest() };
};

const listProofs = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder)).filter(isProofName) : [];
