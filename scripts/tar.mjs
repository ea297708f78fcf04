import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;

/** A folder as a tar (ustar), the same to the byte wherever and whenever it is made: in order, without times and owners. */
export const tarOf = (folder, name) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const parts = files.flatMap((path) => {
    const bytes = readFileSync(path);
    const inside = path.slice(folder.length + 1).replaceAll('\\', '/');
    const isProgram = (lstatSync(path).mode & 0o111) !== 0;

    return [
      header(`${name}/${inside}`, bytes.length, isProgram ? 0o755 : 0o644),
      bytes,
      padding(bytes.length),
    ];
  });

  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
};

const padding = (size) => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

const octal = (value, width) => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** A long path is told in two parts, cut at a slash. */
const partsOf = (path) => {
  if (path.length <= 100) return ['', path];
  const cut = path.indexOf('/', path.length - 101);
  if (cut < 1 || cut > 155) throw new Error(`${path} is too long for an archive`);

  return [path.slice(0, cut), path.slice(cut + 1)];
};

const header = (path, size, mode) => {
  const [prefix, rest] = partsOf(path);
  const block = Buffer.alloc(BLOCK);
  const put = (text, at) => block.write(text, at, 'utf8');
  put(rest, 0);
  put(octal(mode, 8), 100);
  put(octal(0, 8), 108);
  put(octal(0, 8), 116);
  put(octal(size, 12), 124);
  put(octal(0, 12), 136);
  put(' '.repeat(8), 148);
  put('0', 156);
  put('ustar\u000000', 257);
  put(prefix, 345);
  put(
    `${octal(
      block.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );

  return block;
};
