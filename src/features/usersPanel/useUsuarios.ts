import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';
import { polling } from '../../ui/page/polling';

/**
 * All users, for the panel. Not by useGetList: it would hand each record on to the form that edits it, and a poll
 * must not touch what somebody is writing.
 */
export const useUsuarios = () => {
  const dataProvider = useDataProvider();

  return useQuery({
    ...polling.options,
    queryKey: ['usuarios', 'getList', 'panel'],
    queryFn: ({ signal }) =>
      dataProvider.getList<Usuario>('usuarios', {
        sort: { field: 'nombre', order: 'ASC' },
        filter: {},
        meta: polling.meta,
        signal,
      }),
  });
};
