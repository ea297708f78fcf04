import { rolLabels } from '../../../contract/roles';
import type { Usuario } from '../../../contract/usuarios';

const rolLabelOf: ReadonlyMap<string, string> = new Map(Object.entries(rolLabels));

/** What the list shows of a user, by which it is sorted (SPEC 2: User list). */
export const usuarioCells = {
  id: ({ id }) => id,
  nombre: ({ nombre }) => nombre,
  apellido: ({ apellido }) => apellido,
  username: ({ username }) => username,
  rol: ({ rol }) => rolLabelOf.get(rol) ?? rol,
  estado: ({ estado }) => (estado === 'A' ? 'Sí' : 'No'),
  usuarioPrincipal: ({ usuarioPrincipal }) => usuarioPrincipal.nombre,
} satisfies { [K in keyof Usuario]?: (usuario: Usuario) => string | number };

export const isColumn = (name: string): name is keyof typeof usuarioCells => name in usuarioCells;
