import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, runnerImport } from 'vite';
import { guide } from './scripts/guide/vite.ts';
import { withHosts } from './scripts/hosts.mjs';
import { precompress } from './scripts/precompress.ts';
import { EXTERNAL, PROGRAMS } from './scripts/programs.mjs';
import { billOfMaterials } from './scripts/sbom.ts';

const PRERENDER = fileURLToPath(new URL('./src/login/prerender.tsx', import.meta.url));

/** A few lines of ours in place of a package of which nothing else is used. */
const inPlace = (name: string) => fileURLToPath(new URL(`./scripts/${name}.cjs`, import.meta.url));

/** Renders the sign-in into index.html, for `vite` and `vite build` alike. */
const prerenderSignIn = (): Plugin => ({
  name: 'prerender-sign-in',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const { module } = await runnerImport<typeof import('./src/login/prerender')>(PRERENDER, {
        configFile: false,
        logLevel: 'error',
      });

      return module.prerender(html);
    },
  },
});

/** Where the calls go and proofs are: two `<meta>` tags, which `npm run set-host` can change in what was built. */
const hosts = (): Plugin => {
  let env: Record<string, string> = {};

  return {
    name: 'hosts',
    configResolved({ mode, envDir }) {
      env = loadEnv(mode, envDir || process.cwd());
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withHosts(html, { api: env.VITE_API_HOST ?? '', proofs: env.VITE_FILES_HOST ?? '' }),
    },
  };
};

/** `vite build` makes the app in dist/, `vite build --ssr` the programs that node runs in build/. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    hosts(),
    prerenderSignIn(),
    ...(isSsrBuild ? [billOfMaterials()] : [guide(), precompress()]),
  ],
  resolve: {
    alias: { 'object.entries': inPlace('objectEntries'), 'jsonexport/dist/index.js': inPlace('jsonexport') },
  },
  // In one file the server is read at once: hundreds of small modules cost a start a third of its time.
  ssr: { noExternal: true, external: [...EXTERNAL] },
  build: isSsrBuild
    ? {
        outDir: 'build',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: {
            server: 'api/server.ts',
            ...Object.fromEntries(
              Object.values(PROGRAMS).map((program) => [program, `api/start/${program}.ts`]),
            ),
          },
          // npm takes longer over its list than the build over all the rest, which is no fault of a plugin.
          checks: { bundlerTimings: false },
        },
      }
    : {
        sourcemap: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Each with all that it imports, so that a slow line waits for three files on the way to a list, not eighty.
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
                { name: 'sign-in', tags: ['$initial'], priority: 4 },
                {
                  name: 'admin',
                  test: /src[\\/](start|resources[\\/]dashboard[\\/]Tablero)\.tsx?$/,
                  priority: 3,
                },
                {
                  name: 'list',
                  test: /src[\\/](ui[\\/]list[\\/]|features[\\/]history[\\/]HistoryButton|domain[\\/]generated[\\/]GeneratedList)/,
                  priority: 2,
                },
                { name: 'form', test: /src[\\/](ui[\\/]form[\\/]|domain[\\/]generated[\\/])/, priority: 1 },
              ],
            },
          },
        },
      },
}));
