import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** In milliseconds: time to answer a request that was on its way at the signal. */
const QUIET = 1_000;
const LONGEST = 9_000;

/** Stops accepting connections, asks open ones to close and finishes pending requests. */
export const createDrain = (server: Server): (() => Promise<void>) => {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isDraining) endLine(response);
  });

  return () =>
    new Promise((resolve) => {
      isDraining = true;
      for (const response of open) endLine(response);
      // http's own close would cut idle connections at once.
      NetServer.prototype.close.call(server, () => resolve());
      setInterval(() => server.closeIdleConnections(), QUIET).unref();
      setTimeout(() => server.closeAllConnections(), LONGEST).unref();
    });
};

const endLine = (response: ServerResponse) => {
  if (response.headersSent) response.once('finish', () => response.socket?.end());
  else response.setHeader('Connection', 'close');
};
