import { archivosCalls } from '../../../contract/archivos';
import { authCalls } from '../../../contract/auth';
import { listen } from './listen';
import { hasNginx, openNginx } from './nginx';
import { createRawClient } from './rawClient';
import type { TestApi } from './testApi';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const login = authCalls.login.path;

interface Refusal {
  path: string;
  headers: Record<string, string>;
  atLeast?: number;
  chunked?: boolean;
  status: number;
  error: RegExp;
}

const kinds: readonly Refusal[] = [
  { path: login, headers: JSON_TYPE, atLeast: 16_001, status: 413, error: /máximo es de 16 kB/ },
  { path: login, headers: JSON_TYPE, atLeast: 16_001, chunked: true, status: 413, error: /es de 16 kB/ },
  { path: login, headers: { 'Content-Type': 'text/plain' }, status: 415, error: /debe ser JSON/ },
  { path: login, headers: { Origin: 'https://otro.example' }, status: 403, error: /viene de otro sitio/ },
  { path: archivosCalls.upload.path, headers: {}, status: 401, error: /Ingrese de nuevo/ },
  { path: archivosCalls.upload.path, headers: {}, chunked: true, status: 401, error: /Ingrese de nuevo/ },
  { path: '/api/nada', headers: {}, status: 404, error: /No existe/ },
  { path: '/api/usuarios', headers: {}, status: 404, error: /No existe/ },
  { path: '/a\\b', headers: {}, status: 400, error: /no es válida/ },
];
const sizes = [0, 1, 70_000, 1_000_001, 60_000_000, 16_384, 20_000_001];

export const ways: Record<string, readonly [upstream: string, location: string] | undefined> = {
  direct: undefined,
  ...(hasNginx() && {
    'through nginx': ['', ''],
    'through nginx that keeps its lines': [
      'keepalive 4;',
      'proxy_http_version 1.1; proxy_set_header Connection "";',
    ],
    'through nginx that hands bodies on as they come': [
      'keepalive 4;',
      'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_request_buffering off;',
    ],
  }),
};

/** Sends a valid request after each refused body. Returns the unexpected answers. */
export const refuse = async (api: TestApi, way: string, count: number): Promise<unknown[]> => {
  const faults: unknown[] = [];
  const { client, close } = await open(api, way);

  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length];
    const size = sizes[index % sizes.length];
    if (!kind || size === undefined) break;
    const { status, error, atLeast = 0, ...request } = kind;
    const bytes = Math.max(atLeast, size);
    try {
      const refused = await client.post({ ...request, bytes });
      if (refused.status !== status || !error.test(refused.body.error))
        faults.push({ index, bytes, refused });
      const next = await client.post({ path: authCalls.logout.path, headers: {}, bytes: 0 });
      if (next.status !== 200) faults.push({ index, bytes, next });
    } catch (lost) {
      client.close();
      faults.push({ index, bytes, ...request, lost });
    }
  }
  await close();

  return faults;
};

export const open = async (api: TestApi, way: string) => {
  const { port, close } = await listen(api.app.fetch);
  const proxy = ways[way] && (await openNginx(port, ...ways[way]));
  // nginx may close client connections at any time; only its connections to the server are tested.
  const client = proxy
    ? createRawClient({ path: proxy.path }, false)
    : createRawClient({ port, host: '127.0.0.1' }, true);

  return {
    client,
    async close() {
      client.close();
      await proxy?.close();
      await close();
    },
  };
};
