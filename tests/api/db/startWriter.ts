import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface Writer {
  lines: AsyncIterableIterator<string>;
  /** Sends SIGKILL and waits for the exit. */
  kill(): Promise<void>;
}

const script = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** Starts a process of its own that writes to an embedded database. */
export const startWriter = (dataDir: string): Writer => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');

  return {
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    async kill() {
      child.kill('SIGKILL');
      await exit;
    },
  };
};
