import { rolLabels } from '../../../contract/roles';
import type { Usuario } from '../../../contract/usuarios';

const rolLabelOf: ReadonlyMap<string, string> = new Map(Object.entries(rolLabels));

/** What the list shows of a user, in the order of its columns; it sorts and exports by the same (SPEC 2: User list). */
export const usuarioCells = {
  id: ({ id }) => id,
  nombre: ({ nombre }) => nombre,
  apellido: ({ apellido }) => apellido,
  username: ({ username }) => username,
  rol: ({ rol }) => rolLabelOf.get(rol) ?? rol,
  estado: ({ estado }) => (estado === 'A' ? 'Sí' : 'No'),
  usuarioPrincipal: ({ usuarioPrincipal }) => usuarioPrincipal.nombre,
} satisfies { [K in keyof Usuario]?: (usuario: Usuario) => string | number };

export type UsuarioColumn = keyof typeof usuarioCells;

export const isColumn = (name: string): name is UsuarioColumn => name in usuarioCells;

export const usuarioColumns: readonly UsuarioColumn[] = Object.keys(usuarioCells).filter(isColumn);
