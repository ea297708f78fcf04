import type { Call } from '../../contract/call';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** Serves the answer of a call as a record; its id is the name of the call, `meta` is the query. */
export const callProvider =
  (calls: Readonly<Record<string, Call>>) =>
  (http: Http): ResourceProvider => ({
    async getOne({ id, meta, signal }) {
      const call = calls[id];
      if (!call) throw new Error(`there is no call ${id}`);

      return { data: { id, answer: await http(call, { query: meta, signal }) } };
    },
  });
