import type { ReactElement } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import type { Field } from '../../ui/fields/field';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { referenceInput } from './referenceInput';

/** Narrows a list by a field; apart from the inputs of forms, for which no list waits. */
export const filterOf = (source: string, field: Field): ReactElement => {
  switch (field.kind) {
    case 'date':
      return <DateRangeInput key={source} source={source} alwaysOn />;
    case 'select':
    case 'state':
      return (
        <SelectInput
          key={source}
          source={source}
          alwaysOn
          choices={[...(field.choices ?? [])]}
          emptyText="Todos"
        />
      );
    case 'reference':
      // A list is narrowed to one out of use too.
      return referenceInput(field, { source, alwaysOn: true }, true);
    default:
      return <TextInput key={source} source={source} alwaysOn />;
  }
};
