import type { Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { today } from '../../../format/dates';
import type { Field } from '../../fields/field';
import { INVALID, refusalsOf, type Values } from './formValues';

const REQUIRED = 'Este dato es obligatorio';

type Fields = Readonly<Record<string, Field>>;

/**
 * The one way in which forms are checked: by the contract that the API checks too, and by what the section's fields ask
 * besides, of the inputs that are on screen.
 */
export const contractResolver =
  (schema: z.ZodMiniType | undefined, fields: Fields): Resolver =>
  async (values, _context, { names = [] }) => {
    const told = schema ? refusalsOf(schema, values) : {};
    const refusals = {
      ...fieldRefusals(fields, values, names),
      ...told,
      // What the field itself says of a missing value is plainer than what the contract says of an empty text.
      ...ownRefusals(fields, values, names, told),
    };
    const errors = Object.entries(refusals).map(([name, message]) => [name, { type: 'contract', message }]);

    return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
  };

/** Leaves to the API what no input on screen can mend. */
export const onScreen =
  (resolver: Resolver): Resolver =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const names: readonly string[] = options.names ?? [];

    return names.some((name) => name in result.errors) ? result : { values, errors: {} };
  };

const ownRefusals = (
  fields: Fields,
  values: Values,
  names: readonly string[],
  told: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { isRequired, kind } = fields[name] ?? {};
      const isEmpty = String(values[name] ?? '').trim() === '';
      // That nothing is no id, or none of the choices, is no news to who chose nothing.
      const isBare = kind === 'reference' || told[name] === INVALID;
      const text = isRequired === true && isBare ? REQUIRED : isRequired;

      return typeof text === 'string' && isEmpty ? [[name, text]] : [];
    }),
  );

const fieldRefusals = (fields: Fields, values: Values, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { isRequired, isPast } = fields[name] ?? {};
      const value = values[name] ?? '';
      if (isRequired && value === '') {
        return [[name, REQUIRED]];
      }

      return isPast && String(value) > today() ? [[name, 'La fecha no puede ser posterior a hoy']] : [];
    }),
  );
