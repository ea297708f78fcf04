import { useGetList } from 'ra-core';
import type { Feriado } from '../../../contract/feriados';
import { sorteoText } from '../../domain/names';
import { useAllSorteos } from '../../domain/useAllSorteos';
import { sorteosDelDia } from './sorteosDelDia';

/** The enabled draws that play on a day, and the national holiday that it is, if it is one. */
export const useSorteosDelDia = (fecha: string) => {
  const sorteos = useAllSorteos({ estado: 'A' });
  const feriados = useGetList<Feriado>(
    'feriados',
    { filter: { estado: 'A', anio: fecha.slice(0, 4) }, pagination: { page: 1, perPage: 200 } },
    { enabled: fecha !== '' },
  );
  const feriado = feriados.data?.find((one) => one.fecha === fecha && one.ambito === 'N');
  const playing = fecha === '' ? [] : sorteosDelDia(sorteos.data ?? [], fecha, feriado !== undefined);

  return {
    error: sorteos.error ?? feriados.error,
    onRetry: () => void (sorteos.error ? sorteos : feriados).refetch(),
    isPending: sorteos.isPending || (fecha !== '' && feriados.isPending),
    feriado: feriado?.nombre,
    choices: playing.map((one) => ({ id: one.id, name: sorteoText(one) })),
  };
};
