import type { Call } from '../../contract/call';
import type { Http } from '../http/http';
import type { ResourceProvider } from '.';

/** What calls answer, as a sheet, a report or the dashboard: each a record by the call's name; `meta` is what it is asked. */
export const answersProvider =
  (calls: Readonly<Record<string, Call>>) =>
  (http: Http): ResourceProvider => ({
    async getOne({ id, meta, signal }) {
      const call = calls[id];
      if (!call) throw new Error(`there is no call ${id}`);

      return { data: { id, answer: await http(call, { query: meta, signal }) } };
    },
  });
