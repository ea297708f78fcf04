import { access, constants, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { diskStore } from '../files/diskStore';
import { type ProofStore, StoreAway } from '../files/proofStore';
import type { Settings } from '../process/env';
import { OperatorError } from '../process/operatorError';

interface OpenProofs {
  proofs: ProofStore;
  filesDir: string;
}

/** Opens S3_BUCKET or a folder of DATA_DIR; throws OperatorError if it is unusable. */
export const openProofs = async ({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<OpenProofs> => {
  const onDisk = await openFolder(join(dataDir, 'archivos'));

  return s3 ? { ...onDisk, proofs: await openBucket(s3) } : onDisk;
};

const openFolder = async (folder: string): Promise<OpenProofs> => {
  const filesDir = resolve(folder);
  await mkdir(filesDir, { recursive: true, mode: 0o700 });
  await access(filesDir, constants.W_OK);

  return { proofs: diskStore(filesDir), filesDir };
};

const openBucket = async (s3: NonNullable<Settings['s3']>): Promise<ProofStore> => {
  const { s3Store } = await import('../files/s3Store');
  const proofs = s3Store(s3);
  try {
    for await (const _ of proofs.listMarked()) break;
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    throw new OperatorError(`No se puede usar el almacén ${s3.bucket} de ${s3.endpoint}: ${error.reason}.`);
  }

  return proofs;
};
