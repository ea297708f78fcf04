import { useGetList } from 'ra-core';
import type { Feriado } from '../../../contract/feriados';
import { DIAS, type Sorteo } from '../../../contract/sorteos';
import { sorteoText } from '../../domain/names';
import { useAllSorteos } from '../../domain/useAllSorteos';

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

/** The draws that play on a day; a national holiday stops those that keep it. */
const sorteosDelDia = <T extends Pick<Sorteo, 'dias' | 'juega_feriado'>>(
  sorteos: readonly T[],
  fecha: string,
  isFeriado: boolean,
): T[] => {
  const dia = DIAS[(new Date(`${fecha}T00:00:00Z`).getUTCDay() + 6) % 7];

  return sorteos.filter(
    ({ dias, juega_feriado }) =>
      dia !== undefined && dias.includes(dia) && !(isFeriado && juega_feriado === 'N'),
  );
};
