import type { Db } from '../db/schema';
import { namedAmong } from '../ownership/proofs';
import { proofPath } from './proofName';

export interface ProofStore {
  /** Stores new pictures and marks them as pending. */
  store(pictures: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Removes the marks once a row names the pictures. */
  keep(names: readonly string[]): Promise<void>;
  discard(names: readonly string[]): Promise<void>;
  /** Stores or replaces a picture that a row already names, without a mark. */
  restore(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Proof | undefined>;
  list(): AsyncIterable<Stored>;
  listMarked(): AsyncIterable<Stored>;
}

export interface Proof {
  size: number;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

export interface Stored {
  name: string;
  isOlder(instant: Date): Promise<boolean>;
}

export const readBytes = async (proofs: ProofStore, name: string): Promise<Uint8Array | undefined> => {
  const proof = await proofs.read(name);

  return proof && new Uint8Array(await new Response(proof.body).arrayBuffer());
};

/** Keeps interrupted uploads that a row names, deletes the others. Uploads after `before` may still be running. */
export const settleProofs = async (db: Db, proofs: ProofStore, before?: Date): Promise<void> => {
  for await (const { name, isOlder } of proofs.listMarked()) {
    if (before && !(await isOlder(before))) continue;
    if (await isNamed(db, name)) await proofs.keep([name]);
    else await proofs.discard([name]);
  }
};

const isNamed = async (db: Db, name: string): Promise<boolean> => {
  const path = proofPath(name);
  if ((await namedAmong(db, [path])).has(path)) return true;

  return (await sentAmong(db, [path])).has(path);
};

export const sentAmong = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  const rows = await db.selectFrom('archivos').select('ruta').where('ruta', 'in', paths).execute();

  return new Set(rows.map(({ ruta }) => ruta));
};
