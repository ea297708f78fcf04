import { useGetList } from 'ra-core';
import type { Usuario } from '../../contract/usuarios';
import { fullName } from '../format/text';
import { useUsuarioActual } from '../ui/page/usuarioActual';

/** Whose a record can be: a superadministrador chooses, an administrador's are their own. */
export const useAdministradores = () => {
  const isOffered = useUsuarioActual().role === 'superadministrador';

  return { isOffered, ...useAdministradorChoices(isOffered) };
};

const ALL = { pagination: { page: 1, perPage: 1000 } };

/** Every administrator by full name, as selects offer them. */
export const useAdministradorChoices = (enabled = true) => {
  const { data = [], isPending } = useGetList<Usuario>('administradores', ALL, { enabled });

  return { isPending, choices: data.map((one) => ({ id: one.id, name: fullName(one) })) };
};
