import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createListener } from '../../api/http/listener';
import { createPages } from '../../api/http/pages';

const listen = async (server: Server, name: string): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return `http://${name}:${(server.address() as AddressInfo).port}`;
};

/** A host of another site than the app's, which lets it in as docs/anfitrion.md says; behind it stands the API. */
export const startHost = async (api: string) => {
  let origin = '';
  const server = createServer((incoming, outgoing) => {
    const leave = {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Content-Range, X-Sums, X-Counts',
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
    // The API behind it takes cookies of its own pages alone, and hears of no other origin.
    const { origin: page, 'sec-fetch-site': site, host, ...headers } = incoming.headers;
    const { method } = incoming;
    const asked = request(new URL(incoming.url ?? '/', api), { method, headers }, (answer) => {
      const cookies = answer.headers['set-cookie']?.map((line) =>
        line.replace('SameSite=Strict', 'SameSite=None; Secure'),
      );
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...leave,
        ...(cookies && { 'set-cookie': cookies }),
      });
      answer.pipe(outgoing);
    });
    incoming.pipe(asked);
  });

  return {
    url: await listen(server, '127.0.0.1'),
    letIn: (page: string) => {
      origin = page;
    },
    close: () => server.close(),
  };
};

/** A copy of the built app, and what serves it under a site of its own. */
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
