import { useGetList } from 'ra-core';
import type { Notificacion } from '../../../contract/notificaciones';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { polling } from '../../ui/base/polling';

export const useNotificaciones = () => {
  const { id } = useUsuarioActual();
  const hasUser = Boolean(id);
  const query = useGetList<Notificacion>(
    'notificaciones',
    { filter: { fk_usuario: id }, meta: polling.meta },
    { ...polling.options, enabled: hasUser },
  );

  return { ...query, reload: () => hasUser && void query.refetch() };
};

/** "N" means unread, any other value read (SPEC 2.13). */
export const isUnread = ({ leido }: Notificacion): boolean => leido === 'N';
