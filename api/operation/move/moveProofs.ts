import { type ProofStore, readBytes } from '../../files/proofStore';
import { OperatorError } from '../../start/operatorError';
import { type Digest, digester } from './digest';

/** Brings all proofs of one place into another, for good; those that are there already, whole, are left alone. */
export const moveProofs = async (from: ProofStore, to: ProofStore): Promise<{ from: Digest; to: Digest }> => {
  const names = new Set(await listNames(from));
  if ((await listNames(to)).some((name) => !names.has(name))) {
    throw new OperatorError(
      'El destino tiene imágenes de otro negocio: elija otra carpeta con --files, u otro S3_BUCKET.',
    );
  }

  const [read, kept] = [digester(), digester()];
  for (const name of names) {
    const bytes = await readBytes(from, name);
    // Swept meanwhile by nobody: the source is ours alone.
    if (!bytes) throw new Error(`${name} is gone`);
    const found = await readBytes(to, name);
    const isThere = found !== undefined && Buffer.compare(found, bytes) === 0;
    if (!isThere) await to.restore(name, bytes);
    read.add(name, bytes);
    kept.add(name, (isThere ? found : await readBytes(to, name)) ?? new Uint8Array());
  }

  return { from: read.digest(), to: kept.digest() };
};

const listNames = async (proofs: ProofStore): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of proofs.list()) names.push(name);

  return names;
};
