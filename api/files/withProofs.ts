import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { ApiError } from '../http/errors';
import { explainDisk, isOfDisk } from '../http/upload';
import { logFault } from '../process/log';
import { redraw } from './picture';
import { newProofName, proofPath } from './proofName';
import { type ProofStore, StoreAway } from './proofStore';
import { type CountedUpload, withinDailyLimit } from './withinDailyLimit';

type Upload = CountedUpload & { proofs: ProofStore; leaveQueue: () => void };

const MAX_FILES = 10;
const MAX_MEGABYTES = 10;

/** The pictures and the row of `write`: both or neither. If that is unclear, the sweep decides later. */
export const withProofs = async <T>(
  upload: Upload,
  files: readonly File[],
  write: (comprobante: string) => Promise<T>,
): Promise<T> => {
  checkSizes(files);

  return withinDailyLimit(upload, files, async () => storeFor(write, upload, await redrawAll(files)));
};

/** A record names the paths: the sweep leaves them alone. */
export const keepNamed = (proofs: ProofStore, paths: readonly string[]): Promise<void> =>
  proofs.keep(paths.map((path) => basename(path))).catch(complain);

const checkSizes = (files: readonly File[]) => {
  if (files.length > MAX_FILES) {
    throw new ApiError(422, `Puede enviar ${MAX_FILES} archivos como máximo`);
  }
  if (files.some(({ size }) => size > MAX_MEGABYTES * 1_000_000)) {
    throw new ApiError(413, `Cada archivo puede tener ${MAX_MEGABYTES} MB como máximo`);
  }
};

interface Picture {
  name: string;
  bytes: Uint8Array;
  /** SHA-256 of the sent file. It finds the same picture when it is sent again. */
  huella: string;
}

const redrawAll = async (files: readonly File[]): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  for (const file of files) {
    const sent = Buffer.from(await file.arrayBuffer());
    const { extension, bytes } = await redraw(sent);
    const huella = createHash('sha256').update(sent).digest('hex');
    pictures.push({ name: newProofName(extension), bytes, huella });
  }

  return pictures;
};

const storeFor = async <T>(
  write: (comprobante: string) => Promise<T>,
  { db, session, now, proofs, leaveQueue }: Upload,
  pictures: readonly Picture[],
): Promise<T> => {
  const names = pictures.map(({ name }) => name);
  const paths = names.map(proofPath);
  // Before the files, because only registered files are ever deleted.
  const rows = pictures.map(({ name, huella }) => ({
    ruta: proofPath(name),
    fk_usuario: session.user.id,
    fecha_creacion: now.toISOString(),
    huella,
  }));
  await db.insertInto('archivos').values(rows).execute();

  try {
    const late = setTimeout(leaveQueue, SLOW);
    await store(proofs, new Map(pictures.map(({ name, bytes }) => [name, bytes]))).finally(() =>
      clearTimeout(late),
    );

    return await write(paths.join(','));
  } catch (error) {
    // A store that does not answer may still store them: the rows stay, so that the sweep finds them.
    if (error instanceof ApiError && !(error instanceof StoreAway)) {
      await proofs
        .discard(names)
        .then(() => db.deleteFrom('archivos').where('ruta', 'in', paths).execute())
        .catch(complain);
    }
    throw error;
  }
};

const complain = ({ message }: Error) => logFault(`Imágenes: ${message}`);

/** In milliseconds: a store that hangs does not hold the uploads of others. */
const SLOW = 1_000;

/** Deletes partial files at once: the disk may be full. */
const store = async (proofs: ProofStore, pictures: ReadonlyMap<string, Uint8Array>) => {
  try {
    await proofs.store(pictures);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // Deleting may fail for the same reason; report the first error.
    await proofs.discard([...pictures.keys()]).catch((second) => {
      if (!isOfDisk(error)) throw second;
    });
    explainDisk(error);
  }
};
