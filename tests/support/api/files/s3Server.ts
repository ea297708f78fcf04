import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../../../api/process/env';

const KEYS = { accessKey: 'prueba', secretKey: 'la clave de la prueba' };
const REGION = 'us-east-1';
const BUCKET = 'loteria';
/** Small, so that a list has several pages. */
const MOST_LISTED = 3;

interface Stored {
  bytes: Buffer;
  modified: Date;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

/** Only the part of S3 that the program uses. Does not check signatures. */
export const startS3 = async () => {
  const objects = new Map<string, Stored>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    try {
      if (!request.headers.authorization?.includes(`Credential=${KEYS.accessKey}/`)) {
        throw new Refusal(403, 'InvalidAccessKeyId');
      }
      const url = new URL(request.url ?? '', 'http://store');
      const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
      if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
      const key = rest.join('/');

      if (key === '') return response.end(list(objects, url.searchParams));
      if (request.method === 'PUT') objects.set(key, { bytes: body, modified: new Date() });
      if (request.method === 'DELETE') objects.delete(key);
      if (request.method !== 'GET') {
        return response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end();
      }
      const found = objects.get(key);
      if (!found) throw new Refusal(404, 'NoSuchKey');

      return response.writeHead(200, { 'content-length': found.bytes.length }).end(found.bytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;

      return response.writeHead(error.status).end(`<Error><Code>${error.code}</Code></Error>`);
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');

    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const settings: S3Settings = {
    ...KEYS,
    bucket: BUCKET,
    region: REGION,
    pathStyle: true,
    endpoint: `http://127.0.0.1:${port}`,
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };

  return {
    settings,
    objects,
    stop,
    start: () => listen(port),
    age(key: string, hours: number) {
      const stored = objects.get(key);
      if (stored) stored.modified = new Date(Date.now() - hours * 60 * 60 * 1000);
    },
  };
};

const list = (objects: ReadonlyMap<string, Stored>, query: URLSearchParams) => {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, MOST_LISTED);
  const contents = page.map((key) => {
    const { bytes, modified } = objects.get(key) as Stored;

    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>"x"</ETag><Size>${bytes.length}</Size></Contents>`;
  });
  const next =
    keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';

  return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
};
