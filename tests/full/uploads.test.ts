import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { archivosCalls } from '../../contract/archivos';
import { authCalls } from '../../contract/auth';

const PASSWORD = 'clave-de-prueba';
const TSX = ['--import', 'tsx'];

/** In megabytes. */
const memoryOf = ({ pid }: ChildProcess, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/** Close to the 10 MB that a file may have. */
const largePicture = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(9_000_000);

  return new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' });
};

test('A21: 30 uploads of 20 MB at once cost at most 400 MB of memory', async () => {
  if (!existsSync('/proc/self/status')) {
    console.warn('This machine does not tell the memory of a process: A21 is left out.');

    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'loteria-uploads-'));
  const pages = mkdtempSync(join(tmpdir(), 'loteria-pages-'));
  writeFileSync(join(pages, 'index.html'), '<!doctype html>');
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', UPLOAD_MB_PER_DAY: '1000' };
  const names = ['--username', 'ana', '--nombre', 'Ana', '--apellido', 'Mora'];
  spawnSync(process.execPath, [...TSX, 'api/start/createAdmin.ts', ...names], { env, input: PASSWORD });
  const server = spawn(process.execPath, [...TSX, 'api/server.ts', pages], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');

  try {
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const url = /http:\S+/.exec((await lines.next()).value)?.[0];
    const login = await fetch(`${url}${authCalls.login.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'ana', password: PASSWORD }),
    });
    const { token } = await login.json();
    const picture = await largePicture();
    const upload = async (files: File[]) => {
      const body = new FormData();
      for (const file of files) body.append('files', file);
      const headers = { authorization: `Bearer ${token}` };
      const { status } = await fetch(`${url}${archivosCalls.upload.path}`, { method: 'POST', headers, body });

      return status;
    };
    const idle = memoryOf(server, 'VmRSS');

    const statuses = await Promise.all(Array.from({ length: 30 }, () => upload([picture, picture])));

    expect(statuses).toEqual(Array(30).fill(200));
    expect(memoryOf(server, 'VmHWM') - idle).toBeLessThan(400);
    expect(readdirSync(join(folder, 'archivos')).filter((name) => /\.jpg$/.test(name))).toHaveLength(60);
  } finally {
    server.kill();
    await exit;
    for (const made of [folder, pages]) rmSync(made, { recursive: true });
  }
});
