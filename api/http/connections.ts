import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './proxy';

/** More than the 2,000 pages that hear what others do. One that only waits holds about 20 kB. */
const MOST = 3_000;

interface Connection {
  address: string;
  /** It was answered and is kept open, perhaps by a proxy. */
  isKept: boolean;
  /** The request that is being answered. */
  request?: IncomingMessage;
}

/**
 * Makes room for each new connection by closing another one, so that nobody is locked out by who came first:
 * of the address that has the most, the one that has kept the server waiting longest.
 */
export const boundConnections = (server: Server, most = MOST): void => {
  const open = new Map<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    if (open.size >= most) close(open);
    open.set(socket, { address: networkOf(socket.remoteAddress ?? ''), isKept: false });
    socket.once('close', () => open.delete(socket));
  });

  server.prependListener('request', (request: IncomingMessage, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (!connection) return;
    connection.request = request;
    response.once('close', () => {
      // It begins to wait now.
      if (open.delete(socket) && !socket.destroyed) {
        open.set(socket, { address: connection.address, isKept: true });
      }
    });
  });
};

const close = (open: Map<Socket, Connection>) => {
  const address = mostFrequent([...open.values()].map((connection) => connection.address));
  const own = [...open].filter(([, connection]) => connection.address === address);
  // The sort keeps the order of equal ones.
  const [socket] = own.sort(([, one], [, other]) => worthOf(one) - worthOf(other))[0] ?? [];
  if (!socket) return;
  open.delete(socket);
  socket.destroy();
};

/** First those that have not sent a whole request, then those between two requests, last those that are answered. */
const worthOf = ({ request, isKept }: Connection): number =>
  request ? (request.complete ? 2 : 0) : isKept ? 1 : 0;

const mostFrequent = (addresses: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1);

  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};
