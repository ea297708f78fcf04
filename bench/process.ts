import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A user of the demo data. */
export const CREDENTIALS = { username: 'superadministrador', password: 'demo-loteria' };

/** Milliseconds per clock tick in /proc/{pid}/stat. */
const TICK = 10;

export type Server = Awaited<ReturnType<typeof startProcess>>;

/** Starts a program that prints its address, on a port of its own. Measures by /proc, so on Linux only. */
export const startProcess = async (args: string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), exit]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (!url) throw new Error(`${args.join(' ')} did not start: ${line}`);
  const own = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');

  return {
    url: url.replace('localhost', '127.0.0.1'),
    /** In milliseconds of processor time, all threads. */
    cpu: () => {
      const [user = 0, system = 0] = own('stat')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 13)
        .map(Number);

      return (user + system) * TICK;
    },
    /** In megabytes. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(own('status'))?.[1]) / 1000,
    async stop() {
      child.kill();
      await exit;
    },
  };
};
