import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface Writer {
  /** What it prints, line by line. */
  lines: AsyncIterableIterator<string>;
  /** Ends it without a chance to tidy up, and waits until it is gone. */
  kill(): Promise<void>;
}

const script = fileURLToPath(new URL('./writer.ts', import.meta.url));

/** Starts a process of its own that writes to an embedded database, perhaps by the command that it is to run within. */
export const startWriter = (dataDir: string, within: readonly string[] = []): Writer => {
  const [program = '', ...args] = [...within, process.execPath, '--import', 'tsx', script, dataDir];
  const child = spawn(program, args, {
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
