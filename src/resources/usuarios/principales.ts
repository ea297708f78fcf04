import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import type { Option } from './SelectInput';

const NONE: Option = { value: '', label: 'Ninguno' };

/** Whom a user can work for: the administrators by full name; one in force stays offered, though no longer among them. */
export const principalesOf = (administradores: readonly Usuario[], usuario?: Usuario): readonly Option[] => {
  const offered = administradores
    .filter(({ id }) => id !== usuario?.id)
    .map((one) => ({ value: String(one.id), label: fullName(one) }));
  const { id = null, nombre = '' } = usuario?.usuarioPrincipal ?? {};
  const isMissing = id !== null && offered.every(({ value }) => value !== String(id));

  return [NONE, ...offered, ...(isMissing ? [{ value: String(id), label: nombre || `Usuario ${id}` }] : [])];
};
