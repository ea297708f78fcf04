import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { isLoopback, parseEnv } from '../api/process/env';
import { explainAndExit, portInUse } from '../api/process/operatorError';

const TSX = createRequire(import.meta.url).resolve('tsx/cli');
const root = fileURLToPath(new URL('..', import.meta.url));

/** Vite serves the pages on PORT and passes calls on to the API, which restarts when its files change. */
const main = async () => {
  const { port, host, demo } = parseEnv({ ...process.env, DEMO: process.env.DEMO || 'local' });
  const apiPort = port + 1;
  const target = `http://127.0.0.1:${apiPort}`;

  const vite = await createServer({
    root,
    // Vite refuses foreign names of the host, and the API has only its own.
    server: {
      port,
      host,
      strictPort: true,
      proxy: { '^/(api|comprobantes)/': { target, changeOrigin: true, xfwd: true } },
    },
  });
  await vite.listen().catch((error: Error) => {
    throw error.message.includes('already in use') ? portInUse(port) : error;
  });
  const api = spawn(
    process.execPath,
    [TSX, 'watch', '--clear-screen=false', 'api/server.ts', '', String(apiPort)],
    {
      cwd: root,
      stdio: 'inherit',
      // The API listens on loopback, so the host of the pages decides whether there is a demo. It hears Vite's proxy alone.
      env: {
        ...process.env,
        // Causes of errors are for this machine alone.
        NODE_ENV: isLoopback(host) ? 'development' : '',
        HOST: '127.0.0.1',
        HOSTS: '',
        PORT: String(port),
        DEMO: demo ? '1' : '0',
      },
    },
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      const ended = once(api, 'exit');
      api.kill('SIGTERM');
      await Promise.all([ended, vite.close()]);
      process.exit(0);
    });
  }
};

main().catch(explainAndExit);
