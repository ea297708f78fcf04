import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../../ui/fields/field';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { cuotaOf } from './cuota';

/** What is paid back each time: proposed from valor and cuotas, until somebody writes another. */
export default function CuotaInput(props: FieldInputProps) {
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

  return <MoneyInput {...props} />;
}
