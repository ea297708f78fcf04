import { sesionesCalls } from '../../../contract/sesiones';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** Where the user of the session is signed in; the update, whatever its id, signs them out everywhere else. */
export const sesionesProvider = (http: Http): ResourceProvider => ({
  async getList({ signal }) {
    const { sesiones } = await http(sesionesCalls.list, { signal });

    return { data: sesiones, total: sesiones.length };
  },

  async update({ id }) {
    const { message } = await http(sesionesCalls.closeOthers);

    return { data: { id, message } };
  },
});
