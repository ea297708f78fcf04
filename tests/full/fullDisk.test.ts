import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openDataDir, openFolder } from '../support/api/folders';

const PATIENCE = 180_000;
/** `exec` replaces the shell, so that the exit code is the server's. */
const SERVER = `exec ${process.execPath} build/server.js`;
const HALF_A_MEGABYTE = new Uint8Array(500_000);

/** The command with its own disk on `folder`; undefined if this machine cannot mount one. */
const withOwnDisk = (
  folder: string,
  command: string,
  options = 'size=200m',
): [string, string[]] | undefined => {
  const mount = `mount -t tmpfs -o ${options} tmpfs "${folder}"`;
  const ways = [['--mount'], ['--user', '--map-root-user', '--mount']];
  const way = ways.find((flags) => spawnSync('unshare', [...flags, 'sh', '-c', mount]).status === 0);

  return way && ['unshare', [...way, 'sh', '-c', `${mount} && ${command}`]];
};

const fill = (path: string) => {
  try {
    for (;;) appendFileSync(path, HALF_A_MEGABYTE);
  } catch {
    // Full, except for a few bytes.
  }
  try {
    for (;;) appendFileSync(path, new Uint8Array(512));
  } catch {
    // Completely full.
  }
};

test(
  '[A20] on a full disk the server ends with one line that says so',
  async () => {
    const folder = openFolder();
    const before = openDataDir();
    spawnSync(
      process.execPath,
      ['build/createAdmin.js', '--username', 'anamora', '--nombre', 'Ana', '--apellido', 'Mora'],
      { env: { PATH: process.env.PATH, DATA_DIR: before }, input: 'una contraseña\n' },
    );
    const started = withOwnDisk(folder, `cp -r "${before}"/. "${folder}" && ${SERVER}`);
    if (!started) {
      console.warn('This machine mounts no disk for us: the full disk of A20 is left out.');

      return;
    }
    const child = spawn(...started, {
      env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = once(child, 'exit');
    const stderr = text(child.stderr);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const url = /http:\S+/.exec((await lines.next()).value)?.[0];

    const post = async (path: string, body: object, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

      return fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    };
    const login = await post('/api/auth/login', { username: 'anamora', password: 'una contraseña' });
    const { token } = await login.json();
    // Only the process sees its own mount.
    fill(`/proc/${child.pid}/root${folder}/relleno`);
    for (let turn = 0; turn < 5_000 && child.exitCode === null; turn += 1) {
      const feriado = {
        fecha: '2027-05-05',
        fecha_original: '2027-05-05',
        motivo_anulacion: '',
        nombre: `${turn} ${'x'.repeat(80)}`,
        ambito: 'N',
        estado: 'A',
      };
      await post('/api/feriados', feriado, token).catch(() => undefined);
    }

    expect(await exit).toEqual([1, null]);
    expect(await stderr).toMatch(/^Error: No se puede escribir en DATA_DIR, el disco está lleno\..+\n$/m);
  },
  PATIENCE,
);

const FULL = /^Error: No se puede escribir en DATA_DIR, el disco está lleno[.:].+\n$/;

test.each<readonly [string, string, RegExp]>([
  ...[64, 5_000, 20_000, 40_000, 48_000].map(
    (room) => [`full, with ${room} kB`, `size=${room}k`, FULL] as const,
  ),
  ...[5, 300, 1_000].map(
    (room) => [`out of files after ${room}`, `size=200m,nr_inodes=${room}`, FULL] as const,
  ),
  ['read-only', 'ro', /^Error: No se puede escribir en DATA_DIR: es de solo lectura \(.+\)\.\n$/],
])('[A20] [N9] a start on a disk that is %s is refused in one line', (_, options, line) => {
  const folder = openFolder();
  const started = withOwnDisk(folder, SERVER, options);
  if (!started) {
    console.warn('This machine mounts no disk for us: the start on a bad disk is left out.');

    return;
  }
  const { status, stderr } = spawnSync(...started, {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' },
    encoding: 'utf8',
  });

  expect(status).toBe(1);
  expect(stderr).toMatch(line);
});
