import { IDEMPOTENCY_KEY } from '../../contract/call';
import { GENERIC_ERROR, HttpError } from './httpError';
import { type Connection, createSender, isOwn, readSuccess } from './sender';

interface Options extends Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'> {
  idempotencyKey?: string;
  background?: boolean;
}

interface JsonAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** react-admin's `fetchUtils.fetchJson` with the session. */
export type FetchJson = (path: string, options?: Options) => Promise<JsonAnswer>;

export const createFetchJson = (connection: Connection): FetchJson => {
  const send = createSender(connection);
  const { host = '' } = connection;

  return async (path, { method = 'GET', headers: init, body, signal, idempotencyKey, background } = {}) => {
    const headers = new Headers(init);
    if (body) headers.set('Content-Type', 'application/json');
    if (background && isOwn(host)) headers.set('x-background', '1');
    if (idempotencyKey && method === 'POST' && isOwn(host)) headers.set(IDEMPOTENCY_KEY, idempotencyKey);

    const answer = await send({
      url: host + path,
      method,
      headers,
      body: body ?? undefined,
      signal: signal ?? undefined,
    });
    const json = readSuccess(answer);
    if (json === undefined) throw new HttpError(GENERIC_ERROR, answer.status);

    return { status: answer.status, headers: answer.headers, body: answer.text, json };
  };
};
