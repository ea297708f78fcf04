import { useGetRecordRepresentation, useRecordContext } from 'ra-core';
import type { ElementType } from 'react';
import { type FieldProps, TextInput, useFieldValue } from 'react-admin';
import { toCents } from '../../../contract/common';
import type { KindName } from '../../../contract/field';
import { dayAndTime } from '../../format/activity';
import { recentDays } from '../../format/dates';
import { formatExact } from '../../format/money';
import { pathsOf } from '../../format/paths';
import { DateRangeInput } from '../inputs/DateRangeInput';
import { ReferenceInput } from '../inputs/ReferenceInput';
import { SelectInput } from '../inputs/SelectInput';
import { useSectionOptions } from '../section/useSectionOptions';
import { ChoiceField } from './ChoiceField';
import { nestedOf, personText } from './cellOf';
import { choiceText, type Field } from './field';
import { MoneyField } from './MoneyField';
import { PicturesField, PicturesFigure } from './PicturesField';

/** How a kind of field looks. Its input in forms stands in kindInputs.tsx, its cells in files in kindCells.ts. */
export interface Kind {
  /** The value in words. */
  text?: (value: unknown, field: Field) => string | undefined;
  /** In a list, in place of the text. */
  Field?: ElementType<FieldProps>;
  /** In the facts of a record, in place of the text. */
  Fact?: ElementType<FieldProps>;
  /** Below the facts of a record. */
  Figure?: ElementType<FieldProps>;
  /** Narrows a list. */
  FilterInput: ElementType<{ source: string; alwaysOn?: boolean }>;
  /** The bounds with which a list begins. */
  filterDefaults?: (source: string) => Record<string, string>;
  align?: 'right';
  /** Its text stays on one line. */
  isWhole?: true;
  isSortable?: false;
  /** Its place on the card of a phone. */
  card?: Field['card'];
}

/** The number alone: the head of its column says of what. */
const NumberField = (props: FieldProps) => String(useFieldValue(props) ?? '');

/** In place of react-admin's ReferenceField: the name comes with the row, without another call; a dash for none. */
const NameField = (props: FieldProps) => {
  const record = useRecordContext(props) ?? {};
  const { fields } = useSectionOptions(props.resource);
  const nameOf = useGetRecordRepresentation(fields[props.source]?.reference);

  return nameOf(nestedOf(record, props.source)) || '—';
};

const ReferenceFilter = (props: { source: string }) => <ReferenceInput {...props} withInactive />;
const ChoiceFilter = (props: { source: string }) => <SelectInput {...props} emptyText="Todos" />;

const words: Kind = { FilterInput: TextInput };
const choice: Kind = { FilterInput: ChoiceFilter, text: (value, field) => choiceText(field, value) };

export const kinds: Record<KindName, Kind> = {
  id: { ...words, isWhole: true },
  text: words,
  note: words,
  day: { FilterInput: DateRangeInput, filterDefaults: recentDays, isWhole: true },
  instant: { ...words, text: (value) => dayAndTime(String(value)), isWhole: true },
  time: { ...words, isWhole: true },
  number: { ...words, align: 'right' },
  percent: { ...words, text: (value) => `${value} %`, Field: NumberField, align: 'right' },
  money: { ...words, text: exactText, Field: MoneyField, align: 'right', card: 'value' },
  choice: { ...choice, Field: ChoiceField, Fact: ChoiceField },
  boolean: choice,
  reference: { FilterInput: ReferenceFilter, Field: NameField, Fact: NameField },
  person: { ...words, text: personText },
  pictures: {
    ...words,
    text: picturesText,
    Field: PicturesField,
    Figure: PicturesFigure,
    isSortable: false,
    card: 'action',
  },
};

/** A value in words; a dash for none. */
export const valueText = (field: Field | undefined, value: unknown): string => {
  const isNone = value === '' || value == null;
  const text = field && !isNone ? kinds[field.kind].text?.(value, field) : undefined;

  return (text ?? String(value ?? '')) || '—';
};

function exactText(value: unknown): string | undefined {
  const cents = toCents(value);

  return cents === undefined ? undefined : formatExact(cents);
}

function picturesText(value: unknown): string {
  const { length } = pathsOf(value);

  return length === 1 ? 'imagen' : `${length} imágenes`;
}
