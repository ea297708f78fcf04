import { fileTypeFromBuffer } from 'file-type';
import { imageSize } from 'image-size';
import { ApiError } from '../http/errors';

const MAX_SIDE = 12_000;
const MAX_PIXELS = 64_000_000;

/** The extension that the content of a picture asks for; its name and declared type do not count. */
export const imageExtension = async (bytes: Buffer): Promise<'jpg' | 'png' | 'webp'> => {
  const type = await fileTypeFromBuffer(bytes);
  const extension = (['jpg', 'png', 'webp'] as const).find((known) => known === type?.ext);
  if (!extension || !endsWell[extension](bytes) || carriesMore(bytes)) throw refusal();

  const { width, height } = measure(bytes);
  if (width < 1 || height < 1) throw refusal();
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new ApiError(422, 'La imagen tiene demasiados píxeles');
  }

  return extension;
};

const refusal = () => new ApiError(422, 'Solo se aceptan imágenes JPEG, PNG o WebP válidas');

const measure = (bytes: Buffer) => {
  try {
    return imageSize(bytes);
  } catch {
    throw refusal();
  }
};

const IEND = Buffer.from('0000000049454e44ae426082', 'hex');
const END_OF_JPEG = Buffer.from('ffd9', 'hex');

/** Cameras append previews to a JPEG, so it need only be whole; the others end where their format says. */
const endsWell = {
  jpg: (bytes: Buffer) => bytes.includes(END_OF_JPEG),
  png: (bytes: Buffer) => bytes.subarray(-IEND.length).equals(IEND),
  webp: (bytes: Buffer) => bytes.readUInt32LE(4) + 8 === bytes.length,
};

/** Without overlapping runs: a picture made to be slow to search would keep the whole server waiting. */
const MARKUP =
  /<script|<!doctype|<html[\s>]|<\?php\s|<svg\s(?:(?!<svg\s)[^>]){0,200}?\b(xmlns|on\w{1,40})\s{0,20}=|%PDF-\d/i;

const END_OF_ZIP = Buffer.from('504b050600000000', 'hex');

/** A file that is a page, a program or an archive besides being a picture. */
const carriesMore = (bytes: Buffer) => MARKUP.test(bytes.toString('latin1')) || bytes.includes(END_OF_ZIP);
