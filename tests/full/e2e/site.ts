import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createListener } from '../../../api/http/listener';
import { createPages } from '../../../api/http/pages';

/** The program's site, with the API of the errands behind it: another release can take its place, and it can fall silent. */
export const startSite = async (api: string, folder: string) => {
  let pages = createListener(createPages(folder).fetch);
  let isSilent = false;

  const server = createServer((incoming, outgoing) => {
    if (isSilent) return;
    if (incoming.url?.startsWith('/api/')) forward(api, incoming, outgoing);
    else pages(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on another release is served, and nothing of the one before. */
    release: (next: string) => {
      pages = createListener(createPages(next).fetch);
    },
    /** Takes every request and answers none. */
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const forward = (api: string, incoming: IncomingMessage, outgoing: ServerResponse) => {
  const { method, url = '/' } = incoming;
  const { origin: _origin, host: _host, ...headers } = incoming.headers;
  const asked = request(new URL(url, api), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
};
