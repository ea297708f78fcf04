import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { chunksOf } from './bodyBytes';
import { ApiError } from './errors';
import { createLanes } from './lanes';

let collector: NodeJS.GCFunction | undefined;

/** In bytes. */
const MUCH_GARBAGE = 64_000_000;
/** Bytes that no collection frees: an embedded database in this process has more than MUCH_GARBAGE. */
let inUse = 0;

/**
 * V8 keeps copies of a form during the next one. Peak of A21 (bound 400 MB): 301 to 397 MB without it, 319 to 342 with it.
 * A minor collection takes 2 ms, a full one 20.
 */
const collectGarbage = () => {
  collector ??= exposeCollector();
  collector({ type: 'minor' });
  const held = bytesHeld();
  inUse = Math.min(inUse, held);
  if (held - inUse < MUCH_GARBAGE) return;
  collector();
  inUse = bytesHeld();
};

const bytesHeld = () => process.memoryUsage().arrayBuffers;

const exposeCollector = (): NodeJS.GCFunction => {
  setFlagsFromString('--expose-gc');

  return runInNewContext('gc');
};

const AT_ONCE = 20;

const busy = () =>
  new ApiError(503, 'Hay demasiadas cargas a la vez. Espere unos segundos e inténtelo de nuevo.', {
    'Retry-After': '10',
  });

/** Uploads are received to disk: a slow client costs no memory. */
const receiving = createLanes({ lanes: AT_ONCE, mostWaiting: AT_ONCE, busy });

/** One at a time: pictures take memory and one of Node's four threads. */
const working = createLanes({ lanes: 1, mostWaiting: AT_ONCE, busy });

export const takeUpload = <T>(
  body: Request['body'],
  most: number,
  folder: string,
  work: (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>, leave: () => void) => Promise<T>,
): Promise<T> =>
  receiving(async () => {
    const draft = await openNameless(folder).catch(explainDisk);
    try {
      for await (const chunk of chunksOf(body, most)) await draft.writeFile(chunk).catch(explainDisk);

      return await working(async (leave) => {
        try {
          return await work(slicesOf(draft), leave);
        } finally {
          collectGarbage();
        }
      });
    } finally {
      await draft.close();
    }
  });

const DRAFT = '.carga';

/** Removes files of a killed process. In a shared folder, only those begun before `before`. */
export const removeDrafts = async (folder: string, before?: Date): Promise<void> => {
  for (const name of (await readdir(folder)).filter((one) => one.endsWith(DRAFT))) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!before || (found && found.mtime < before)) await rm(path, { force: true });
  }
};

/** Unlinked at once, so the disk frees it even after a crash. */
const openNameless = async (folder: string): Promise<FileHandle> => {
  const path = join(folder, randomUUID() + DRAFT);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);

  return file;
};

const SLICE = 250_000;

/** Slices of equal length: the parser needs a form's last two bytes together. */
async function* slicesOf(file: FileHandle): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { size } = await file.stat();
  const length = Math.ceil(size / Math.ceil(size / SLICE));

  for (let at = 0; at < size; ) {
    const slice = new Uint8Array(Math.min(length, size - at));
    const { bytesRead } = await file.read(slice, 0, slice.length, at);
    if (bytesRead === 0) return;
    yield slice.subarray(0, bytesRead);
    at += bytesRead;
  }
}

const codeOf = (error: unknown) => String(Object(error).code);
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));
const isLocked = (error: unknown) => ['EROFS', 'EACCES', 'EPERM', 'EIO'].includes(codeOf(error));

export const isOfDisk = (error: unknown): boolean => isFull(error) || isLocked(error);

export const explainDisk = (error: unknown): never => {
  if (isFull(error)) {
    throw new ApiError(507, 'No hay espacio para guardar la imagen. Avise a quien administra el servidor.');
  }
  if (isLocked(error)) {
    const text = 'El disco no deja guardar la imagen. Avise a quien administra el servidor.';
    throw new ApiError(503, text, { 'Retry-After': '60' });
  }
  throw error;
};
