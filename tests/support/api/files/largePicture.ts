import sharp from 'sharp';

/** Close to the limit of 10 MB. */
export const largePicture = async (): Promise<File> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();

  return new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' });
};
