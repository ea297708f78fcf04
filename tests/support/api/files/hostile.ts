import { bytes, jpeg, png, pngText, webp } from './pictures';

const HTML = '<!DOCTYPE html><html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';
const brokenPng = png();
brokenPng.write('XXXX', 12);
const scrambled = (picture: Buffer, from: number, left: number) =>
  Buffer.from(picture).fill(0x5a, from, picture.length - left);

const straddling = (picture: Buffer, more: string | Buffer) =>
  bytes(picture, Buffer.alloc(999_997 - picture.length), more, Buffer.alloc(100));

export const hostile: [string, Buffer | string][] = [
  ['nothing', ''],
  ['a text', 'comprobante'],
  ['HTML', HTML],
  ['SVG', SVG],
  ['PHP', '<?php system($_GET[0]); ?>'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'],
  ['a ZIP', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')],
  ['a program', Buffer.from('7f454c460201010000000000', 'hex')],
  ['a GIF', Buffer.from('47494638396101000100800000ffffff0000002c00000000010001000002024401003b', 'hex')],
  ['a GIF that is JavaScript', 'GIF89a/*\x01\x00*/=1;alert(1)'],
  ['a TIFF', bytes('II*\0', Buffer.alloc(60))],
  ['an AVIF', bytes(Buffer.from('0000001c', 'hex'), 'ftypavif', Buffer.alloc(60))],
  ['only the start of a JPEG', Buffer.from('ffd8ff', 'hex')],
  ['the start of a JPEG, then HTML', bytes(Buffer.from('ffd8ffe0', 'hex'), HTML)],
  ['a truncated JPEG', jpeg().subarray(0, -2)],
  ['a JPEG, then HTML', bytes(jpeg(), HTML)],
  ['a JPEG, then PHP', bytes(jpeg(), '<?php echo 1; ?>')],
  ['a JPEG, then SVG within SVG', bytes(jpeg(), `<svg ${'a '.repeat(98)}<svg version="1" onload="x()">`)],
  ['a JPEG, then a script around its first megabyte', straddling(jpeg(), '<script')],
  ['a JPEG, then a ZIP around its first megabyte', straddling(jpeg(), Buffer.from('504b0506', 'hex'))],
  ['a JPEG, then a ZIP', bytes(jpeg(), Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'))],
  [
    'a JPEG with a script as its comment',
    bytes(Buffer.from('ffd8fffe001b', 'hex'), '<script>alert(1)</script>', jpeg().subarray(2)),
  ],
  ['a JPEG without size', jpeg(0, 0)],
  ['a JPEG of 30,000 × 30,000', jpeg(30_000, 30_000)],
  ['only the start of a PNG', png().subarray(0, 8)],
  ['a PNG cut short', png().subarray(0, -4)],
  ['a PNG without header', brokenPng],
  ['a PNG, then HTML', bytes(png(), HTML)],
  ['a PNG with HTML as its text', png(2, 2, [pngText(HTML)])],
  ['a PNG with SVG as its text', png(2, 2, [pngText(SVG)])],
  ['a PNG without size', png(0, 0)],
  ['a PNG of 30,000 × 30,000', png(30_000, 30_000)],
  ['a PNG of 12,001 × 1', png(12_001, 1)],
  ['a PNG of 8,000 × 5,001', png(8_000, 5_001)],
  ['a PNG with damaged pixels', scrambled(png(90, 90), 43, 20)],
  ['a PNG with a too large size in its header', png(400, 400)],
  [
    'a JPEG truncated after its preview',
    bytes(Buffer.from('ffd8ffe00004ffd9', 'hex'), jpeg(90, 90).subarray(2, -2)),
  ],
  ['a JPEG with damaged tables', scrambled(jpeg(), 160, 15)],
  ['a WebP with damaged pixels', scrambled(webp(), 23, 0)],
  ['a WebP cut short', webp().subarray(0, -6)],
  ['a WebP, then HTML', bytes(webp(), HTML)],
  ['a RIFF with audio', bytes('RIFF', Buffer.from('24000000', 'hex'), 'WAVEfmt ', Buffer.alloc(28))],
];
