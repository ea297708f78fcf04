import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundConnections } from '../../../api/http/connections';
import { listen } from '../../support/api/listen';

const MOST = 10;
const STRANGER = '127.0.0.2';

const PARTS = { head: 'Content-Le', body: 'Content-Length: 9\r\n\r\nhalf' };

/** `/stream` is answered without an end. */
const open = async () => {
  const { server, port, close } = await listen(async (request) =>
    new URL(request.url).pathname === '/stream'
      ? new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1)) }))
      : new Response(`answered ${await request.text()}`),
  );
  boundConnections(server, MOST);
  let begun = 0;
  server.on('request', () => {
    begun += 1;
  });
  onTestFinished(() => close());

  const from = async (localAddress: string, text: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
    await once(socket, 'connect');
    socket.write(text);

    return socket;
  };

  return {
    count: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    /** Sends all but the end of a request. */
    async keepWaiting(localAddress: string, part: keyof typeof PARTS = 'head') {
      const before = begun;
      await from(localAddress, `POST / HTTP/1.1\r\nHost: x\r\n${PARTS[part]}`);
      if (part === 'body') await expect.poll(() => begun, { interval: 1 }).toBeGreaterThan(before);
    },
    /** Resolves when the first bytes of the answer are here. */
    async listenFrom(localAddress: string) {
      const socket = await from(localAddress, 'GET /stream HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');

      return socket;
    },
    ask: (localAddress: string, agent?: Agent) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ port, host: '127.0.0.1', localAddress, agent }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        }).once('error', reject);
      }),
  };
};

/** Where the connections of staff come from: another address, or the one of the proxy that all share. */
test.each([
  ['head', 'from another address', '127.0.0.3'],
  ['head', 'through the proxy of all', STRANGER],
  ['body', 'through the proxy of all', STRANGER],
] as const)(
  '[N7] a stranger who takes all connections and keeps back the end of the %s locks nobody out who comes %s',
  async (part, _, staff) => {
    const { count, keepWaiting, listenFrom, ask } = await open();
    const page = await listenFrom(staff);

    for (let round = 0; round < 5; round += 1) {
      for (let each = 0; each < MOST; each += 1) await keepWaiting(STRANGER, part);
      expect(await ask(staff)).toBe(200);
      expect(await count()).toBeLessThanOrEqual(MOST);
    }
    expect(page.destroyed || page.readableEnded).toBe(false);
  },
);

test('[N7] a line that staff keep open is not closed for connections of another address', async () => {
  const { keepWaiting, ask } = await open();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect(await ask('127.0.0.3', agent)).toBe(200);
  const [line] = Object.values(agent.freeSockets).flat();

  for (let each = 0; each < 3 * MOST; each += 1) await keepWaiting(STRANGER);

  expect(line?.destroyed).toBe(false);
  expect(await ask('127.0.0.3', agent)).toBe(200);
});

test('[N7] whoever reads no answers loses the oldest of them to the next who asks', async () => {
  const { count, listenFrom, ask } = await open();
  const held: Socket[] = [];
  for (let each = 0; each < MOST; each += 1) held.push(await listenFrom(STRANGER));

  expect(await ask('127.0.0.3')).toBe(200);
  await expect
    .poll(() => held.map(({ destroyed, readableEnded }) => destroyed || readableEnded))
    .toEqual([true, ...Array<boolean>(MOST - 1).fill(false)]);
  expect(await count()).toBeLessThanOrEqual(MOST);
});
