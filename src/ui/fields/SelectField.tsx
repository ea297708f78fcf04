import { type FieldProps, useFieldValue } from 'react-admin';
import { useSectionOptions } from '../section/useSectionOptions';
import { choiceText } from './field';

/** In place of react-admin's SelectField: the choices come from the section's fields. */
export const SelectField = (props: FieldProps) => {
  const { fields } = useSectionOptions(props.resource);

  return choiceText(fields[props.source] ?? {}, useFieldValue(props)) || props.emptyText;
};
