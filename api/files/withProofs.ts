import { ApiError } from '../http/errors';
import { explainDisk, isOfDisk } from '../http/upload';
import { logFault } from '../process/log';
import { redraw } from './picture';
import { newProofName, proofPath } from './proofName';
import type { ProofStore } from './proofStore';
import { type CountedUpload, withinDailyLimit } from './withinDailyLimit';

const MAX_FILES = 10;
const MAX_MEGABYTES = 10;

/** The pictures and the row of `write`: both or neither. If that is unclear, settleProofs decides at the next start. */
export const withProofs = async <T>(
  upload: CountedUpload & { proofs: ProofStore },
  files: readonly File[],
  write: (comprobante: string) => Promise<T>,
): Promise<T> => {
  checkSizes(files);

  return withinDailyLimit(upload, files, async () => storeFor(write, upload.proofs, await redrawAll(files)));
};

const checkSizes = (files: readonly File[]) => {
  if (files.length > MAX_FILES) {
    throw new ApiError(422, `Puede enviar ${MAX_FILES} archivos como máximo`);
  }
  if (files.some(({ size }) => size > MAX_MEGABYTES * 1_000_000)) {
    throw new ApiError(413, `Cada archivo puede tener ${MAX_MEGABYTES} MB como máximo`);
  }
};

const redrawAll = async (files: readonly File[]): Promise<Map<string, Uint8Array>> => {
  const pictures = new Map<string, Uint8Array>();
  for (const file of files) {
    const { extension, bytes } = await redraw(Buffer.from(await file.arrayBuffer()));
    pictures.set(newProofName(extension), bytes);
  }

  return pictures;
};

const storeFor = async <T>(
  write: (comprobante: string) => Promise<T>,
  proofs: ProofStore,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<T> => {
  const names = [...pictures.keys()];

  await store(proofs, pictures);
  try {
    const result = await write(names.map(proofPath).join(','));
    // The row is committed; the next start settles a remaining mark.
    await proofs.keep(names).catch(complain);

    return result;
  } catch (error) {
    if (error instanceof ApiError) await proofs.discard(names).catch(complain);
    throw error;
  }
};

const complain = ({ message }: Error) => logFault(`Imágenes: ${message}`);

/** Deletes partial files at once: the disk may be full. */
const store = async (proofs: ProofStore, pictures: ReadonlyMap<string, Uint8Array>) => {
  try {
    await proofs.store(pictures);
  } catch (error) {
    // Deleting may fail for the same reason; report the first error.
    await proofs.discard([...pictures.keys()]).catch((second) => {
      if (!isOfDisk(error) && !(error instanceof ApiError)) throw second;
    });
    explainDisk(error);
  }
};
