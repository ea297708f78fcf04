import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createListener } from '../../../../api/http/listener';
import { createPages } from '../../../../api/http/pages';

/** Proxies to the API without the headers that name another origin, which the API refuses. */
export const forward = (
  api: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  change = (headers: IncomingHttpHeaders): OutgoingHttpHeaders => headers,
) => {
  const { method, url = '/' } = incoming;
  const { origin: _origin, 'sec-fetch-site': _site, host: _host, ...headers } = incoming.headers;
  const asked = request(new URL(url, api), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, change(answer.headers));
    answer.pipe(outgoing);
  });
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
};

export const listen = async (server: Server, name: string): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return `http://${name}:${(server.address() as AddressInfo).port}`;
};

/** A host of another site that sends the headers docs/anfitrion.md asks for. */
export const startHost = async (api: string) => {
  let origin = '';
  const server = createServer((incoming, outgoing) => {
    const leave = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Date, Content-Range, X-Sums, X-Left-Out, X-Counts',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin',
    };
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, {
        ...leave,
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'Authorization, Content-Type, Range',
      });
      outgoing.end();

      return;
    }
    forward(api, incoming, outgoing, ({ 'set-cookie': cookies, ...headers }) => ({
      ...headers,
      ...leave,
      ...(cookies && {
        'set-cookie': cookies.map((line) => line.replace('SameSite=Strict', 'SameSite=None; Secure')),
      }),
    }));
  });

  return {
    url: await listen(server, '127.0.0.1'),
    letIn: (page: string) => {
      origin = page;
    },
    close: () => server.close(),
  };
};

export const copyApp = () => {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-dist-'));
  cpSync('dist', folder, { recursive: true });

  return {
    folder,
    serve: async () => {
      const pages = createServer(createListener(createPages(folder).fetch));

      return { url: await listen(pages, 'localhost'), close: () => pages.close() };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
