import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { centsToDollars, dollarsToCents } from '../../../contract/common';
import type { FieldInputProps } from '../../ui/fields/field';
import { MoneyInput } from '../../ui/inputs/MoneyInput';

/** The amount of each payment: proposed from valor and cuotas until the user edits it. */
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

/** The amount of one cuota, the cent rounded up; "" where it is unknown. */
export const cuotaOf = (valor: unknown, cuotas: unknown): string => {
  const cents = dollarsToCents(String(valor ?? ''));
  const count = Number(cuotas);
  if (!cents || cents < 0 || !Number.isInteger(count) || count < 1) return '';

  return centsToDollars(Math.ceil(cents / count));
};
