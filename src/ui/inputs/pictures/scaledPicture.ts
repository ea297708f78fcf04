/** In pixels, enough to read a receipt. */
const LONGEST_SIDE = 2_000;
const QUALITY = 0.85;

let last: Promise<unknown> = Promise.resolve();

/** An upright JPEG without EXIF; an undecodable file stays. One at a time, to spare a phone's memory. */
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

    // Transparency would turn black.
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
