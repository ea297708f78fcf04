import { useRecordContext } from 'ra-core';
import { type FieldProps, useFieldValue } from 'react-admin';
import { useSectionOptions } from '../section/useSectionOptions';
import { kinds, valueText } from './kinds';

/** In place of react-admin's fields, for a record that is shown alone: a value as the section's field says. */
export const SectionField = (props: FieldProps) => {
  const record = useRecordContext(props) ?? {};
  const value = useFieldValue(props);
  const field = useSectionOptions(props.resource).fields[props.source];
  if (field?.format) return field.format(value, record);
  const Fact = field && kinds[field.kind].Fact;

  return Fact ? <Fact emptyText="—" {...props} /> : valueText(field, value);
};
