import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = 'dist';

export const distFiles = () =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1))
    .sort();

export const readDist = (file: string) => readFileSync(join(DIST, file), 'utf8');

export const chunkOf = (name: string): string => {
  const chunk = distFiles().find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'));
  if (!chunk) throw new Error(`dist holds no chunk of ${name}`);

  return chunk;
};

export const signInScripts = (): string[] => [
  ...[...readDist('index.html').matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file),
  chunkOf('hydrateSignIn'),
];

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

export const withImports = (chunks: string[]): string[] => {
  const found = new Set(chunks);
  for (const chunk of found) {
    for (const [, file] of readDist(chunk).matchAll(STATIC_IMPORT)) found.add(`assets/${file}`);
  }

  return [...found];
};

export const gzipBytes = (files: string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
