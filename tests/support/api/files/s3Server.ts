import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../../../api/process/env';

const KEYS = { accessKey: 'prueba', secretKey: 'la clave de la prueba' };
const REGION = 'us-east-1';
const BUCKET = 'loteria';
/** Small, so that a list has several pages. */
const MOST_LISTED = 3;

interface Stored {
  sum: string | undefined;
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

/** How a request goes wrong. */
export interface Fault {
  /** The answer stops after so many bytes, and its connection stays open. */
  stallAfter?: number;
  /** A picture comes without its length, with less than is announced, or as another of the same length. */
  picture?: 'unannounced' | 'cut' | 'other';
  /** Says 200 and stores nothing, or something else, perhaps without the sum that came with it. */
  put?: 'nothing' | 'other' | 'other without sum';
  /**
   * A list gives its first page again and again, with the same sign of the next page or a new one, or half of it, or
   * pages without end that name nothing.
   */
  list?: 'same token' | 'new tokens' | 'cut' | 'empty';
}

/** Only the part of S3 that the program uses. Does not check signatures. */
export const startS3 = async () => {
  const objects = new Map<string, Stored>();
  const state: { faultOf: (request: IncomingMessage) => Fault | undefined; tokens: number; stalled: number } =
    {
      faultOf: () => undefined,
      tokens: 0,
      stalled: 0,
    };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const fault = state.faultOf(request) ?? {};
    const sockets = request.socket as StallingSocket;
    sockets.left = fault.stallAfter;
    sockets.onStall = () => {
      state.stalled += 1;
    };
    try {
      if (!request.headers.authorization?.includes(`Credential=${KEYS.accessKey}/`)) {
        throw new Refusal(403, 'InvalidAccessKeyId');
      }
      const url = new URL(request.url ?? '', 'http://store');
      const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
      if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
      const key = rest.join('/');

      if (key === '') {
        const query = url.searchParams;
        if (fault.list && fault.list !== 'cut') query.delete('continuation-token');
        state.tokens += 1;
        const page = list(objects, query);
        if (fault.list === 'cut') return response.end(page.slice(0, page.length >> 1));
        const token = `${state.tokens}`;
        if (fault.list === 'empty') return response.end(pageOf('', token));

        return response.end(
          fault.list === 'new tokens' ? page.replace(/(<NextContinuationToken>)[^<]*/, `$1${token}`) : page,
        );
      }
      if (request.method === 'PUT' && fault.put !== 'nothing') {
        const bytes = fault.put ? otherThan(body) : body;
        const sum = fault.put === 'other without sum' ? undefined : request.headers[SUM]?.toString();
        objects.set(key, { bytes, sum, modified: new Date() });
      }
      if (request.method === 'DELETE') objects.delete(key);
      if (request.method !== 'GET') {
        return response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end();
      }
      const found = objects.get(key);
      if (!found) throw new Refusal(404, 'NoSuchKey');

      if (found.sum) response.setHeader(SUM, found.sum);
      if (fault.picture === 'unannounced')
        return response.writeHead(200).write(found.bytes, () => response.end());
      response.writeHead(200, { 'content-length': found.bytes.length });
      if (fault.picture === 'cut') {
        return response.write(found.bytes.subarray(0, -1), () => request.socket.end());
      }

      return response.end(fault.picture === 'other' ? otherThan(found.bytes) : found.bytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;

      return response.writeHead(error.status).end(`<Error><Code>${error.code}</Code></Error>`);
    }
  };

  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', stallable);
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
    sessionToken: undefined,
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
    /** Until the next call. */
    fail: (faultOf: typeof state.faultOf) => {
      state.faultOf = faultOf;
    },
    stalled: () => state.stalled,
    stop,
    start: () => listen(port),
    age(key: string, hours: number) {
      const stored = objects.get(key);
      if (stored) stored.modified = new Date(Date.now() - hours * 60 * 60 * 1000);
    },
  };
};

const SUM = 'x-amz-meta-sha256';

const otherThan = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte)));

interface StallingSocket extends Socket {
  /** Bytes of the answer that still go out; undefined for all. */
  left?: number | undefined;
  onStall?: () => void;
}

/** Everything that an answer writes goes through `write` of its socket. */
const stallable = (socket: StallingSocket) => {
  const write = socket.write.bind(socket);
  const limited = (chunk: Uint8Array | string, encoding?: unknown, done?: unknown) => {
    const isNamed = typeof encoding === 'string';
    // Node 24 gives null for no encoding, with the callback after it.
    const after = typeof encoding === 'function' ? encoding : done;
    const bytes =
      typeof chunk === 'string' ? Buffer.from(chunk, isNamed ? (encoding as BufferEncoding) : 'utf8') : chunk;
    if (socket.left === undefined) return write(bytes, after as () => void);
    const part = bytes.subarray(0, socket.left);
    socket.left -= part.length;
    // The next answer on this connection waits for the end of this one.
    if (part.length === bytes.length) return write(part, after as () => void);
    socket.onStall?.();

    return part.length === 0 || write(part);
  };
  socket.write = limited as typeof socket.write;
};

const list = (objects: ReadonlyMap<string, Stored>, query: URLSearchParams) => {
  const token = query.get('continuation-token');
  if (token && !token.endsWith(ODD)) throw new Refusal(400, 'InvalidArgument');
  const after = token?.slice(0, -ODD.length) ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, MOST_LISTED);
  const contents = page.map((key) => {
    const { bytes, modified } = objects.get(key) as Stored;

    return `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>"x"</ETag><Size>${bytes.length}</Size></Contents>`;
  });

  return pageOf(contents.join(''), keys.length > page.length ? `${page.at(-1)}${ODD_IN_XML}` : undefined);
};

/** At the end of each token: a store may use any letters. */
const ODD = '&"<';
const ODD_IN_XML = '&amp;&#34;&#x3C;';

const pageOf = (contents: string, next: string | undefined) =>
  `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${contents}${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }</ListBucketResult>`;
