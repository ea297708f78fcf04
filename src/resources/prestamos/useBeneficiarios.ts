import { useGetList } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';

/** The administrator and who works for them, as far as they are known to be enabled; nobody until one is chosen. */
export const useBeneficiarios = (fk_usuario?: number) => {
  const {
    data = [],
    error,
    isPending,
    refetch,
  } = useGetList<Usuario>('usuarios', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'nombre', order: 'ASC' },
  });
  const isOwn = ({ id, usuarioPrincipal }: Usuario) =>
    fk_usuario !== undefined && (id === fk_usuario || usuarioPrincipal.id === fk_usuario);

  return {
    error,
    onRetry: () => void refetch(),
    isPending,
    choices: data
      .filter((usuario) => isOwn(usuario) && usuario.estado !== 'I')
      .map((usuario) => ({ id: usuario.id, name: fullName(usuario) })),
  };
};
