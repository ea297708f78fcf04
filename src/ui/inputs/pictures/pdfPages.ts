import { GlobalWorkerOptions, getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { legibleScale } from './pictureSize';
import { RefusedFile } from './refusedFile';

GlobalWorkerOptions.workerSrc = worker;

const MOST_PAGES = 5;

/** A picture of each page. Load it lazily: it brings a large library. Rejects with a RefusedFile. */
export const pdfPages = async (file: File): Promise<readonly File[]> => {
  const task = getDocument({
    data: await file.arrayBuffer(),
  });
  try {
    const pdf = await task.promise.catch(refuse);
    if (pdf.numPages > MOST_PAGES) {
      throw new RefusedFile(
        `tiene ${pdf.numPages} páginas y caben ${MOST_PAGES}. Guarde aparte las del comprobante.`,
      );
    }
    const pages: File[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const blob = await draw(await pdf.getPage(number)).catch(refuse);
      const name = `${file.name.replace(/\.pdf$/i, '')} (${number} de ${pdf.numPages}).png`;
      pages.push(new File([blob], name, { type: blob.type }));
    }

    return pages;
  } finally {
    await task.destroy();
  }
};

const refuse = ({ name }: Error): never => {
  throw new RefusedFile(
    name === 'PasswordException'
      ? 'tiene contraseña. Ábralo y guárdelo sin ella, o haga una captura.'
      : 'está dañado y no se puede leer. Descárguelo de nuevo, o haga una captura.',
  );
};

const draw = async (page: PDFPageProxy): Promise<Blob> => {
  const viewport = page.getViewport({ scale: legibleScale(page.getViewport({ scale: 1 })) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('The browser draws no such page');

  return blob;
};
