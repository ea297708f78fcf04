import {
  type Notificacion,
  notificacionesCalls,
  notificacionesLeidasCall,
} from '../../contract/notificaciones';
import type { Http } from '../http/http';
import type { ResourceProvider } from './ResourceProvider';

/** `update` and `updateMany` only mark as read (SPEC 7.12). */
export const notificacionesProvider = (http: Http): ResourceProvider<Notificacion> => ({
  async getList({ filter, signal }) {
    const { fk_usuario } = filter ?? {};
    const { notificaciones } = await http(notificacionesCalls.list, {
      // SPEC 7.11: sent only when a user id exists.
      body: fk_usuario ? { fk_usuario } : {},
      signal,
    });

    return { data: notificaciones, total: notificaciones.length };
  },

  async update({ id, previousData }) {
    await http(notificacionesCalls.update, { body: { id } });

    return { data: { ...previousData, id } };
  },

  /** Only our own API. */
  async updateMany({ ids }) {
    await http(notificacionesLeidasCall, { body: { ids: ids.map(Number) } });

    return { data: ids };
  },
});
