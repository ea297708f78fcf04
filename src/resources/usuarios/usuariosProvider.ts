import type { CreateParams } from 'ra-core';
import { type Usuario, usuariosCalls } from '../../../contract/usuarios';
import type { ResourceProvider } from '../../dataProvider';
import { fullName } from '../../format/text';
import type { Http } from '../../http/http';
import { selectUsuarios, withPrincipals } from './selectUsuarios';
import { toForm, type UsuarioRecord } from './usuarioRecord';

/** Users; a list that nobody asked for says so by `meta.background`. */
export const usuariosProvider = (http: Http): ResourceProvider<UsuarioRecord> => ({
  async getList({ signal, meta, ...asked }) {
    const { usuarios } = await http(usuariosCalls.list, { signal, background: meta?.background });

    return selectUsuarios(usuarios, asked);
  },

  async getOne({ id, signal }) {
    const { usuario } = await http(usuariosCalls.one, { params: { id }, signal });

    return { data: toForm(usuario, await principalOf(http, usuario)) };
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
    const { usuarioActualizacion, version, ...written } = data;
    // Exactly the keys of the specification to a host that counts no versions.
    const known = typeof version === 'number' && { version };
    const { message, ...stored } = await http(usuariosCalls.update, {
      body: { ...datosOf(written), id, usuarioActualizacion, ...known },
    });

    return { data: { ...previousData, ...written, id, version: stored.version, message } };
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

/** Failed sign-ins, which are forgiven. */
export const usuariosDesbloqueoProvider = (http: Http): ResourceProvider => ({
  async update({ id }) {
    const { message } = await http(usuariosCalls.unlock, { body: { id } });

    return { data: { id, message } };
  },
});

/** A principal known by name alone is found among the administrators. */
const principalOf = async (http: Http, { usuarioPrincipal }: Usuario): Promise<number | null> => {
  const { id, nombre } = usuarioPrincipal;
  if (id !== null || nombre === '') return id;
  const { usuarios } = await http(usuariosCalls.administradores, {});

  return usuarios.find((one) => fullName(one) === nombre)?.id ?? null;
};

/** What creating and editing have in common; the principal travels as an id, "" for none. */
const datosOf = ({
  nombre,
  apellido,
  rol,
  estado,
  fk_usuario_principal,
  cuenta_bancaria,
  sueldo_fijo,
  valor,
  paga,
}: CreateParams['data']) => ({
  nombre,
  apellido,
  rol,
  estado,
  usuarioPrincipal: fk_usuario_principal || '',
  cuenta_bancaria,
  sueldo_fijo,
  valor,
  paga,
});
