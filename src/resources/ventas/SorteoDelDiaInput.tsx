import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Feriado } from '../../../contract/feriados';
import { DIAS, type Sorteo } from '../../../contract/sorteos';
import { sorteoText } from '../../domain/names';
import { useAllSorteos } from '../../domain/useAllSorteos';
import { ErrorNotice } from '../../ui/base/ErrorNotice';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { useGetAll } from '../../ui/list/export/useGetAll';

/** Clears a draw that does not play on the chosen day. */
export const SorteoDelDiaInput = ({ autoFocus }: { autoFocus?: boolean }) => {
  const { setValue } = useFormContext();
  const [fecha, chosen] = useWatch({ name: ['fecha', 'fk_sorteo'] });
  const { isPending, error, onRetry, choices, feriado } = useSorteosDelDia(fecha);
  const isGone = !isPending && !error && Boolean(chosen) && choices.every(({ id }) => id !== chosen);

  useEffect(() => {
    if (isGone) setValue('fk_sorteo', '');
  }, [isGone, setValue]);

  if (error) return <ErrorNotice error={error} what="Sorteo" onRetry={onRetry} />;

  return (
    <SelectInput
      source="fk_sorteo"
      choices={choices}
      isPending={isPending}
      helperText={!isPending && helpOf(choices.length, feriado)}
      // Not once the user has begun elsewhere: the draws may come late.
      autoFocus={autoFocus && !document.activeElement?.closest('form')}
      isRequired
    />
  );
};

const helpOf = (count: number, feriado?: string) => {
  const day = feriado && `Es feriado: ${feriado}`;
  if (count > 0) return day ? `${day}. Solo los sorteos que juegan en feriado.` : false;

  return day ? `${day}. Ningún sorteo juega ese día.` : 'Ningún sorteo juega ese día';
};

/** `feriado` is the name of the national holiday. */
const useSorteosDelDia = (fecha: string) => {
  const sorteos = useAllSorteos({ estado: 'A' });
  const feriados = useGetAll<Feriado>(
    'feriados',
    { filter: { estado: 'A', anio: fecha.slice(0, 4) } },
    { enabled: fecha !== '' },
  );
  const feriado = feriados.data?.find((one) => one.fecha === fecha && one.ambito === 'N');
  const dia = fecha && DIAS[(new Date(`${fecha}T00:00:00Z`).getUTCDay() + 6) % 7];
  const plays = ({ dias, juega_feriado }: Sorteo) =>
    Boolean(dia && dias.includes(dia)) && !(feriado && juega_feriado === 'N');

  return {
    error: sorteos.error ?? feriados.error,
    onRetry: () => void (sorteos.error ? sorteos : feriados).refetch(),
    isPending: sorteos.isPending || (fecha !== '' && feriados.isPending),
    feriado: feriado?.nombre,
    choices: (sorteos.data ?? []).filter(plays).map((one) => ({ id: one.id, name: sorteoText(one) })),
  };
};
