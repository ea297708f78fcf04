import { sorteoText } from './names';
import { useAllSorteos } from './useAllSorteos';

/** Every draw, by nombre. */
export const useSorteoChoices = () => {
  const { data = [], error, refetch } = useAllSorteos();

  return {
    choices: data.map((sorteo) => ({ id: sorteo.id, name: sorteoText(sorteo) })),
    error,
    onRetry: () => void refetch(),
  };
};
