import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Sorteo } from '../../contract/sorteos';
import { readAll } from '../ui/export/readAll';

/** The draws that a filter lets through, by nombre, however many there are. */
export const useAllSorteos = (filter: { estado?: 'A' } = {}) => {
  const dataProvider = useDataProvider();

  return useQuery({
    queryKey: ['sorteos', 'all', filter],
    queryFn: () => readAll<Sorteo>(dataProvider, 'sorteos', { filter, sort: BY_NAME }),
  });
};

const BY_NAME = { field: 'nombre', order: 'ASC' } as const;
