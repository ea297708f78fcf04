import { reportesCalls } from '../../../contract/reportes';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

type Report = keyof typeof reportesCalls;

const isReport = (id: unknown): id is Report => Object.keys(reportesCalls).some((report) => report === id);

/** A report is a record by its name; `meta` is what its call is asked. */
export const reportesProvider = (http: Http): ResourceProvider => ({
  async getOne({ id, meta, signal }) {
    if (!isReport(id)) throw new Error(`reportes: there is no ${id}`);
    const answer = await http(reportesCalls[id], { query: meta, signal });

    return { data: { id, answer } };
  },
});
