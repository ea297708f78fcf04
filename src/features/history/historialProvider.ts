import { historyCall, type Paso } from '../../../contract/historial';
import { Rol } from '../../../contract/roles';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** The steps of one record, the newest first; `target` is the section it belongs to. */
export const historialProvider = (http: Http): ResourceProvider<Paso> => ({
  async getManyReference({ target, id, signal }) {
    const pasos = await http(historyCall(target, Rol.options), { params: { id }, signal });

    return { data: pasos, total: pasos.length };
  },
});
