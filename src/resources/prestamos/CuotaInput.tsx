import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toCents } from '../../../contract/common';
import type { FieldInputProps } from '../../section/field';
import { MoneyInput } from '../../ui/inputs/MoneyInput';

/** Proposed from valor and cuotas until the user edits it. */
export default function CuotaInput(props: FieldInputProps) {
  const { getValues, setValue } = useFormContext();
  const [valor, cuotas] = useWatch({ name: ['valor', 'cuotas'] });
  const proposed = useRef<number>(undefined);
  const proposal = cuotaOf(valor, cuotas);

  useEffect(() => {
    const written = getValues('valor_cuota') ?? '';
    if (proposal === undefined || (written !== '' && written !== proposed.current)) return;
    proposed.current = proposal;
    if (written !== proposal) setValue('valor_cuota', proposal, { shouldDirty: true, shouldValidate: true });
  }, [proposal, getValues, setValue]);

  return <MoneyInput {...props} />;
}

/** Cents, rounded up; undefined while valor or cuotas are missing. */
const cuotaOf = (valor: unknown, cuotas: unknown): number | undefined => {
  const cents = toCents(valor);
  const count = Number(cuotas);
  if (!cents || cents < 0 || !Number.isInteger(count) || count < 1) return undefined;

  return Math.ceil(cents / count);
};
