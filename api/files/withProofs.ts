import { ApiError } from '../http/errors';
import { imageExtension } from './imageExtension';
import { newProofName, PROOFS } from './proofName';
import { discardProofs, keepProofs, storeProofs } from './proofStore';

const MAX_FILES = 10;
const MAX_MEGABYTES = 10;

/**
 * Stores pictures for good and lets `write` put their paths into a row: both or neither. A refusal removes
 * them again; whatever else fails may have committed, so settleProofs asks the database at the next start.
 */
export const withProofs = async <T>(
  filesDir: string,
  files: readonly File[],
  write: (comprobante: string) => Promise<T>,
): Promise<T> => {
  const pictures = await readPictures(files);
  const names = [...pictures.keys()];

  try {
    await store(filesDir, pictures);
    const result = await write(names.map((name) => `${PROOFS}/${name}`).join(','));
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
    await discardProofs(filesDir, [...pictures.keys()]);
    throw isFull(error)
      ? new ApiError(507, 'No hay espacio para guardar la imagen. Avise a quien administra el servidor.')
      : error;
  }
};

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(Object(error).code));

/** One bad file refuses all of them. */
const readPictures = async (files: readonly File[]): Promise<Map<string, Uint8Array>> => {
  if (files.length > MAX_FILES) {
    throw new ApiError(422, `Puede enviar ${MAX_FILES} archivos como máximo`);
  }
  if (files.some(({ size }) => size > MAX_MEGABYTES * 1_000_000)) {
    throw new ApiError(413, `Cada archivo puede tener ${MAX_MEGABYTES} MB como máximo`);
  }

  const pictures = new Map<string, Uint8Array>();
  for (const file of files) {
    const bytes = Buffer.from(await file.arrayBuffer());
    pictures.set(newProofName(await imageExtension(bytes)), bytes);
  }

  return pictures;
};
