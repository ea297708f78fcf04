import { authCalls } from '../../contract/auth';
import { type AnswerOf, type BodyOf, type Call, IDEMPOTENCY_KEY, type QueryOf } from '../../contract/call';
import { GENERIC_ERROR, HttpError } from './httpError';
import { type Connection, createPlainSender, createSender, isOwn, readSuccess, type Sender } from './sender';

export interface CallOptions<C extends Call> {
  params?: Record<string, string | number>;
  body?: BodyOf<C>;
  /** Empty values are left out. */
  query?: QueryOf<C>;
  signal?: AbortSignal;
  /** 0 to 1; starts again at 0 if the upload is repeated. */
  onProgress?: (share: number) => void;
  /** Background calls do not count as user activity. */
  background?: boolean;
  /** The same for all tries of one record; sent only to our own API. */
  idempotencyKey?: string;
}

/** Rejects with an HttpError. */
export type Http = <C extends Call>(call: C, options?: CallOptions<C>) => Promise<AnswerOf<C>>;

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

  return async <C extends Call>(call: C, options: CallOptions<C> = {}) => {
    const { params = {}, body, query, signal, onProgress, background, idempotencyKey } = options;
    const headers = new Headers();
    if (body !== undefined && !call.multipart) headers.set('Content-Type', 'application/json');
    if (background && isOwn(host)) headers.set('x-background', '1');
    if (idempotencyKey && call.creates && isOwn(host)) headers.set(IDEMPOTENCY_KEY, idempotencyKey);

    const answer = await (plainly.get(call) ?? send)({
      url: host + fillPath(call.path, params) + toSearch(query),
      method: call.method,
      headers,
      body: call.multipart ? toFormData(body ?? {}) : body && JSON.stringify(body),
      signal,
      slow: call.slow,
      onProgress,
    });
    const json = readSuccess(answer);
    const { success, data } = call.answer.safeParse(json);
    if (!success) throw new HttpError(GENERIC_ERROR, answer.status, json);

    return data as AnswerOf<C>;
  };
};

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
