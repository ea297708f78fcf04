import { IDEMPOTENCY_KEY } from '../../contract/call';
import { errorText, GENERIC_ERROR, HttpError } from './httpError';
import { isOwn } from './isOwn';
import { type Connection, createSender, readJson } from './sender';

interface Options extends Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'> {
  /** As in CallOptions. */
  idempotencyKey?: string;
}

interface JsonAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** For providers that build their own addresses below the host: what `fetchUtils.fetchJson` offers, with the session. */
export type FetchJson = (path: string, options?: Options) => Promise<JsonAnswer>;

export const createFetchJson = (connection: Connection): FetchJson => {
  const send = createSender(connection);
  const { host = '' } = connection;

  return async (path, { method = 'GET', headers: init, body, signal, idempotencyKey } = {}) => {
    const headers = withContentType(init, body);
    if (idempotencyKey && method === 'POST' && isOwn(host)) headers.set(IDEMPOTENCY_KEY, idempotencyKey);

    const answer = await send({
      url: host + path,
      method,
      headers,
      body: body ?? undefined,
      signal: signal ?? undefined,
    });
    const json = readJson(answer);
    if (answer.status < 200 || answer.status > 299) {
      throw new HttpError(errorText(json), answer.status, json);
    }
    if (json === undefined) throw new HttpError(GENERIC_ERROR, answer.status);

    return { status: answer.status, headers: answer.headers, body: answer.text, json };
  };
};

const withContentType = (init: Options['headers'], body: Options['body']): Headers => {
  const headers = new Headers(init);
  if (body) headers.set('Content-Type', 'application/json');

  return headers;
};
