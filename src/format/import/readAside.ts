import { damaged, type Reading, type Sheet, UnreadableFile } from './line';
import type { Answered, Asked } from './reader.worker';

/** In milliseconds. An honest file takes a second or two on an old phone. */
const LONGEST = 30_000;

/** Reads a file in a worker, which ends with the signal or if it takes too long: no file keeps the page from working. */
export const readAside = async (
  file: File,
  { signal, ...reading }: Reading & { signal: AbortSignal },
): Promise<readonly Sheet[]> => {
  // jsdom has none.
  if (typeof Worker === 'undefined') {
    const { readSpreadsheet } = await import('./readSpreadsheet');

    return readSpreadsheet(file, { ...reading, signal });
  }
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;

  try {
    return await new Promise<readonly Sheet[]>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      timer = setTimeout(() => reject(tooSlow()), LONGEST);
      worker.addEventListener('error', () => reject(damaged()));
      worker.addEventListener('message', ({ data: { sheets, refusal } }: MessageEvent<Answered>) =>
        sheets ? resolve(sheets) : reject(new UnreadableFile(refusal)),
      );
      worker.postMessage({ file, reading } satisfies Asked);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};

const tooSlow = () => new UnreadableFile('El archivo tarda demasiado en leerse. Guárdelo como CSV.');
