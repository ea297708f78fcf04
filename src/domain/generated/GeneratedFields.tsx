import { createElement, Fragment, type ReactElement } from 'react';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import type { Field } from '../../ui/fields/field';
import { DateInput } from '../../ui/inputs/DateInput';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { MultilineInput } from '../../ui/inputs/MultilineInput';
import { PicturesInput } from '../../ui/inputs/PicturesInput';
import { useSectionOptions } from '../../ui/section/useSectionOptions';
import { referenceInput } from '../references';

export const GeneratedFields = () =>
  Object.entries(useSectionOptions().fields)
    .filter(([, { inForm }]) => inForm !== false)
    .map(([source, field]) => <Fragment key={source}>{inputOf(source, field)}</Fragment>);

const inputOf = (source: string, field: Field): ReactElement => {
  const props = { source, isRequired: Boolean(field.isRequired) };
  if (field.input) return createElement(field.input, props);

  switch (field.kind) {
    case 'reference':
      return referenceInput(field, { ...props, withInactive: field.withInactive });
    case 'time':
      return <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
    case 'date':
      return <DateInput {...props} isPast={field.isPast} />;
    case 'money':
    case 'percent':
      return <MoneyInput {...props} />;
    case 'number':
      return <NumberInput {...props} slotProps={keysOf('numeric')} />;
    case 'select':
    case 'state':
      return <SelectInput {...props} choices={[...(field.choices ?? [])]} />;
    case 'pictures':
      return <PicturesInput {...props} />;
    case 'multiline':
      return <MultilineInput {...props} />;
    default:
      return (
        <TextInput
          {...props}
          autoComplete={field.inputMode && 'off'}
          slotProps={field.inputMode && keysOf(field.inputMode)}
        />
      );
  }
};

/** The keyboard of a phone; as a prop of the input itself it would stay on the box around it. */
const keysOf = (inputMode: NonNullable<Field['inputMode']>) => ({ htmlInput: { inputMode } });
