import { Unzip, UnzipInflate } from 'fflate';
import { UnreadableFile } from './line';

/** So that little is unpacked between two looks at the sum: a thousand times as much at most. */
const SLICE = 16_000;

/** What a zip holds of these names, counted while it is unpacked: what its heads tell may be a lie. */
export const unzipWithin = (
  bytes: Uint8Array,
  most: number,
  isWanted: (name: string) => boolean,
): Map<string, Uint8Array[]> => {
  const files = new Map<string, Uint8Array[]>();
  let size = 0;

  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const parts: Uint8Array[] = [];
    files.set(file.name, parts);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      size += chunk.length;
      if (size > most) throw new UnreadableFile('El archivo guarda demasiado. Divídalo en varios.');
      parts.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);

  for (let at = 0; at < bytes.length; at += SLICE) {
    unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  }

  return files;
};
