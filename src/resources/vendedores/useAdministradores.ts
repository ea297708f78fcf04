import { useGetList } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { useUsuarioActual } from '../../ui/usuarioActual';

/** Whom a promotor can sell for: a superadministrador chooses, an administrador's are their own. */
export const useAdministradores = () => {
  const isOffered = useUsuarioActual().role === 'superadministrador';
  const { data = [], isPending } = useGetList<Usuario>('administradores', undefined, { enabled: isOffered });

  return { isOffered, isPending, choices: data.map((one) => ({ id: one.id, name: fullName(one) })) };
};
