import { type Usuario, usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import { pageOf, withIds } from '../../dataProvider/allAtOnce';
import { fullName, hasWords } from '../../format/text';
import type { Http } from '../../http/http';

/** The administrators that a record can be of; the API answers all of them at once, so they are searched and paged here. */
export const administradoresProvider = (http: Http): ResourceProvider<Usuario> => ({
  async getList({ filter: { q = '', id_neq } = {}, signal, ...asked }) {
    const { usuarios } = await http(usuariosCalls.administradores, { signal });

    return pageOf(
      usuarios.filter((one) => one.id !== id_neq && hasWords(fullName(one), q)),
      asked,
    );
  },

  /** One who is an administrator no more is found among all users. */
  async getMany({ ids, signal }) {
    const { usuarios: administradores } = await http(usuariosCalls.administradores, { signal });
    const found = withIds(administradores, ids);
    if (found.length === new Set(ids.map(String)).size) return { data: found };

    const { usuarios } = await http(usuariosCalls.list, { signal });
    const others = usuarios.filter(({ id }) => !found.some((one) => one.id === id));

    return { data: [...found, ...withIds(others, ids)] };
  },
});
