import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { toWire } from '../../../../contract/derive';
import { today } from '../../../format/dates';
import type { ShownField } from '../../../section/field';
import { INVALID, refusalsOf } from './formValues';

type Fields = Readonly<Record<string, ShownField>>;

/** The contract checks all values, the section's fields check the inputs on screen. */
export const contractResolver =
  (schema: z.ZodMiniType | undefined, fields: Fields): Resolver =>
  async (values, _context, { names = [] }) => {
    const refusals = schema ? refusalsOf(schema, toWire(fields, values)) : {};
    for (const name of names) {
      const refusal = fieldRefusal(fields[name], values[name], refusals[name]);
      if (refusal) refusals[name] = refusal;
    }
    const errors = Object.entries(refusals).map(([name, message]) => [name, { type: 'contract', message }]);

    return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
  };

/** No input can fix the other errors; the API reports them. */
export const onScreen =
  (resolver: Resolver): Resolver =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const names: readonly string[] = options.names ?? [];

    return names.some((name) => name in result.errors) ? result : { values, errors: {} };
  };

const fieldRefusal = (field: Partial<ShownField> = {}, value: unknown, told?: string): string | undefined => {
  const { isRequired, past, reference } = field;
  if (isRequired && String(value ?? '').trim() === '') {
    if (typeof isRequired === 'string') return isRequired;
    // For a missing value, the contract complains about its form.
    if (!told || told === INVALID || reference) return 'Este dato es obligatorio';
  }
  const isLate = past && String(value ?? '') > today();

  return told ?? (isLate ? 'La fecha no puede ser posterior a hoy' : undefined);
};
