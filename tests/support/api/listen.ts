import { once } from 'node:events';
import { createServer } from 'node:http';
import { createListener } from '../../../api/http/listener';

/** Answers over real sockets, on a free port. */
export const listen = async (fetch: Parameters<typeof createListener>[0]) => {
  const server = createServer(createListener(fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    server,
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
