import { createElement, Fragment, type ReactElement } from 'react';
import { DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { today } from '../../format/dates';
import type { Field, FieldInputProps } from '../../ui/fields/field';
import { useSectionOptions } from '../../ui/fields/useSectionOptions';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { MoneyInput } from '../../ui/inputs/MoneyInput';
import { PicturesInput } from '../../ui/inputs/PicturesInput';
import { AdministradorInput } from '../AdministradorInput';
import { SorteoInput } from '../SorteoInput';
import { VendedorInput } from '../VendedorInput';

export const GeneratedFields = () =>
  Object.entries(useSectionOptions().fields)
    .filter(([, { inForm }]) => inForm !== false)
    .map(([source, field]) => <Fragment key={source}>{inputOf(source, field)}</Fragment>);

interface InputProps extends FieldInputProps {
  alwaysOn?: boolean;
}

const REFERENCES: Readonly<Record<string, (props: InputProps, withInactive?: boolean) => ReactElement>> = {
  usuarios: (props) => <AdministradorInput {...props} />,
  vendedores: (props, withInactive) => <VendedorInput withInactive={withInactive} {...props} />,
  sorteos: (props) => <SorteoInput {...props} />,
};

const referenceInput = ({ reference = '' }: Field, props: InputProps, withInactive?: boolean) => {
  const input = REFERENCES[reference];
  if (!input) throw new Error(`${props.source}: no input chooses ${reference}; write the form out`);

  return input(props, withInactive);
};

const inputOf = (source: string, field: Field): ReactElement => {
  const props = { source, isRequired: Boolean(field.isRequired) };
  if (field.input) return createElement(field.input, props);

  switch (field.kind) {
    case 'reference':
      return referenceInput(field, props, field.withInactive);
    case 'time':
      return <TextInput {...props} type="time" slotProps={{ inputLabel: { shrink: true } }} />;
    case 'date':
      return <DateInput {...props} slotProps={field.isPast ? { htmlInput: { max: today() } } : undefined} />;
    case 'money':
    case 'percent':
      return <MoneyInput {...props} />;
    case 'number':
      return <NumberInput {...props} />;
    case 'select':
    case 'state':
      return <SelectInput {...props} choices={[...(field.choices ?? [])]} />;
    case 'pictures':
      return <PicturesInput {...props} />;
    default:
      return (
        <TextInput
          {...props}
          multiline={field.kind === 'multiline'}
          inputMode={field.inputMode}
          autoComplete={field.inputMode && 'off'}
        />
      );
  }
};

export const filterOf = (source: string, field: Field, alwaysOn: boolean): ReactElement => {
  switch (field.kind) {
    case 'date':
      return <DateRangeInput key={source} source={source} alwaysOn={alwaysOn} />;
    case 'select':
    case 'state':
      return (
        <SelectInput
          key={source}
          source={source}
          alwaysOn={alwaysOn}
          choices={[...(field.choices ?? [])]}
          emptyText="Todos"
        />
      );
    case 'reference':
      // A list is narrowed to one out of use too.
      return referenceInput(field, { source, alwaysOn }, true);
    default:
      return <TextInput key={source} source={source} alwaysOn={alwaysOn} />;
  }
};
