import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { authCalls } from '../../../contract/auth';
import type { Call } from '../../../contract/call';
import { nominaCalls } from '../../../contract/nomina';
import { contractCalls } from '../../support/api/calls';
import { listen } from '../../support/api/listen';
import { openWorld, refusedWith } from '../../support/api/world';

const api = openWorld();

const MOST = 16_000;
const publicCalls = [...contractCalls.values()].filter(({ access }) => access === 'public');

const send = ({ method, path }: Call, body: BodyInit, headers: Record<string, string> = {}) =>
  api.send(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

const tooLarge = refusedWith(413, 'El envío es demasiado grande: el máximo es de 16 kB');

test.each(publicCalls)(
  '[N7] $method $path, which anybody may call, takes at most 16 kB by its header',
  async (call) => {
    const length = (bytes: number) => ({ 'content-length': String(bytes) });

    expect(await send(call, ' '.repeat(MOST + 1), length(MOST + 1))).toMatchObject(tooLarge);
    expect((await send(call, ' '.repeat(MOST), length(MOST))).status).not.toBe(413);
  },
);

test.each(publicCalls.filter(({ body }) => body))(
  '[N7] $path without a length is read up to 16 kB',
  async (call) => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1_000;
        controller.enqueue(new Uint8Array(1_000));
        if (sent === 1_000_000) controller.close();
      },
    });

    expect(await send(call, body)).toMatchObject(tooLarge);
    expect(sent).toBeLessThan(2 * MOST);
  },
);

test('a body of 1 MB is the most that a session may send', async () => {
  const { chief } = api;
  const sendAs = (bytes: number) =>
    send(nominaCalls.list, ' '.repeat(bytes), {
      authorization: `Bearer ${chief.token}`,
      'content-length': String(bytes),
    });

  expect(await sendAs(1_000_001)).toMatchObject(
    refusedWith(413, 'El envío es demasiado grande: el máximo es de 1 MB'),
  );
  expect((await sendAs(1_000_000)).status).toBe(400);
});

test.each(['gzip', 'br', 'zip', 'gzip, identity'])(
  '[N11] a body with Content-Encoding %s is refused by 415, not read as if it had none',
  async (encoding) => {
    const call = (given: string) => send(authCalls.login, '{}', { 'content-encoding': given });

    expect(await call(encoding)).toMatchObject(
      refusedWith(415, 'El cuerpo no puede venir comprimido: envíelo sin Content-Encoding'),
    );
    expect((await call('identity')).status).toBe(400);
  },
);

const CONNECTIONS = 300;
const MOST_HELD = 60_000_000;

const held = () => {
  const { arrayBuffers, heapUsed } = process.memoryUsage();

  return arrayBuffers + heapUsed;
};

test.each([MOST, 400_000])(
  '[N7] 300 connections that keep back the last of %d bytes of a sign-in hold less than 60 MB',
  async (bytes) => {
    const { port, close } = await listen(api.app.fetch);
    const head = `POST ${authCalls.login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    const withheld = Buffer.from(`${head}Content-Length: ${bytes}\r\n\r\n${' '.repeat(bytes - 1)}`);
    const before = held();

    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, async (): Promise<Socket> => {
        const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
        await once(socket, 'connect');
        await new Promise((sent) => socket.write(withheld, sent));

        return socket;
      }),
    );
    // A request that came after them is answered when theirs were read.
    expect((await fetch(`http://127.0.0.1:${port}/api/nada`)).status).toBe(404);
    const growth = held() - before;
    for (const socket of sockets) socket.destroy();
    await close();

    expect(growth).toBeLessThan(MOST_HELD);
  },
);
