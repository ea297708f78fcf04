import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { file, png, pngText } from '../api/files/pictures';
import { PASSWORD } from './business';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came over the wire
  body: any;
}

export type Caller = Awaited<ReturnType<typeof signIn>>;

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** The session also works on another server with the same data. */
export const signIn = async (url: string, username: string) => {
  const login = await call(url, 'POST', '/api/auth/login', { username, password: PASSWORD });
  if (login.status !== 200) throw new Error(`${username}: ${login.status} ${JSON.stringify(login.body)}`);
  const { token } = login.body;
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const own = { authorization: `Bearer ${token}`, cookie };

  return {
    login,
    headers: own,
    get: (at: string, path: string) => call(at, 'GET', path, undefined, own),
    post: (at: string, path: string, body: object, headers: object = {}) =>
      call(at, 'POST', path, body, { ...own, ...headers }),
    upload: (at: string) => {
      const form = new FormData();
      form.append('files', file(png(2, 2, [pngText(randomBytes(15_000).toString('hex'))])));

      return call(at, 'POST', '/api/archivos', form, own);
    },
  };
};

const call = async (
  url: string,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const encoded = new Request(`${url}${path}`, {
    method,
    headers: body instanceof FormData ? headers : { 'content-type': 'application/json', ...headers },
    body: body instanceof FormData ? body : body && JSON.stringify(body),
  });
  const bytes = Buffer.from(await encoded.arrayBuffer());

  return send(encoded.url, { method, headers: Object.fromEntries(encoded.headers) }, bytes);
};

const send = (
  url: string,
  options: { method: string; headers: Record<string, string> },
  bytes: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = response.headers['content-type']?.startsWith('application/json');
        const headers = new Headers(
          Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          ),
        );
        resolve({ status: response.statusCode ?? 0, headers, body: isJson ? JSON.parse(text) : text });
      });
    });
    sent.once('error', reject);
    sent.end(bytes);
  });
