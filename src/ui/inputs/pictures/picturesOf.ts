import { contentTypeOf } from './contentType';
import { RefusedFile } from './refusedFile';
import { scaledPicture } from './scaledPicture';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const PDF = 'application/pdf';

export const PROOF_TYPES = [...PICTURE_TYPES, PDF];

/** The pictures that are sent for a chosen file: one, or the pages of a PDF or of a long picture. Rejects with a RefusedFile, or with the reason of the signal. */
export const picturesOf = async (file: File, signal?: AbortSignal): Promise<readonly File[]> => {
  const type = await contentTypeOf(file);
  if (type === PDF) {
    const { pdfPages } = await import('./pdfPages');
    const pages = await pdfPages(file, signal);

    return (await Promise.all(pages.map(scaledPicture))).flat();
  }
  if (type === 'image/heic') {
    throw new RefusedFile(
      'es una foto HEIC. En el teléfono elija «Más compatible» en los ajustes de la cámara, o haga una captura de la foto.',
    );
  }
  if (type === undefined) throw new RefusedFile('no es una imagen JPEG, PNG o WebP, ni un PDF');

  return scaledPicture(file.type === type ? file : new File([file], file.name, { type }));
};
