import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));

  return Buffer.concat([length, body, sum]);
};

/** A PNG that says it has this size; only small ones hold all their pixels. */
export const png = (width = 2, height = 2, extra: Buffer[] = []): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = Buffer.alloc(Math.min(height, 100) * (1 + Math.min(width, 100) * 3), 0x7f);

  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

export const pngText = (text: string) => chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));

const APP0 = 'ffe000104a46494600010100000100010000';

/** A JPEG of this size, down to one scan that holds hardly anything. */
export const jpeg = (width = 2, height = 2): Buffer => {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);

  return Buffer.concat([
    Buffer.from(`ffd8${APP0}`, 'hex'),
    frame,
    Buffer.from('ffda0008010100003f003fffd9', 'hex'),
  ]);
};

export const webp = (): Buffer =>
  Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=', 'base64');

export const file = (bytes: Uint8Array | string, name = 'comprobante.png', type = 'image/png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
