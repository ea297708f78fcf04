import { type Usuario, usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import { fullName, hasWords } from '../../format/text';
import type { Http } from '../../http/http';

/** The administrators that a record can be of; the API answers all of them at once, so they are searched and paged here. */
export const administradoresProvider = (http: Http): ResourceProvider<Usuario> => ({
  async getList({ filter, pagination, signal }) {
    const { usuarios } = await http(usuariosCalls.administradores, { signal });
    const { q = '', id_neq } = filter ?? {};
    const found = usuarios.filter((one) => one.id !== id_neq && hasWords(fullName(one), q));
    const { page, perPage } = pagination ?? { page: 1, perPage: found.length };

    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  },

  /** One who is an administrator no more is found among all users. */
  async getMany({ ids, signal }) {
    const wanted = new Set(ids.map(String));
    const isWanted = ({ id }: Usuario) => wanted.has(String(id));
    const { usuarios: administradores } = await http(usuariosCalls.administradores, { signal });
    const found = administradores.filter(isWanted);
    if (found.length === wanted.size) return { data: found };

    const { usuarios } = await http(usuariosCalls.list, { signal });
    const isFound = ({ id }: Usuario) => found.some((one) => one.id === id);

    return { data: [...found, ...usuarios.filter((one) => isWanted(one) && !isFound(one))] };
  },
});
