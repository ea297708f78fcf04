import { historyCall, type Paso } from '../../contract/historial';
import { Rol } from '../../contract/roles';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** The history of a record, newest first; `target` names its section. */
export const historialProvider = (http: Http): ResourceProvider<Paso> => ({
  async getManyReference({ target, id, signal }) {
    const pasos = await http(historyCall(target, Rol.options), { params: { id }, signal });

    return { data: pasos, total: pasos.length };
  },
});
