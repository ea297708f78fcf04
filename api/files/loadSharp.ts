type SharpModule = typeof import('sharp');

let loaded: Promise<SharpModule> | undefined;

/** At the first picture: a server starts without it. */
export const loadSharp = (): Promise<SharpModule> => {
  loaded ??= load();

  return loaded;
};

const load = async (): Promise<SharpModule> => {
  const { default: sharp } = await import('sharp');

  // No picture comes twice, and the thread that node gives it is enough: more of them keep more memory.
  sharp.cache(false);
  sharp.concurrency(1);
  // Whatever else a file may claim to be is not even looked at.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });

  return sharp;
};
