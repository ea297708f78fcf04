import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server with the demo that one test can restart on the same port. */
export const startOwnServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'loteria-vivo-'));
  const start = async (port: string) => {
    const child = spawn(process.execPath, ['build/server.js'], {
      env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, DEMO: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exit]);
    const url = /http:\S+/.exec(String(line))?.[0];
    if (!url) throw new Error(`The server did not start: ${line}`);

    return { child, exit, url: url.replace('127.0.0.1', 'localhost').replace(/\/$/, '') };
  };
  let running = await start('0');
  const stop = async () => {
    running.child.kill('SIGTERM');
    await running.exit;
  };

  return {
    url: running.url,
    stop,
    async startAgain() {
      running = await start(new URL(running.url).port);
    },
    async remove() {
      await stop();
      rmSync(dataDir, { recursive: true });
    },
  };
};
