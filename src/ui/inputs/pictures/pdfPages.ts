import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { underSignals } from '../../../http/underSignals';
import { legibleScale } from './pictureSize';
import { RefusedFile } from './refusedFile';

GlobalWorkerOptions.workerSrc = worker;

const MOST_PAGES = 5;

/** In milliseconds, for all pages. A receipt takes a second on an old phone. */
const LONGEST = 30_000;

/**
 * A picture of each page. Load it lazily: it brings a large library. Rejects with a RefusedFile, or with the reason of the
 * signal, which ends the work.
 */
export const pdfPages = (file: File, given?: AbortSignal): Promise<readonly File[]> =>
  underSignals([given, AbortSignal.timeout(LONGEST)], (signal) => drawAll(file, signal));

const drawAll = async (file: File, signal: AbortSignal): Promise<readonly File[]> => {
  const task = getDocument({
    data: await file.arrayBuffer(),
  });
  try {
    const pdf = await unlessEnded(task.promise, signal).catch(refuse);
    if (pdf.numPages > MOST_PAGES) {
      throw new RefusedFile(
        `tiene ${pdf.numPages} páginas y caben ${MOST_PAGES}. Guarde aparte las del comprobante.`,
      );
    }
    const pages: File[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const blob = await draw(pdf.getPage(number), signal).catch(refuse);
      const name = `${file.name.replace(/\.pdf$/i, '')} (${number} de ${pdf.numPages}).png`;
      pages.push(new File([blob], name, { type: blob.type }));
    }

    return pages;
  } finally {
    await task.destroy();
  }
};

/** Some work of the library cannot be cancelled: nobody waits for it. */
const unlessEnded = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    work.then(resolve, reject);
  });

const refuse = (error: Error): never => {
  const { name } = error;
  if (name === 'AbortError') throw error;
  if (name === 'TimeoutError')
    throw new RefusedFile('tarda demasiado en dibujarse. Haga una captura del comprobante.');
  throw new RefusedFile(
    name === 'PasswordException'
      ? 'tiene contraseña. Ábralo y guárdelo sin ella, o haga una captura.'
      : 'está dañado y no se puede leer. Descárguelo de nuevo, o haga una captura.',
  );
};

const draw = async (read: Promise<PDFPageProxy>, signal: AbortSignal): Promise<Blob> => {
  const page = await unlessEnded(read, signal);
  const viewport = page.getViewport({ scale: legibleScale(page.getViewport({ scale: 1 })) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel(), { once: true });
  await unlessEnded(drawing.promise, signal);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser draws no such page');

  return blob;
};
