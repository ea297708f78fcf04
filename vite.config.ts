import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes the app in dist/, `vite build --ssr` the programs that node runs in build/. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? {
        outDir: 'build',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: { input: { server: 'api/server.ts', createAdmin: 'api/createAdmin.ts' } },
      }
    : { sourcemap: false },
}));
