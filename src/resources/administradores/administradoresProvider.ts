import { type Usuario, usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';

/** The administrators that a nomina can be made for; the API answers all of them at once. */
export const administradoresProvider = (http: Http): ResourceProvider<Usuario> => ({
  async getList({ signal }) {
    const { usuarios } = await http(usuariosCalls.administradores, { signal });

    return { data: usuarios, total: usuarios.length };
  },
});
