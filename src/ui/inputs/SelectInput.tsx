import { SelectInput as RaSelectInput, type SelectInputProps } from 'react-admin';
import { useSectionOptions } from '../../section/useSectionOptions';

/** In place of react-admin's: choices come from the section's fields. */
export const SelectInput = (props: SelectInputProps) => {
  const { choices = [] } = useSectionOptions(props.resource).fields[props.source ?? ''] ?? {};

  return <RaSelectInput choices={[...choices]} {...props} />;
};
