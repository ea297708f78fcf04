import type { CreateParams } from 'ra-core';
import { toDollars } from '../../contract/common';
import { isPersonal, Rol } from '../../contract/roles';
import { type Usuario, usuariosCalls } from '../../contract/usuarios';
import { fullName, hasWords } from '../format/text';
import type { Http } from '../http/http';
import { pageOf, withIds } from './allAtOnce';
import type { ResourceProvider } from './ResourceProvider';
import { selectUsuarios, withPrincipals } from './selectUsuarios';
import { bodyOf } from './writeOnlyProvider';

export interface UsuarioRecord extends Usuario {
  /** Only in a form. */
  fk_usuario_principal?: number | null;
  password?: string;
}

export const usuariosProvider = (http: Http): ResourceProvider<UsuarioRecord> => ({
  async getList({ signal, ...asked }) {
    const { usuarios } = await http(usuariosCalls.list, { signal });

    return selectUsuarios(usuarios, asked);
  },

  async getOne({ id, signal }) {
    const { usuario } = await http(usuariosCalls.one, { params: { id }, signal });

    return { data: toForm(usuario, await principalOf(http, usuario)) };
  },

  async getMany({ ids, signal }) {
    const { usuarios } = await http(usuariosCalls.list, { signal });

    return { data: withIds(withPrincipals(usuarios), ids) };
  },

  async create({ data, meta }) {
    const body = bodyOf(usuariosCalls.create, toWire(data));
    const { message } = await http(usuariosCalls.create, { body, idempotencyKey: meta?.idempotencyKey });

    // The API returns no id. The password must not be cached.
    return { data: { id: 0, message } };
  },

  async update({ id, data, previousData }) {
    const { usuarioActualizacion, ...written } = data;
    const body = bodyOf(usuariosCalls.update, { ...toWire(data), id });
    const { message, version } = await http(usuariosCalls.update, { body });

    return { data: { ...previousData, ...written, id, version, message } };
  },
});

/** The API answers all administrators at once, so they are searched and paged here. */
export const administradoresProvider = (http: Http): ResourceProvider<Usuario> => ({
  async getList({ filter: { q = '', id_neq, con_saldo } = {}, signal, ...asked }) {
    const { usuarios } = await http(usuariosCalls.administradores, { query: { con_saldo }, signal });

    return pageOf(
      usuarios.filter((one) => one.id !== id_neq && hasWords(fullName(one), q)),
      asked,
    );
  },

  /** Former administrators are only among all users. */
  async getMany({ ids, signal }) {
    const { usuarios: administradores } = await http(usuariosCalls.administradores, { query: {}, signal });
    const found = withIds(administradores, ids);
    if (found.length === new Set(ids.map(String)).size) return { data: found };

    const { usuarios } = await http(usuariosCalls.list, { signal });
    const others = usuarios.filter(({ id }) => !found.some((one) => one.id === id));

    return { data: [...found, ...withIds(others, ids)] };
  },
});

/** Values that no input offers, and a paga of 0, become empty. */
const toForm = (usuario: Usuario, fk_usuario_principal: number | null): UsuarioRecord => ({
  ...usuario,
  rol: Rol.options.find((rol) => rol === usuario.rol) ?? '',
  estado: usuario.estado === 'A' ? 'A' : 'I',
  sueldo_fijo: usuario.sueldo_fijo === 'N' ? 'N' : 'S',
  fk_usuario_principal,
  paga: Number(usuario.paga) === 0 ? '' : usuario.paga,
});

const principalOf = async (http: Http, { usuarioPrincipal }: Usuario): Promise<number | null> => {
  const { id, nombre } = usuarioPrincipal;
  if (id !== null || nombre === '') return id;
  const { usuarios } = await http(usuariosCalls.administradores, { query: {} });

  return usuarios.find((one) => fullName(one) === nombre)?.id ?? null;
};

/** The principal is an id, "" for none; an administrador has none. Money in dollars. */
const toWire = (data: CreateParams['data']) => ({
  ...data,
  valor: toDollars(data.valor),
  usuarioPrincipal: (isPersonal(data.rol) && data.fk_usuario_principal) || '',
});
