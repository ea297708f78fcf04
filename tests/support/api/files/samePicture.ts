import sharp from 'sharp';

export const pixelsOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

  return { width: info.width, height: info.height, pixels: data.toString('hex') };
};
