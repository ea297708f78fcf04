import { fileURLToPath } from 'node:url';
import { isRunnableDevEnvironment, type Plugin, runnerImport, type ViteDevServer } from 'vite';
import type { Settings } from '../process/env';
import type { App, Prepared } from './prepare';

/**
 * The API inside `vite`, on the same port; its code is loaded again when it changes, its database stays open.
 * What it runs it imports through Vite: imported by itself, every file of the API would belong to Vite's
 * configuration, and each change would start the whole server again.
 */
export const localApi = (): Plugin => {
  let settings: Settings;
  let isOpen = false;
  let endLive = async () => {};

  return {
    name: 'local-api',
    apply: 'serve',
    async config() {
      settings = await readSettings();

      return { server: { port: settings.port, host: settings.host, strictPort: true } };
    },
    async configureServer(server) {
      const load = createLoader(server);
      const { explainAndExit } = await load<typeof import('../process/operatorError')>(
        '../process/operatorError.ts',
      );
      const { createListener } = await load<typeof import('../http/listener')>('../http/listener.ts');
      const { announce } = await load<typeof import('./announce')>('./announce.ts');
      const { prepare } = await load<typeof import('./prepare')>('./prepare.ts');
      isOpen = true;
      const { createLive } = await load<typeof import('../live/live')>('../live/live.ts');
      const { close, ...api } = await acquire(() => prepare(settings)).catch(explainAndExit);
      const live = createLive(api);
      endLive = live.end;

      let last: { createApp: unknown; app: App } | undefined;
      const listener = createListener(async (request, env) => {
        const { createApp } = await load<typeof import('../app')>('../app.ts');
        if (last?.createApp !== createApp) last = { createApp, app: createApp({ ...api, live }) };

        return last.app.fetch(request, env);
      });

      server.middlewares.use((request, response, next) =>
        /^\/(api|comprobantes)\//.test(request.url ?? '') ? listener(request, response) : next(),
      );
      server.httpServer?.once('listening', () => announce(api.db, settings, settings.port));
      process.once('SIGINT', async () => {
        await server.close();
        process.exit();
      });
    },
    // Called once for each of Vite's environments.
    async closeBundle() {
      if (!isOpen) return;
      isOpen = false;
      await endLive();
      await release();
    },
  };
};

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const readSettings = async (): Promise<Settings> => {
  const { module: env } = await runnerImport<typeof import('../process/env')>(fileOf('../process/env.ts'), {
    configFile: false,
  });

  try {
    return env.parseEnv({ ...process.env, DEMO: process.env.DEMO || 'local' });
  } catch (error) {
    const fault = fileOf('../process/operatorError.ts');
    const { module } = await runnerImport<typeof import('../process/operatorError')>(fault, {
      configFile: false,
    });

    return module.explainAndExit(error);
  }
};

/** Vite answers the same module until a file that it imports has changed. */
const createLoader = ({ environments: { ssr } }: ViteDevServer) => {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('This Vite runs no server code');

  return <Module>(name: string): Promise<Module> => ssr.runner.import<Module>(fileOf(name));
};

declare global {
  /** Outlives a restart of the dev server, which begins the new one before it ends the old one. */
  var devDatabase: { prepared: Promise<Prepared>; users: number } | undefined;
}

const acquire = (prepare: () => Promise<Prepared>): Promise<Prepared> => {
  globalThis.devDatabase ??= { prepared: prepare(), users: 0 };
  globalThis.devDatabase.users += 1;

  return globalThis.devDatabase.prepared;
};

const release = async () => {
  const shared = globalThis.devDatabase;
  if (!shared) return;
  shared.users -= 1;
  if (shared.users > 0) return;

  globalThis.devDatabase = undefined;
  await (await shared.prepared).close();
};
