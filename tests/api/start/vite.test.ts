import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** It loads the demo as it is written, without a build. */
const PATIENCE = 180_000;

let folder: string;
let vite: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mi lotería '));
  const folders = ['api', 'contract', 'scripts', 'src'];
  const names = [...folders, 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
  for (const name of names) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  vite = join(folder, 'node_modules/vite/bin/vite.js');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('npm run dev finds its own files in a folder with blanks and accents', () => {
  const { stderr, status } = spawnSync(process.execPath, [vite], {
    cwd: folder,
    env: { ...process.env, PORT: 'x' },
    encoding: 'utf8',
  });

  expect(stderr.trim()).toBe('Error: PORT debe ser un número de 0 a 65535, no "x".');
  expect(status).toBe(1);
});

test(
  'npm run dev serves the sign-in and the API with the demo on one port',
  async () => {
    const port = await freePort();
    const server = spawn(process.execPath, [vite], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATABASE_URL: '', DEMO: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit');

    try {
      const lines: string[] = [];
      for await (const line of createInterface(server.stdout)) {
        lines.push(line);
        if (line.includes('Usuarios:')) break;
      }
      const said = lines.join('\n');
      expect(said).toContain(`http://localhost:${port}`);

      const page = await fetch(`http://localhost:${port}/`);
      expect(await page.text()).toContain('Ingresar');
      const answer = await fetch(`http://localhost:${port}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'sumador', password: /Contraseña: (\S+)/.exec(said)?.[1] }),
      });
      expect(answer.status).toBe(200);
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  },
  PATIENCE,
);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();

  return typeof address === 'object' && address ? address.port : 0;
};
