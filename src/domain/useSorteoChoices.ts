import { useGetList } from 'ra-core';
import type { Sorteo } from '../../contract/sorteos';
import { sorteoText } from './names';
import { ALL } from './useAdministradores';

/** Every draw, by nombre. */
export const useSorteoChoices = () => {
  const { data = [] } = useGetList<Sorteo>('sorteos', { ...ALL, sort: { field: 'nombre', order: 'ASC' } });

  return data.map((sorteo) => ({ id: sorteo.id, name: sorteoText(sorteo) }));
};
