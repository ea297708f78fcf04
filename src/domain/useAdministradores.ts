import { useGetList } from 'ra-core';
import type { Usuario } from '../../contract/usuarios';
import { fullName } from '../format/text';
import { useUsuarioActual } from '../ui/page/usuarioActual';

/** Whose a record can be: a superadministrador chooses, an administrador's are their own. */
export const useAdministradores = () => {
  const isOffered = useUsuarioActual().role === 'superadministrador';

  return { isOffered, ...useAdministradorChoices(isOffered) };
};

export const ALL = { pagination: { page: 1, perPage: 1000 } };

export const choicesOf = (usuarios: readonly Usuario[]) =>
  usuarios.map((usuario) => ({ id: usuario.id, name: fullName(usuario) }));

export const useAdministradorChoices = (enabled: boolean) => {
  const { data = [], error, refetch } = useGetList<Usuario>('administradores', ALL, { enabled });

  return { choices: choicesOf(data), error, onRetry: () => void refetch() };
};
