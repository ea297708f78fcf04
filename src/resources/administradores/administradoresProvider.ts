import { type Usuario, usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import { fullName, plain } from '../../format/text';
import type { Http } from '../../http/http';

/** The administrators that a record can be made for; the API answers all of them at once. */
export const administradoresProvider = (http: Http): ResourceProvider<Usuario> => ({
  async getList({ filter, signal }) {
    const { usuarios } = await http(usuariosCalls.administradores, { signal });
    const found = usuarios.filter((usuario) => plain(fullName(usuario)).includes(plain(filter?.q ?? '')));

    return { data: found, total: found.length };
  },

  // Of all users: who is no administrator any more stays named on what was theirs.
  async getMany({ ids, signal }) {
    const { usuarios } = await http(usuariosCalls.list, { signal });
    const wanted = new Set(ids.map(String));

    return { data: usuarios.filter(({ id }) => wanted.has(String(id))) };
  },
});
