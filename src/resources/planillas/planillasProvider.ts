import { planillasCalls } from '../../../contract/planillas';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

type Sheet = keyof typeof planillasCalls;

const isSheet = (id: unknown): id is Sheet => Object.keys(planillasCalls).some((sheet) => sheet === id);

/** A sheet is a record by its name; `meta` is what its call is asked. */
export const planillasProvider = (http: Http): ResourceProvider => ({
  async getOne({ id, meta, signal }) {
    if (!isSheet(id)) throw new Error(`planillas: there is no ${id}`);
    const answer = await http(planillasCalls[id], { query: meta, signal });

    return { data: { id, answer } };
  },
});
