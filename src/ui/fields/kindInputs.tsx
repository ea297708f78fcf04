import type { ElementType } from 'react';
import { NumberInput, TextInput } from 'react-admin';
import type { KindName } from '../../../contract/field';
import { DateInput } from '../inputs/DateInput';
import { MoneyInput } from '../inputs/MoneyInput';
import { MultilineInput } from '../inputs/MultilineInput';
import { PicturesInput } from '../inputs/PicturesInput';
import { ReferenceInput } from '../inputs/ReferenceInput';
import { SelectInput } from '../inputs/SelectInput';
import { useSectionOptions } from '../section/useSectionOptions';
import type { Field, FieldInputProps } from './field';

const WordsInput = (props: FieldInputProps) => {
  const { inputMode } = useSectionOptions().fields[props.source] ?? {};

  return (
    <TextInput {...props} autoComplete={inputMode && 'off'} slotProps={inputMode && keyboardOf(inputMode)} />
  );
};

const DayInput = (props: FieldInputProps) => (
  <DateInput {...props} isPast={useSectionOptions().fields[props.source]?.past} />
);

const TimeInput = (props: FieldInputProps) => (
  <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />
);

const CountInput = (props: FieldInputProps) => <NumberInput {...props} slotProps={keyboardOf('numeric')} />;

/** The keyboard of a phone. It belongs on the HTML input, not on the box around it. */
const keyboardOf = (inputMode: NonNullable<Field['inputMode']>) => ({ htmlInput: { inputMode } });

/** The input of each kind in the generated forms; null for what nobody writes. Apart from kinds.tsx: no list loads them. */
export const kindInputs: Record<KindName, ElementType<FieldInputProps> | null> = {
  id: null,
  text: WordsInput,
  note: MultilineInput,
  day: DayInput,
  instant: null,
  time: TimeInput,
  number: CountInput,
  percent: MoneyInput,
  money: MoneyInput,
  choice: SelectInput,
  boolean: SelectInput,
  reference: ReferenceInput,
  person: null,
  pictures: PicturesInput,
};
