import { useQuery } from '@tanstack/react-query';
import { type RaRecord, type SortPayload, useDataProvider } from 'ra-core';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { readAll } from './readRows';

interface ListParams {
  filter?: object;
  sort?: SortPayload;
}

/** useGetList for a list that is needed whole: reads all its pages. Errors are for the screen, not a notification. */
export const useGetAll = <T extends RaRecord>(
  resource: string,
  { filter = {}, sort }: ListParams = {},
  options: { enabled?: boolean } = {},
) => {
  const dataProvider = useDataProvider();
  const { api_local } = useUsuarioActual();

  return useQuery({
    queryKey: [resource, 'getAll', { filter, sort }],
    queryFn: ({ signal }) =>
      readAll<T>(dataProvider, resource, { filter, sort, signal, isOwnApi: api_local }),
    ...options,
  });
};
