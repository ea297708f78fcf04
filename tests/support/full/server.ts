import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Env = Record<string, string>;

/** Starts the built server; `within` is a command to run it in, such as `unshare`. */
export const startServer = async (env: Env, within: readonly string[] = [], build?: readonly string[]) => {
  const { child, exit, stderr } = spawnServer(env, within, build);
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([once(lines, 'line'), exit]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`The server did not start: ${await stderr}`);

  return { url: url.replace('localhost', '127.0.0.1'), child, exit, stderr };
};

export const refusalOf = async (env: Env, within: readonly string[] = []) => {
  const { exit, stderr } = spawnServer(env, within);
  const [code] = await exit;

  return { code, line: await stderr };
};

const spawnServer = (env: Env, within: readonly string[], build: readonly string[] = ['build/server.js']) => {
  const [program = '', ...args] = [...within, process.execPath, ...build];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });

  return { child, exit: once(child, 'exit'), stderr: text(child.stderr) };
};
