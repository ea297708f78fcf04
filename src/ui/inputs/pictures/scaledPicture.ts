/** A receipt is read well by as much; a phone takes twice that, and a slow line waits for it. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;

let last: Promise<unknown> = Promise.resolve();

/**
 * A picture as it is sent: a JPEG, upright, no larger than it is read, and without what the camera wrote into it (EXIF: the
 * place, the device). What the browser cannot decode stays as it is: the API decides. One after the other: photos decoded
 * at once are more than a phone holds.
 */
export const scaledPicture = (file: File): Promise<File> => {
  const scaled = last.then(() => redraw(file)).catch(() => file);
  last = scaled;

  return scaled;
};

const redraw = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;

    // A JPEG knows no transparency, and black would swallow black letters.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));

    return blob ? new File([blob], asJpeg(file.name), { type: blob.type }) : file;
  } finally {
    picture.close();
  }
};

const asJpeg = (name: string) => `${name.replace(/\.[^.]*$/, '')}.jpg`;
