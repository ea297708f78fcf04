import { historyCall, PASOS_POR_PAGINA, type Paso } from '../../contract/historial';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** The history of a record, newest first; `target` names its section. `meta.antes` is the last step of the page before. */
export const historialProvider = (http: Http): ResourceProvider<Paso> => ({
  async getManyReference({ target, id, meta, signal }) {
    const antes: number | undefined = meta?.antes;
    const call = historyCall(target, 'session');
    const pasos = await http(call, { params: { id }, query: { antes }, signal });
    // A host that gives all at once does not look at `antes`.
    const data = antes === undefined ? pasos : pasos.filter((paso) => paso.id < antes);

    return { data, pageInfo: { hasNextPage: data.length >= PASOS_POR_PAGINA, hasPreviousPage: false } };
  },
});
