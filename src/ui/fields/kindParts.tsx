import { useGetRecordRepresentation, useRecordContext } from 'ra-core';
import { useMemo } from 'react';
import { type FieldProps, TextInput, type TextInputProps, useFieldValue } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { withoutInvisible } from '../../../contract/common';
import { takenCall } from '../../../contract/ocupados';
import { visible } from '../../format/text';
import type { FieldInputProps, ShownField } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';
import { DateInput } from '../inputs/DateInput';
import { ReferenceInput } from '../inputs/ReferenceInput';
import { SelectInput } from '../inputs/SelectInput';
import { TakenText } from '../inputs/TakenText';
import { nestedOf } from './cells';

export const WordsInput = (props: FieldInputProps & Pick<TextInputProps, 'helperText' | 'onKeyDown'>) => {
  const { fields, rest, provider } = useSectionOptions();
  const { inputMode } = fields[props.source] ?? {};
  const { unique, series } = rest?.fields[props.source] ?? {};
  // Another host has records of its own.
  const call = useMemo(() => (rest && unique && !provider ? takenCall(rest) : undefined), [rest, unique, provider]);

  return (
    <TextInput
      helperText={call && <TakenText source={props.source} call={call} isSeries={series} />}
      {...props}
      {...(inputMode && { autoComplete: 'off', parse: withoutInvisible, slotProps: keyboardOf(inputMode) })}
    />
  );
};

export const DayInput = (props: FieldInputProps) => (
  <DateInput {...props} isPast={useSectionOptions().fields[props.source]?.past} />
);

/** In place of a native time, which shows AM and PM in some languages. */
export const TimeInput = (props: FieldInputProps) => {
  const { setValue } = useFormContext();
  const complete = (text: string) => {
    const time = toTime(text);
    if (time !== text) setValue(props.source, time, { shouldDirty: true, shouldValidate: true });
  };

  return (
    <TextInput
      {...props}
      autoComplete="off"
      placeholder="HH:mm"
      onBlur={({ target }) => complete(target.value)}
      slotProps={{ ...keyboardOf('numeric'), inputLabel: { shrink: true } }}
    />
  );
};

/** 830, 8.30 and 8:30 are 08:30. */
const toTime = (text: string): string => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.]?(\d{2})$/.exec(visible(text)) ?? [];

  return minute ? `${hour.padStart(2, '0')}:${minute}` : text;
};

/** In place of NumberInput, whose value changes by the wheel and the arrow keys. */
export const CountInput = (props: FieldInputProps) => (
  <TextInput {...props} autoComplete="off" parse={toCount} slotProps={keyboardOf('numeric')} />
);

const toCount = (text: string) => (/^\d{1,15}$/.test(visible(text)) ? Number(visible(text)) : text);

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
