import { inflateRawSync } from 'node:zlib';

const ENTRY = 0x02014b50;

/** The texts inside a zip, by path: what an XLSX holds. */
export const unzip = (bytes: Buffer): Map<string, string> => {
  const files = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));

  for (let at = bytes.readUInt32LE(end + 16); bytes.readUInt32LE(at) === ENTRY; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const path = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    files.set(path, contentOf(bytes, at));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }

  return files;
};

const contentOf = (bytes: Buffer, entry: number): string => {
  const isPacked = bytes.readUInt16LE(entry + 10) !== 0;
  const size = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const content = bytes.subarray(start, start + size);

  return (isPacked ? inflateRawSync(content) : content).toString('utf8');
};
