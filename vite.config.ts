import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, runnerImport } from 'vite';
import { guide } from './scripts/guide/vite.ts';
import { withHosts } from './scripts/hosts.mjs';
import { TARGET } from './scripts/oldestBrowsers.ts';
import { precompress } from './scripts/precompress.ts';
import { EXTERNAL, PROGRAMS } from './scripts/programs.mjs';
import { billOfMaterials } from './scripts/sbom.ts';

const PRERENDER = fileURLToPath(new URL('./src/login/prerender.tsx', import.meta.url));

/** A short file of ours replaces a package of which we use little. */
const inPlace = (name: string) => fileURLToPath(new URL(`./scripts/${name}.cjs`, import.meta.url));

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

/** Writes the hosts into two `<meta>` tags, which `npm run set-host` can change after the build. */
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

const COMPILED_EARLY = ['react', 'admin', 'figures', 'list'];

/** Chrome compiles these while the user signs in, not when they are needed. Other browsers see a comment. */
const compileEarly = (): Plugin => ({
  name: 'compile-early',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !COMPILED_EARLY.includes(chunk.name)) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
});

/** `vite build` builds the app into dist/, `vite build --ssr` the Node programs into build/. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    hosts(),
    prerenderSignIn(),
    ...(isSsrBuild ? [billOfMaterials()] : [guide(), compileEarly(), precompress()]),
  ],
  worker: { format: 'es' },
  resolve: {
    alias: { 'object.entries': inPlace('objectEntries'), 'jsonexport/dist/index.js': inPlace('jsonexport') },
  },
  // One file starts a third faster than hundreds of modules.
  ssr: { noExternal: true, external: [...EXTERNAL] },
  build: isSsrBuild
    ? {
        outDir: 'build',
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: {
            server: 'api/server.ts',
            engineThread: 'api/db/engineThread.ts',
            ...Object.fromEntries(
              Object.values(PROGRAMS).map((program) => [program, `api/start/${program}.ts`]),
            ),
          },
          // Beside the entries, so that a chunk finds the program of the engine's thread.
          output: { chunkFileNames: '[name]-[hash].js' },
          // The bill of materials calls npm, which takes longer than the rest of the build.
          checks: { bundlerTimings: false },
        },
      }
    : {
        target: TARGET,
        sourcemap: false,
        chunkSizeWarningLimit: 1_000,
        rolldownOptions: {
          output: {
            codeSplitting: {
              // With these groups the first list needs three files instead of eighty, and the dashboard no list and no form.
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
                { name: 'sign-in', tags: ['$initial'], priority: 5 },
                {
                  name: 'admin',
                  test: /src[\\/](start|ui[\\/](list[\\/]export[\\/]useGetAll|table[\\/]TableSkeleton|base[\\/](SectionCard|useCall)))\.tsx?$/,
                  priority: 4,
                },
                {
                  name: 'list',
                  test: /src[\\/](ui[\\/](table[\\/]|form[\\/]useKeptInput)|features[\\/]history[\\/]HistoryButton|views[\\/](List|Record(Actions|Menu)|generated[\\/]GeneratedList)\.)/,
                  priority: 3,
                },
                { name: 'figures', test: /src[\\/]resources[\\/]dashboard[\\/]Tablero\./, priority: 2 },
                {
                  name: 'form',
                  test: /src[\\/](ui[\\/]form[\\/](?!dialogs|record)|views[\\/])/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
}));
