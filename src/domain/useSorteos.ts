import { useGetList } from 'ra-core';
import type { Sorteo } from '../../contract/sorteos';
import { sorteoText } from './names';

/** The draws that the user may choose from, by nombre; those in use alone, where that is asked. */
export const useSorteos = ({ isActive }: { isActive?: boolean } = {}) => {
  const { data = [], isPending } = useGetList<Sorteo>('sorteos', {
    filter: isActive ? { estado: 'A' } : {},
    sort: { field: 'nombre', order: 'ASC' },
    pagination: { page: 1, perPage: 1000 },
  });

  return { isPending, data, choices: data.map((one) => ({ id: one.id, name: sorteoText(one) })) };
};
