import { useGetRecordRepresentation, useRecordContext } from 'ra-core';
import { type FieldProps, NumberInput, TextInput, useFieldValue } from 'react-admin';
import type { FieldInputProps, ShownField } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';
import { DateInput } from '../inputs/DateInput';
import { ReferenceInput } from '../inputs/ReferenceInput';
import { SelectInput } from '../inputs/SelectInput';
import { nestedOf } from './cells';

export const WordsInput = (props: FieldInputProps) => {
  const { inputMode } = useSectionOptions().fields[props.source] ?? {};

  return (
    <TextInput {...props} autoComplete={inputMode && 'off'} slotProps={inputMode && keyboardOf(inputMode)} />
  );
};

export const DayInput = (props: FieldInputProps) => (
  <DateInput {...props} isPast={useSectionOptions().fields[props.source]?.past} />
);

export const TimeInput = (props: FieldInputProps) => (
  <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />
);

export const CountInput = (props: FieldInputProps) => (
  <NumberInput {...props} slotProps={keyboardOf('numeric')} />
);

/** Belongs on the HTML input, not on the box around it. */
const keyboardOf = (inputMode: NonNullable<ShownField['inputMode']>) => ({ htmlInput: { inputMode } });

export const ReferenceFilterInput = (props: { source: string }) => <ReferenceInput {...props} withInactive />;

export const ChoiceFilterInput = (props: { source: string }) => <SelectInput {...props} emptyText="Todos" />;

/** Without a unit: the column's heading names it. */
export const NumberField = (props: FieldProps) => String(useFieldValue(props) ?? '');

/** In place of ReferenceField: the name comes with the row. A dash for none. */
export const NameField = (props: FieldProps) => {
  const record = useRecordContext(props) ?? {};
  const { fields } = useSectionOptions(props.resource);
  const nameOf = useGetRecordRepresentation(fields[props.source]?.reference);

  return nameOf(nestedOf(record, props.source)) || '—';
};
