import type { GetListParams } from 'ra-core';
import { habilitado, type Words } from '../../contract/field';
import { rolLabels } from '../../contract/roles';
import type { Usuario } from '../../contract/usuarios';
import { fullName, hasWords } from '../format/text';
import { pageOf } from './allAtOnce';

/** The API answers all users at once, so they are searched, sorted and paged here. */
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

  return pageOf(sorted, { pagination });
};

/** The administrator and their staff. */
const isOf = ({ id, usuarioPrincipal }: Usuario, fk_usuario: number) =>
  id === fk_usuario || usuarioPrincipal.id === fk_usuario;

/** Adds the name of a principal that came as an id. */
export const withPrincipals = (all: readonly Usuario[]): Usuario[] => {
  const names = new Map(all.map((usuario) => [usuario.id, fullName(usuario)]));

  return all.map((usuario) => {
    const { id, nombre } = usuario.usuarioPrincipal;
    const known = nombre || (id !== null && names.get(id)) || '';

    return { ...usuario, usuarioPrincipal: { id, nombre: known } };
  });
};

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

/** Sorts by the displayed text (SPEC 2.36), then by id. Empty values come last in both directions. */
const by =
  (field: string, order: 'ASC' | 'DESC') =>
  (one: Usuario, other: Usuario): number => {
    const [first, second] = [cellOf(one, field), cellOf(other, field)];

    return (
      Number(first === '') - Number(second === '') ||
      (order === 'ASC' ? 1 : -1) * collator.compare(first, second) ||
      one.id - other.id
    );
  };

const WORDS: Readonly<Record<string, Words>> = { rol: rolLabels, estado: habilitado };

const cellOf = (usuario: Usuario, field: string): string => {
  if (field === 'usuarioPrincipal') return usuario.usuarioPrincipal.nombre;
  const value = String(new Map(Object.entries(usuario)).get(field) ?? usuario.id);

  return WORDS[field]?.[value] ?? value;
};
