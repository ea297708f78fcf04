import type { Db } from '../db/schema';
import { namedAmong } from '../ownership/proofs';
import { proofPath } from './proofName';

/** Keeps proofs by their names (`isProofName`) on the disk, or in an S3-compatible store that servers share. */
export interface ProofStore {
  /** Keeps new pictures for good, each marked first as one that no row is sure to name yet. */
  store(pictures: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** A row names them now: their marks go. */
  keep(names: readonly string[]): Promise<void>;
  /** No row will name them: they go, and their marks. */
  discard(names: readonly string[]): Promise<void>;
  /** Keeps one that a row names already, without a mark; one of that name is replaced. */
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
  /** Whether it was stored, or marked, before that; no for one that is gone meanwhile. */
  isOlder(instant: Date): Promise<boolean>;
}

export const readBytes = async (proofs: ProofStore, name: string): Promise<Uint8Array | undefined> => {
  const proof = await proofs.read(name);

  return proof && new Uint8Array(await new Response(proof.body).arrayBuffer());
};

/**
 * Before the first request: proofs whose upload was cut short stay where a row names them, and go where none does.
 * If other servers share the store, only those begun before `before`: the later may still be under way.
 */
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
