import { today } from '../../format/dates';
import type { Field } from '../../ui/fields/field';

/** What a new record starts with: today for what has happened, nothing where the fields name nothing else. */
export const newRecord = (fields: Readonly<Record<string, Field>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { inForm, defaultValue }]) => inForm !== false || defaultValue !== undefined)
      .map(([source, { isPast, defaultValue }]) => [source, defaultValue ?? (isPast ? today() : '')]),
  );
