import Chip from '@mui/material/Chip';
import { type FieldProps, useFieldValue } from 'react-admin';
import { choiceText } from './field';
import { useSectionOptions } from './useSectionOptions';

/** In place of react-admin's ChipField: a state by its word, on a chip whose colour says good, bad, or what wants somebody. */
export const StateField = (props: FieldProps) => {
  const { fields } = useSectionOptions(props.resource);
  const value = useFieldValue(props);
  const { choices = [] } = fields[props.source] ?? {};

  return (
    <Chip
      label={choiceText({ choices }, value)}
      color={choices.find(({ id }) => id === value)?.color ?? 'default'}
    />
  );
};
