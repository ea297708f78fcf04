import { transferenciasCalls } from '../../../contract/transferencias';
import type { ResourceProvider } from '../../dataProvider';
import { fullName, plain } from '../../format/text';
import type { Http } from '../../http/http';

/** The administradores that cash of an `origen` can be transferred to; the API answers all of them at once. */
export const destinosProvider = (http: Http): ResourceProvider => ({
  async getList({ filter: { q = '', origen } = {}, signal }) {
    const { usuarios } = await http(transferenciasCalls.destinos, { signal });
    const found = usuarios.filter(
      (usuario) => usuario.id !== origen && plain(fullName(usuario)).includes(plain(q)),
    );

    return { data: found, total: found.length };
  },

  async getMany({ ids, signal }) {
    const { usuarios } = await http(transferenciasCalls.destinos, { signal });
    const wanted = new Set(ids.map(String));

    return { data: usuarios.filter(({ id }) => wanted.has(String(id))) };
  },
});
