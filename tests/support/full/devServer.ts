import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { freePorts } from '../../../ops/failover/programs';
import { openFolder } from '../api/folders';

export const DEV = ['--import', 'tsx', 'scripts/dev.ts'];

/** The path has a space and an accent, to test that both work. */
export const copyProject = () => {
  const folder = join(openFolder(), 'mi lotería');
  const folders = ['api', 'contract', 'scripts', 'src'];
  const names = [...folders, 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
  for (const name of names) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));

  return folder;
};

export const startDevServer = async () => {
  const folder = copyProject();
  const [port = 0] = await freePorts(1);
  const server = spawn(process.execPath, DEV, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATABASE_URL: '', DEMO: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGTERM');
    await ended;
  });
  const lines: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    lines.push(line);
    if (line.includes('Usuarios:')) break;
  }

  return { url: `http://localhost:${port}`, said: lines.join('\n') };
};
