import { toCents } from '../../../../contract/common';
import type { ShownField } from '../../../section/field';
import type { Values } from '../validation/formValues';

type Fields = Readonly<Record<string, ShownField>>;

interface Versions {
  /** The record on which `typed` is based; undefined if nobody knows its values any more. */
  base?: Values;
  typed: Values;
  saved: Values;
}

/** Compares a form with a newer version of its record: `taken` were changed there alone, `asked` on both sides. */
export const mergeFields = (
  fields: Fields,
  { base, typed, saved }: Versions,
): Record<'taken' | 'asked', string[]> => {
  const taken: string[] = [];
  const asked: string[] = [];
  for (const [source, field] of Object.entries(fields)) {
    if (!isCompared(source, field)) continue;
    const [before, mine, theirs] = [base, typed, saved].map((values) => comparable(field, values?.[source]));
    if (mine === theirs || (base && theirs === before)) continue;
    (base && mine === before ? taken : asked).push(source);
  }

  return { taken, asked };
};

/** The fields that differ between two versions of a record. */
export const changedFields = (fields: Fields, before: Values, after: Values): string[] =>
  Object.entries(fields).flatMap(([source, field]) =>
    isCompared(source, field) && comparable(field, before[source]) !== comparable(field, after[source])
      ? [source]
      : [],
  );

/** The API sets the others at each save. */
const isCompared = (source: string, { byApi, history }: ShownField) =>
  history !== false && (!byApi || source === 'estado');

/** An input holds typed text where the record has a number. */
const comparable = ({ kind }: ShownField, value: unknown): string => {
  const text = String(value ?? '');
  if (kind === 'money') return String(toCents(value) ?? text);

  return (kind === 'percent' || kind === 'number') && text !== '' ? String(Number(text)) : text;
};
