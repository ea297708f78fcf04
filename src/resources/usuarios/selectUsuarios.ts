import type { GetListParams } from 'ra-core';
import { rolLabels } from '../../../contract/roles';
import type { Usuario } from '../../../contract/usuarios';
import { fullName, hasWords } from '../../format/text';

/** The users that a list asks for: found, sorted and paged here, since the API answers all of them at once. */
export const selectUsuarios = (all: readonly Usuario[], { filter, sort, pagination }: GetListParams) => {
  const { q = '', fk_usuario, estado_neq, rol, estado } = filter ?? {};
  const found = withPrincipals(all).filter(
    (usuario) =>
      hasWords(`${fullName(usuario)} ${usuario.username}`, q) &&
      (fk_usuario === undefined || isOf(usuario, fk_usuario)) &&
      usuario.estado !== estado_neq &&
      [undefined, '', usuario.rol].includes(rol) &&
      [undefined, '', usuario.estado].includes(estado),
  );
  const sorted = sort ? found.sort(by(sort.field, sort.order)) : found;
  const { page, perPage } = pagination ?? { page: 1, perPage: sorted.length };

  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: sorted.length };
};

/** The administrator and who works for them. */
const isOf = ({ id, usuarioPrincipal }: Usuario, fk_usuario: number) =>
  id === fk_usuario || usuarioPrincipal.id === fk_usuario;

/** A principal known by id alone has its name in the same answer, if it is there at all. */
export const withPrincipals = (all: readonly Usuario[]): Usuario[] => {
  const names = new Map(all.map((usuario) => [usuario.id, fullName(usuario)]));

  return all.map((usuario) => {
    const { id, nombre } = usuario.usuarioPrincipal;
    const known = nombre || (id !== null && names.get(id)) || '';

    return { ...usuario, usuarioPrincipal: { id, nombre: known } };
  });
};

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** By what the column shows; equals stay in the order of their ids. */
const by = (field: string, order: 'ASC' | 'DESC') => {
  const cell = isColumn(field) ? usuarioCells[field] : usuarioCells.id;
  const sign = order === 'ASC' ? 1 : -1;

  return (one: Usuario, other: Usuario): number =>
    sign * collator.compare(String(cell(one)), String(cell(other))) || one.id - other.id;
};

const rolLabelOf: ReadonlyMap<string, string> = new Map(Object.entries(rolLabels));

/** What the list shows of a user, by which it is sorted (SPEC 2: User list). */
const usuarioCells = {
  id: ({ id }) => id,
  nombre: ({ nombre }) => nombre,
  apellido: ({ apellido }) => apellido,
  username: ({ username }) => username,
  rol: ({ rol }) => rolLabelOf.get(rol) ?? rol,
  estado: ({ estado }) => (estado === 'A' ? 'Sí' : 'No'),
  usuarioPrincipal: ({ usuarioPrincipal }) => usuarioPrincipal.nombre,
} satisfies { [K in keyof Usuario]?: (usuario: Usuario) => string | number };

const isColumn = (name: string): name is keyof typeof usuarioCells => name in usuarioCells;
