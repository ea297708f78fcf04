import { strFromU8, unzipSync } from 'fflate';

export const unzip = (bytes: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));
