import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDir } from '../support/api/folders';
import { startServer } from '../support/full/server';

const check = (host: string, ...more: string[]) =>
  new Promise<{ status: number | null; lines: string[] }>((resolve) => {
    const args = ['--import', 'tsx', 'scripts/checkHost/index.ts', '--host', host];
    const child = spawn(process.execPath, [...args, '--user', 'superadministrador', ...more], {
      env: { ...process.env, HOST_PASSWORD: 'demo-loteria' },
    });
    void Promise.all([text(child.stdout), once(child, 'exit')]).then(([printed, [status]]) =>
      resolve({ status, lines: printed.trim().split('\n') }),
    );
  });

test('[O9] the local API answers every call as the contract says, reading and writing', async () => {
  const { url } = await startServer({ DATA_DIR: openDataDir(), DEMO: '1' });

  expect(await check(url)).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(
        /^Not tried, for they write, .*: POST \/api\/auth\/register, .*\/cargar-detalle$/,
      ),
      expect.stringMatching(/^\d\d calls, 0 differences from the contract$/),
    ],
  });
  // A superadministrador has no notifications.
  expect(await check(url, '--write')).toEqual({
    status: 0,
    lines: [
      expect.stringMatching(/^Not tried, for they write, .*: POST \/api\/notificaciones\/update$/),
      expect.stringMatching(/^\d+ calls, 0 differences from the contract$/),
    ],
  });
});

test('[N11] --help of check-host is help, and asks no host', async () => {
  const { status, lines } = await check('http://127.0.0.1:1', '--help');

  expect([status, lines[0]]).toEqual([0, expect.stringMatching(/^npm run check-host -- --host URL /)]);
});

/** A host on which only sign-in and profile are right. */
const OTHER: Readonly<Record<string, unknown>> = {
  'POST /api/auth/login': { token: 'uno' },
  'GET /api/usuarios/profile': {
    user: { id: 1, nombre: 'Ana', apellido: 'Mora', role: 'superadministrador' },
  },
  'GET /api/usuarios': { usuarios: [{ _id: 'a1', name: 'Ana' }] },
  'GET /api/usuarios/administradores': { usuarios: [{ id: 4, nombre: 'Ana' }] },
  'POST /api/notificaciones': { notificaciones: [] },
  'POST /api/nomina': { nominas: [] },
  'POST /api/nomina/conteo': { conteo: '12' },
  'GET /api/gastos': [{ id: 3 }, { id: 9 }],
};

test('[O9] the check of a different host lists what fails and what stays empty', async () => {
  const server = createServer(({ method, url = '' }, response) => {
    const answer = OTHER[`${method} ${url.split('?')[0]}`];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'not found' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { status, lines } = await check(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    '--origin',
    'http://localhost:3000',
  );
  const told = lines.map((line) => line.replace(/ {2,}/g, ' '));

  expect(status).toBe(1);
  expect(told).toEqual(
    expect.arrayContaining([
      'FAILS POST /api/auth/login sets no cookie: a session ends with its first token',
      'FAILS POST /api/auth/login Access-Control-Allow-Origin is not http://localhost:3000',
      'FAILS POST /api/auth/login Access-Control-Expose-Headers does not name Date: the clock of each computer counts',
      'FAILS GET /api/usuarios/profile answers 200 to what it must refuse',
      'FAILS GET /api/usuarios answer.usuarios.0.id is missing',
      'empty GET /api/usuarios/administradores lacks usuarios[].apellido',
      'FAILS GET /api/gastos has no Content-Range that ends in /total',
      'FAILS GET /api/gastos sort ["id","DESC"] is not obeyed',
      expect.stringMatching(/^empty GET \/api\/gastos lacks \[\]\.fecha, .*\[\]\.valor, /),
      'FAILS GET /api/premios answers 404',
      'FAILS POST /api/auth/refresh-token answers 404',
    ]),
  );
});
