import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Adds a brotli file to each text of the built app. The best compression is too slow while somebody waits. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  // After everything is written, files of public/ included.
  writeBundle: {
    order: 'post',
    handler({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const name of names.filter((file) => /\.(html|m?js|css|svg)$/.test(file))) {
        const text = readFileSync(join(dir, name));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        if (text.length > 1_000) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  },
});
