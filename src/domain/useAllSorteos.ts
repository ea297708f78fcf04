import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Sorteo } from '../../contract/sorteos';
import { readAll } from '../ui/export/readRows';

/** By time of day. */
export const useAllSorteos = (filter: { estado?: 'A' } = {}) => {
  const dataProvider = useDataProvider();

  return useQuery({
    queryKey: ['sorteos', 'all', filter],
    queryFn: () => readAll<Sorteo>(dataProvider, 'sorteos', { filter, sort: BY_HOUR }),
  });
};

const BY_HOUR = { field: 'hora_sorteo', order: 'ASC' } as const;
