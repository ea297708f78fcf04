import { useGetList } from 'ra-core';
import { useUsuarioActual } from '../../authProvider/usuarioActual';

interface Work {
  count: number;
  /** '12 por atender' */
  text: string;
}

/**
 * Counts the work of this user by section: premios to review or to pay, own drafts to close. Empty for roles with a dashboard.
 * Other hosts do not know whose turn it is, so they are not asked.
 */
export const useWork = (): Readonly<Record<string, Work>> => {
  const { id, role, api_local } = useUsuarioActual();
  const isOffice = role === 'premiacion' || role === 'revisor';
  const premios = useCount('premios', { turno: 'S' }, api_local === true && isOffice);
  const ventas = useCount(
    'ventas',
    { estado: 'B', fk_usuario_sumador: id },
    api_local === true && role === 'sumador',
  );

  return {
    ...(premios > 0 && { premios: { count: premios, text: `${premios} por atender` } }),
    ...(ventas > 0 && { ventas: { count: ventas, text: `${ventas} por cerrar` } }),
  };
};

/** `live`: LiveUpdates reads it again when a record of the section changes. */
const useCount = (resource: string, filter: object, enabled: boolean): number => {
  const { total = 0 } = useGetList(
    resource,
    {
      filter,
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      meta: { live: true },
    },
    // The menu and the home ask together.
    { enabled, retry: false, staleTime: 10_000 },
  );

  return enabled ? total : 0;
};
