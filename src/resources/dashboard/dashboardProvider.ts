import { dashboardCalls } from '../../../contract/dashboard';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** The dashboard is one record; `meta` is what its call is asked. */
export const dashboardProvider = (http: Http): ResourceProvider => ({
  async getOne({ id, meta, signal }) {
    const answer = await http(dashboardCalls.one, { query: meta, signal });

    return { data: { id, answer } };
  },
});
