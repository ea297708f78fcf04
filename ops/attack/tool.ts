import { spawn, spawnSync } from 'node:child_process';

export const isInstalled = (tool: string) => spawnSync('which', [tool], { stdio: 'ignore' }).status === 0;

/** Runs a tool with a time limit. Returns its output and whether it was cut. */
export const runTool = (tool: string, args: string[], seconds: number, cwd: string) =>
  new Promise<{ output: string; isCut: boolean }>((resolve, reject) => {
    const child = spawn(tool, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    let isCut = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    // Kills the processes that it has started, too.
    const timer = setTimeout(() => {
      isCut = true;
      process.kill(-Number(child.pid), 'SIGKILL');
    }, seconds * 1000);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      resolve({ output, isCut });
    });
  });
