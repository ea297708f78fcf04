import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** In milliseconds: a request that is on its way down a line which was idle at the signal is still answered. */
const QUIET = 1_000;
const LONGEST = 9_000;

/** Ends a server calmly: no new line, the word on each that it ends here, and what was begun is finished. */
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
      // As http's own close, which would cut the idle lines at once.
      NetServer.prototype.close.call(server, () => resolve());
      setInterval(() => server.closeIdleConnections(), QUIET).unref();
      setTimeout(() => server.closeAllConnections(), LONGEST).unref();
    });
};

/** An answer whose head is out cannot say so any more: its line ends with it. */
const endLine = (response: ServerResponse) => {
  if (response.headersSent) response.once('finish', () => response.socket?.end());
  else response.setHeader('Connection', 'close');
};
