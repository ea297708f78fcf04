import { sesionesCalls } from '../../contract/sesiones';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `update` signs out all other devices; its id is ignored. */
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
