import { createServer } from 'node:http';
import { createListener } from '../../../api/http/listener';
import { createPages } from '../../../api/http/pages';
import { forward, listen } from '../../e2e/otroAnfitrion';

/** The program's site, with the API of the errands behind it: another release can take its place, and it can fall silent. */
export const startSite = async (api: string, folder: string) => {
  let pages = createListener(createPages(folder).fetch);
  let isSilent = false;

  const server = createServer((incoming, outgoing) => {
    if (isSilent) return;
    if (incoming.url?.startsWith('/api/')) forward(api, incoming, outgoing);
    else pages(incoming, outgoing);
  });

  return {
    url: await listen(server, 'localhost'),
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
