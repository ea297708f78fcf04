import type { FetchJson } from './fetchJson';
import type { Http } from './http';

/** What calls are made with. */
export interface Callers {
  http: Http;
  fetchJson: FetchJson;
}

/** The same two, whose creates carry a key: of several with one key the API makes one record. */
export const withIdempotencyKey = ({ http, fetchJson }: Callers, idempotencyKey: string): Callers => ({
  http: (call, options) => http(call, { ...options, idempotencyKey }),
  fetchJson: (path, options) => fetchJson(path, { ...options, idempotencyKey }),
});
