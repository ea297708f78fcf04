import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ValorInput } from '../../ui/ValorInput';
import { cuotaOf } from './cuota';

/** What is paid back each time: proposed from valor and cuotas, until somebody writes another. */
export const CuotaInput = () => {
  const { getValues, setValue } = useFormContext();
  const [valor, cuotas] = useWatch({ name: ['valor', 'cuotas'] });
  const proposed = useRef('');
  const proposal = cuotaOf(valor, cuotas);

  useEffect(() => {
    const written = getValues('valor_cuota') ?? '';
    if (proposal === '' || (written !== '' && written !== proposed.current)) return;
    proposed.current = proposal;
    if (written !== proposal) setValue('valor_cuota', proposal, { shouldDirty: true, shouldValidate: true });
  }, [proposal, getValues, setValue]);

  return <ValorInput source="valor_cuota" label="Valor de la cuota" isRequired />;
};
