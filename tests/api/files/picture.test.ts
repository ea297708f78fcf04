import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { redraw } from '../../../api/files/picture';
import { bytes, jpeg, png } from '../../support/api/files/pictures';
import { pixelsOf } from '../../support/api/files/samePicture';

const GPS = { GPSLatitudeRef: 'S', GPSLatitude: '2/1 10/1 0/1', GPSLongitudeRef: 'W' };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>';

/** Red above blue, stored turned with an EXIF orientation, as phones do. */
const photo = (format: 'jpeg' | 'png' | 'webp', width = 64, height = 32) =>
  sharp({ create: { width, height, channels: 3, background: '#d00' } })
    .composite([
      {
        input: { create: { width, height: height / 2, channels: 3, background: '#00d' } },
        top: height / 2,
        left: 0,
      },
    ])
    .withExif({ IFD0: { Make: 'Telefono', Software: 'x' }, IFD3: GPS })
    .withXmp(XMP)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

describe('[A21] a picture is stored', () => {
  test.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
  ] as const)('as an upright %s without metadata', async (format, extension) => {
    const sent = await photo(format);
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });

    const kept = await redraw(sent);

    expect(kept.extension).toBe(extension);
    const { width, height, ...metadata } = await sharp(kept.bytes).metadata();
    expect([metadata.format, width, height]).toEqual([format, 32, 64]);
    for (const part of ['exif', 'xmp', 'icc', 'iptc', 'orientation', 'comments'] as const) {
      expect(metadata[part]).toBeUndefined();
    }
    const { data, info } = await sharp(kept.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const [left, right] = [4, 27].map((x) => data.subarray((20 * info.width + x) * 3).subarray(0, 3));
    expect(left?.[2]).toBeGreaterThan(200);
    expect(right?.[0]).toBeGreaterThan(200);
  });

  test('with its own pixels up to 2,400 per side, and scaled down to that above', async () => {
    expect(await pixelsOf((await redraw(png(2, 2))).bytes)).toEqual(await pixelsOf(png(2, 2)));

    const { bytes: kept } = await redraw(await photo('jpeg', 3000, 1000));
    expect(await sharp(kept).metadata()).toMatchObject({ width: 800, height: 2400 });
  });

  test('[U9] with no side below 800 pixels, however tall it is', async () => {
    const tall = await sharp({ create: { width: 1080, height: 8100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { bytes: kept } = await redraw(tall);

    expect(await sharp(kept).metadata()).toMatchObject({ width: 800, height: 6000 });
  });

  test.each([
    ['a program', bytes('\x7fELF', Buffer.alloc(64, 'programa'))],
    ['an archive', bytes(Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(64, 'programa'))],
    ['a camera preview', bytes('programa', jpeg())],
  ])('without %s after its end', async (_, rest) => {
    const { bytes: kept } = await redraw(bytes(jpeg(), rest));

    expect(Buffer.from(kept).includes('programa')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 2 });
  });
});

test('a picture of 40 megapixels is stored; a larger one or one of twice the bytes is refused @long', async () => {
  const tooMany = { status: 422, message: 'La imagen tiene demasiados píxeles' };
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } });

  expect((await redraw(await flat(8000, 5000).jpeg().toBuffer())).extension).toBe('jpg');
  await expect(redraw(await flat(8000, 5001).jpeg().toBuffer())).rejects.toMatchObject(tooMany);
  const deep = await sharp({ create: { width: 6000, height: 4500, channels: 4, background: '#888' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();
  await expect(redraw(deep)).rejects.toMatchObject(tooMany);
});
