import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localApi } from './api/vite.ts';

/** `vite build` makes the app in dist/, `vite build --ssr` the programs that node runs in build/. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), localApi()],
  // In one file the server is read at once: hundreds of small modules cost a start a third of its time.
  ssr: { noExternal: true, external: ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'file-type'] },
  build: isSsrBuild
    ? {
        outDir: 'build',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { server: 'api/server.ts', createAdmin: 'api/createAdmin.ts' } },
      }
    : { sourcemap: false },
}));
