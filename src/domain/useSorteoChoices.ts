import { useGetList } from 'ra-core';
import type { Sorteo } from '../../contract/sorteos';
import { sorteoText } from './names';
import { ALL } from './useAdministradorChoice';

/** Every draw, by nombre. */
export const useSorteoChoices = () => {
  const { data = [], error, refetch } = useGetList<Sorteo>('sorteos', BY_NAME);

  return {
    choices: data.map((sorteo) => ({ id: sorteo.id, name: sorteoText(sorteo) })),
    error,
    onRetry: () => void refetch(),
  };
};

const BY_NAME = { ...ALL, sort: { field: 'nombre', order: 'ASC' } } as const;
