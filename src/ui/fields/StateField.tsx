import type { ReactNode } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { useSectionOptions } from '../section/useSectionOptions';
import { type Choice, choiceText } from './field';

/** In place of react-admin's ChipField: a state by its word, on a chip whose colour says good, bad, or what wants somebody. */
export const StateField = (props: FieldProps) => {
  const { fields } = useSectionOptions(props.resource);
  const value = useFieldValue(props);
  const { choices = [] } = fields[props.source] ?? {};

  return (
    <StateChip color={choices.find(({ id }) => id === value)?.color}>
      {choiceText({ choices }, value)}
    </StateChip>
  );
};

interface StateChipProps extends Pick<Choice, 'color'> {
  title?: string;
  children: ReactNode;
}

/** In place of MUI's Chip where rows hold one each; its look is the theme's. */
export const StateChip = ({ color, ...props }: StateChipProps) => (
  <span className="StateChip" data-color={color} {...props} />
);
