import { type Page, pagesOf } from './pictureSize';

const QUALITY = 0.85;

let last: Promise<unknown> = Promise.resolve();

/** Upright JPEGs without EXIF, several of a long picture; an undecodable file stays. One at a time, to spare a phone's memory. */
export const scaledPicture = (file: File): Promise<readonly File[]> => {
  const scaled = last.then(() => redraw(file)).catch(() => [file]);
  last = scaled;

  return scaled;
};

const redraw = async (file: File): Promise<readonly File[]> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const pages = pagesOf(picture);
    const drawn: File[] = [];
    for (const [index, page] of pages.entries()) {
      const blob = await draw(picture, page);
      if (!blob) return [file];
      const name =
        pages.length > 1 ? asJpeg(file.name, ` (${index + 1} de ${pages.length})`) : asJpeg(file.name);
      drawn.push(new File([blob], name, { type: blob.type }));
    }

    return drawn;
  } finally {
    picture.close();
  }
};

const draw = (picture: ImageBitmap, { top, left, width, height, drawn }: Page): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, drawn);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);

  // Transparency would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, drawn.width, drawn.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, width, height, 0, 0, drawn.width, drawn.height);

  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
};

const asJpeg = (name: string, page = '') => `${name.replace(/\.[^.]*$/, '')}${page}.jpg`;
