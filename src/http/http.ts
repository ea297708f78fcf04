import { authCalls } from '../../contract/auth';
import { type AnswerOf, type BodyOf, type Call, IDEMPOTENCY_KEY, type QueryOf } from '../../contract/call';
import { GENERIC_ERROR, HttpError } from './httpError';
import { type Connection, createPlainSender, createSender, isOwn, readSuccess, type Sender } from './sender';

interface Options {
  signal?: AbortSignal | null;
  /** Background calls do not count as user activity. */
  background?: boolean;
  /** The same for all tries of one record; sent only to our own API. */
  idempotencyKey?: string;
}

export interface CallOptions<C extends Call> extends Options {
  params?: Record<string, string | number>;
  body?: BodyOf<C>;
  /** Empty values are left out. */
  query?: QueryOf<C>;
  /** 0 to 1; starts again at 0 if the upload is repeated. */
  onProgress?: (share: number) => void;
}

interface PathOptions extends Options, Pick<RequestInit, 'method' | 'headers' | 'body'> {}

interface JsonAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

interface Called {
  url: string;
  isJson: boolean;
  creates: boolean;
}

/** One client of the API. Rejects with an HttpError. */
export interface Http {
  <C extends Call>(call: C, options?: CallOptions<C>): Promise<AnswerOf<C>>;
  /** react-admin's `fetchUtils.fetchJson`, for any path, or the URL of another host, which gets the token too. */
  fetchJson: (path: string, options?: PathOptions) => Promise<JsonAnswer>;
}

export const createHttp = (connection: Connection): Http => {
  const { host = '' } = connection;
  const send = createSender(connection);
  // These calls start or end a session, so a refusal must not request a new token.
  const plainly = new Map<Call, Sender>(
    [authCalls.login, authCalls.logout, authCalls.refresh].map((call) => [
      call,
      createPlainSender(connection, call === authCalls.login),
    ]),
  );
  const headersOf = ({ url, isJson, creates }: Called, options: Options, init?: HeadersInit) => {
    const headers = new Headers(init);
    if (isJson) headers.set('Content-Type', 'application/json');
    if (options.background && isOwn(url)) headers.set('x-background', '1');
    if (options.idempotencyKey && creates && isOwn(url)) headers.set(IDEMPOTENCY_KEY, options.idempotencyKey);

    return headers;
  };

  const http = async <C extends Call>(call: C, options: CallOptions<C> = {}) => {
    const { params = {}, body, query, signal, onProgress } = options;
    const isJson = body !== undefined && !call.multipart;
    const url = host + fillPath(call.path, params) + toSearch(query);
    const answer = await (plainly.get(call) ?? send)({
      url,
      method: call.method,
      headers: headersOf({ url, isJson, creates: Boolean(call.creates) }, options),
      body: call.multipart ? toFormData(body ?? {}) : body && JSON.stringify(body),
      signal: signal ?? undefined,
      asks: call.asks,
      slow: call.slow,
      onProgress,
    });
    const json = readSuccess(answer);
    const { success, data } = call.answer.safeParse(json);
    if (!success) throw new HttpError(GENERIC_ERROR, answer.status, json);

    return data as AnswerOf<C>;
  };

  const fetchJson: Http['fetchJson'] = async (path, options = {}) => {
    const { method = 'GET', headers, body, signal } = options;
    const url = /^https?:/.test(path) ? path : host + path;
    const answer = await send({
      url,
      method,
      headers: headersOf({ url, isJson: Boolean(body), creates: method === 'POST' }, options, headers),
      body: body ?? undefined,
      signal: signal ?? undefined,
    });
    const json = readSuccess(answer);
    if (json === undefined) throw new HttpError(GENERIC_ERROR, answer.status);

    return { status: answer.status, headers: answer.headers, body: answer.text, json };
  };

  return Object.assign(http, { fetchJson });
};

/** The same client; none of its calls counts as user activity. */
export const inBackground = (http: Http): Http =>
  Object.assign(
    <C extends Call>(call: C, options?: CallOptions<C>) => http(call, { ...options, background: true }),
    {
      fetchJson: (path: string, options?: PathOptions) =>
        http.fetchJson(path, { ...options, background: true }),
    },
  );

const fillPath = (path: string, params: Record<string, string | number>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const toSearch = (query: unknown): string => {
  const asked = Object.entries(Object(query)).filter(([, value]) => value != null && value !== '');
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));

  return asked.length === 0 ? '' : `?${search}`;
};

const toFormData = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part !== undefined) form.append(name, part instanceof Blob ? part : String(part ?? ''));
    }
  }

  return form;
};
