import { ApiError } from '../http/errors';
import { explainDisk, isOfDisk } from '../http/upload';
import { redraw } from './picture';
import { newProofName, proofPath } from './proofName';
import { discardProofs, keepProofs, storeProofs } from './proofStore';
import { type CountedUpload, withinDailyLimit } from './withinDailyLimit';

const MAX_FILES = 10;
const MAX_MEGABYTES = 10;

/**
 * Stores pictures for good and lets `write` put their paths into a row: both or neither. A refusal removes
 * them again; whatever else fails may have committed, so settleProofs asks the database at the next start.
 */
export const withProofs = async <T>(
  upload: CountedUpload & { filesDir: string },
  files: readonly File[],
  write: (comprobante: string) => Promise<T>,
): Promise<T> => {
  checkSizes(files);

  return withinDailyLimit(upload, files, async () =>
    storeFor(write, upload.filesDir, await redrawAll(files)),
  );
};

const checkSizes = (files: readonly File[]) => {
  if (files.length > MAX_FILES) {
    throw new ApiError(422, `Puede enviar ${MAX_FILES} archivos como máximo`);
  }
  if (files.some(({ size }) => size > MAX_MEGABYTES * 1_000_000)) {
    throw new ApiError(413, `Cada archivo puede tener ${MAX_MEGABYTES} MB como máximo`);
  }
};

/** One after the other; one bad file refuses all of them. */
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
  filesDir: string,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<T> => {
  const names = [...pictures.keys()];

  await store(filesDir, pictures);
  try {
    const result = await write(names.map(proofPath).join(','));
    await keepProofs(filesDir, names);

    return result;
  } catch (error) {
    if (error instanceof ApiError) await discardProofs(filesDir, names);
    throw error;
  }
};

/** What could not be stored whole is taken away at once: it may be the room that lacks. */
const store = async (filesDir: string, pictures: ReadonlyMap<string, Uint8Array>) => {
  try {
    await storeProofs(filesDir, pictures);
  } catch (error) {
    // A disk that is read-only takes nothing away either, and the first reason is the one to tell.
    await discardProofs(filesDir, [...pictures.keys()]).catch((second) => {
      if (!isOfDisk(error)) throw second;
    });
    explainDisk(error);
  }
};
