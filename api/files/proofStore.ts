export interface ProofStore {
  /** Stores new pictures and marks them as pending: no record names them yet. */
  store(pictures: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Removes the marks once a record names the pictures. */
  keep(names: readonly string[]): Promise<void>;
  discard(names: readonly string[]): Promise<void>;
  /** Stores or replaces a picture that a row already names, without a mark. */
  restore(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Proof | undefined>;
  list(): AsyncIterable<string>;
  listMarked(): AsyncIterable<string>;
}

export interface Proof {
  size: number;
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
}

export const readBytes = async (proofs: ProofStore, name: string): Promise<Uint8Array | undefined> => {
  const proof = await proofs.read(name);

  return proof && new Uint8Array(await new Response(proof.body).arrayBuffer());
};
