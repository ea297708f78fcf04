import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { frame } from './frame.ts';
import { readGuide } from './readGuide.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FOLDER = at('../../docs/guia');
const STYLE = at('ayuda.css');
const ROOM = 'ayuda';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.png': 'image/png',
};

/** Builds docs/guia to pages below /ayuda/, which the Ayuda button of each screen opens. */
export const guide = (): Plugin => ({
  name: 'guide',
  generateBundle() {
    for (const [path, source] of guideFiles()) this.emitFile({ type: 'asset', fileName: path, source });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = decodeURIComponent(request.url ?? '')
        .replace(/[?#].*/, '')
        .slice(1)
        .replace(/\/$/, '/index.html');
      const source = path.startsWith(`${ROOM}/`) ? guideFiles().get(path) : undefined;
      if (source === undefined) return next();
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream').end(source);
    });
  },
});

/** By their paths in dist. */
const guideFiles = (): Map<string, string | Uint8Array> => {
  const pages = readGuide(FOLDER);
  // Skip missing pictures: the program must be built to take them, and a test reports them.
  const pictures = [...new Set(pages.flatMap((page) => page.pictures))].filter((path) =>
    existsSync(join(FOLDER, path)),
  );

  return new Map<string, string | Uint8Array>([
    ...pages.map((page): [string, string] => [`${ROOM}/${page.name}.html`, frame(page, pages)]),
    ...pictures.map((path): [string, Uint8Array] => [`${ROOM}/${path}`, readFileSync(join(FOLDER, path))]),
    [`${ROOM}/ayuda.css`, readFileSync(STYLE, 'utf8')],
  ]);
};
