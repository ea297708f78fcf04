import { connect, type NetConnectOpts, type Socket } from 'node:net';

interface Sent {
  path: string;
  headers: Record<string, string>;
  bytes: number;
  chunked?: boolean;
  pause?: () => Promise<unknown>;
}

interface Received {
  status: number;
  closes: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came over the wire
  body: any;
}

const PIECE = Buffer.alloc(1_000_000, '-');

/** Sends the whole body before it reads the answer, like a browser. */
export const createRawClient = (target: NetConnectOpts, keepsLine: boolean) => {
  let socket: Socket | undefined;

  return {
    async post(sent: Sent): Promise<Received> {
      // Errors reach the caller through write and read.
      socket ??= connect(target)
        .pause()
        .on('error', () => undefined);
      await send(socket, sent);
      const received = await receive(socket);
      if (received.closes || !keepsLine) {
        socket.destroy();
        socket = undefined;
      }

      return received;
    },
    close() {
      socket?.destroy();
      socket = undefined;
    },
  };
};

const send = async (socket: Socket, { path, headers, bytes, chunked, pause }: Sent) => {
  const length = chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(bytes) };
  const lines = Object.entries({ Host: 'localhost', ...length, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');

  // Send the head and a short body in one packet, like a browser.
  socket.cork();
  socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n`);
  process.nextTick(() => socket.uncork());
  for (let left = bytes; left > 0; left -= PIECE.length) {
    const piece = PIECE.subarray(0, left);
    if (chunked) await write(socket, `${piece.length.toString(16)}\r\n`);
    await write(socket, piece);
    if (chunked) await write(socket, '\r\n');
    await pause?.();
  }
  if (chunked) await write(socket, '0\r\n\r\n');
};

const write = (socket: Socket, data: string | Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });

const receive = (socket: Socket) =>
  new Promise<Received>((resolve, reject) => {
    let text = '';
    const settle = (settled: () => void) => {
      socket.pause().off('data', read).off('end', cut).off('error', reject);
      settled();
    };
    const read = (data: Buffer) => {
      text += data;
      const received = parse(text);
      if (received) settle(() => resolve(received));
    };
    const cut = () => settle(() => reject(new Error(`The line ended after: ${text}`)));

    socket.on('data', read).on('end', cut).on('error', reject).resume();
  });

const parse = (text: string): Received | undefined => {
  const [head = '', rest] = text.split('\r\n\r\n', 2);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
  if (rest === undefined || Buffer.byteLength(rest) < length) return undefined;

  return {
    status: Number(head.split(' ', 2)[1]),
    closes: /connection: close/i.test(head),
    body: /content-type: application\/json/i.test(head) ? JSON.parse(rest) : rest,
  };
};
