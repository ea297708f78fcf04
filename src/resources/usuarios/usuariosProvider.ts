import type { CreateParams } from 'ra-core';
import { type Usuario, usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';
import { selectUsuarios, withPrincipals } from './selectUsuarios';

/** Users; a list that nobody asked for says so by `meta.background`. */
export const usuariosProvider = (http: Http): ResourceProvider<Usuario> => ({
  async getList({ signal, meta, ...asked }) {
    const { usuarios } = await http(usuariosCalls.list, { signal, background: meta?.background });

    return selectUsuarios(usuarios, asked);
  },

  async getOne({ id, signal }) {
    const { usuario } = await http(usuariosCalls.one, { params: { id }, signal });

    return { data: usuario };
  },

  async getMany({ ids, signal }) {
    const { usuarios } = await http(usuariosCalls.list, { signal });
    const wanted = new Set(ids.map(String));

    return { data: withPrincipals(usuarios).filter(({ id }) => wanted.has(String(id))) };
  },

  async create({ data }) {
    const { username, password, usuarioCreacion } = data;
    const { message } = await http(usuariosCalls.create, {
      body: { ...datosOf(data), username, password, usuarioCreacion },
    });

    // The API answers no id, and the password goes into no cache.
    return { data: { id: 0, message } };
  },

  async update({ id, data, previousData }) {
    const { nombre, apellido, usuarioActualizacion } = data;
    const { message } = await http(usuariosCalls.update, {
      body: { ...datosOf(data), id, usuarioActualizacion },
    });

    return { data: { ...previousData, id, nombre, apellido, message } };
  },
});

/** The password of somebody else, set without knowing the old one (SPEC 6). */
export const usuariosPasswordProvider = (http: Http): ResourceProvider => ({
  async update({ id, data }) {
    const { password, usuarioActualizacion } = data;
    const { message } = await http(usuariosCalls.setPassword, {
      body: { id, password, usuarioActualizacion },
    });

    return { data: { id, message } };
  },
});

/** What creating and editing have in common; the principal travels as an id, "" for none. */
const datosOf = ({
  nombre,
  apellido,
  rol,
  estado,
  usuarioPrincipal,
  cuenta_bancaria,
  sueldo_fijo,
  valor,
  paga,
}: CreateParams['data']) => ({
  nombre,
  apellido,
  rol,
  estado,
  usuarioPrincipal: usuarioPrincipal === '' ? '' : Number(usuarioPrincipal),
  cuenta_bancaria,
  sueldo_fijo,
  valor,
  paga,
});
