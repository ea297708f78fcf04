import { useEffect } from 'react';
import { SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ErrorState } from '../../ui/page/ErrorState';
import { useSorteosDelDia } from './useSorteosDelDia';

/** A draw that plays on the fecha of the form; one that does not is let go of. */
export const SorteoDelDiaInput = ({ autoFocus }: { autoFocus?: boolean }) => {
  const { setValue } = useFormContext();
  const [fecha, chosen] = useWatch({ name: ['fecha', 'fk_sorteo'] });
  const { isPending, error, onRetry, choices, feriado } = useSorteosDelDia(fecha);
  const isGone = !isPending && !error && Boolean(chosen) && choices.every(({ id }) => id !== chosen);

  useEffect(() => {
    if (isGone) setValue('fk_sorteo', '');
  }, [isGone, setValue]);

  if (error) return <ErrorState error={error} what="Sorteo" onRetry={onRetry} />;

  return (
    <SelectInput
      source="fk_sorteo"
      choices={choices}
      isPending={isPending}
      helperText={helpOf(choices.length, feriado)}
      autoFocus={autoFocus}
      isRequired
    />
  );
};

const helpOf = (count: number, feriado?: string) => {
  const day = feriado && `Es feriado: ${feriado}.`;
  if (count > 0) return day ? `${day} Solo los sorteos que juegan en feriado.` : false;

  return [day, 'Ningún sorteo juega ese día.'].filter(Boolean).join(' ');
};
