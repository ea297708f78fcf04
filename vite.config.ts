import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localApi } from './api/vite.ts';

/** `vite build` makes the app in dist/, `vite build --ssr` the programs that node runs in build/. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), localApi()],
  build: isSsrBuild
    ? {
        outDir: 'build',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { server: 'api/server.ts', createAdmin: 'api/createAdmin.ts' } },
      }
    : { sourcemap: false },
}));
