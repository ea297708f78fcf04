import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '../http/errors';

const MAX_SIDE = 12_000;
const MAX_PIXELS = 40_000_000;
/** Memory in bytes at four bytes per pixel; some formats need eight. */
const MAX_DECODED = 4 * MAX_PIXELS;
/** Pixels; enough to read a receipt. */
const KEPT_SIDE = 2_400;
const SHORTEST_SIDE = 800;
const MOST_SECONDS = 30;

type Extension = 'jpg' | 'png' | 'webp';

interface Header {
  extension: Extension;
  /** The longer side that is kept, in pixels. */
  side: number;
}

interface Picture {
  extension: Extension;
  bytes: Uint8Array;
}

/** Re-encodes upright, scaled down and without metadata. The type comes from the content, never from the name. */
export const redraw = async (bytes: Buffer): Promise<Picture> => {
  const sharp = await loadSharp();
  const { extension, side } = await checkHeader(bytes, sharp);
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MOST_SECONDS });

  return { extension, bytes: await orRefuse(() => formats[extension].write(picture).toBuffer()) };
};

/** Checks header and trailer before decoding pixels. */
const checkHeader = async (bytes: Buffer, sharp: SharpModule): Promise<Header> => {
  const { format, width, height, channels, depth } = await orRefuse(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  const extension = extensions[format];
  if (!extension || !formats[extension].endsWell(bytes) || (await carriesMore(bytes))) throw refusal();

  const decoded = width * height * channels * (bytesOf[depth] ?? 1);
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS || decoded > MAX_DECODED) {
    throw new ApiError(422, 'La imagen tiene demasiados píxeles');
  }

  return { extension, side: keptSide(width, height) };
};

/** No side becomes shorter than is legible, so a tall screenshot stays longer. */
const keptSide = (width: number, height: number): number =>
  Math.max(KEPT_SIDE, Math.round((Math.max(width, height) * SHORTEST_SIDE) / Math.min(width, height)));

const extensions: { [format in Metadata['format']]?: Extension } = { jpeg: 'jpg', png: 'png', webp: 'webp' };
const bytesOf: { [depth in Metadata['depth']]?: number } = { ushort: 2 };

const orRefuse = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch {
    throw refusal();
  }
};

const refusal = () => new ApiError(422, 'Solo se aceptan imágenes JPEG, PNG o WebP válidas');

const IEND = Buffer.from('0000000049454e44ae426082', 'hex');
const END_OF_JPEG = Buffer.from('ffd9', 'hex');

interface Format {
  /** JPEGs may have trailing data, because cameras append previews. Other formats must end at their trailer. */
  endsWell: (bytes: Buffer) => boolean;
  write: (picture: Sharp) => Sharp;
}

const formats: Record<Extension, Format> = {
  jpg: {
    endsWell: (bytes) => bytes.includes(END_OF_JPEG),
    write: (picture) => picture.jpeg({ quality: 85 }),
  },
  png: {
    endsWell: (bytes) => bytes.subarray(-IEND.length).equals(IEND),
    write: (picture) => picture.png(),
  },
  webp: {
    endsWell: (bytes) => bytes.readUInt32LE(4) + 8 === bytes.length,
    write: (picture) => picture.webp({ quality: 85, effort: 2 }),
  },
};

/** Avoids overlapping matches: a crafted picture could block the server. */
const MARKUP =
  /<script|<!doctype|<html[\s>]|<\?php\s|<svg\s(?:(?!<svg\s)[^>]){0,200}?\b(xmlns|on\w{1,40})\s{0,20}=|%PDF-\d/i;
/** Longer than any searched pattern. */
const OVERLAP = 1_000;
const SLICE = 250_000;

const END_OF_ZIP = Buffer.from('504b050600000000', 'hex');

/** Detects polyglots that are also a page, program or archive. Yields to other requests between slices. */
const carriesMore = async (bytes: Buffer): Promise<boolean> => {
  for (let at = 0; at < bytes.length; at += SLICE) {
    const slice = bytes.subarray(at, at + SLICE + OVERLAP);
    if (MARKUP.test(slice.toString('latin1')) || slice.includes(END_OF_ZIP)) return true;
    await nextTurn();
  }

  return false;
};

type SharpModule = typeof import('sharp').default;

let loaded: Promise<SharpModule> | undefined;

/** Loaded with the first picture, for a faster start. */
export const loadSharp = (): Promise<SharpModule> => {
  loaded ??= load();

  return loaded;
};

const load = async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');

  // Caches and threads cost memory without benefit.
  sharp.cache(false);
  sharp.concurrency(1);
  // Other formats are not even decoded.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });

  return sharp;
};
