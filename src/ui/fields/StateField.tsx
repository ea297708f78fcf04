import type { ReactNode } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { useSectionOptions } from '../section/useSectionOptions';
import { type Choice, choiceText } from './field';

/** In place of react-admin's ChipField: a state by its word, in the colour of its choice. */
export const StateField = (props: FieldProps) => {
  const { choices = [] } = useSectionOptions(props.resource).fields[props.source] ?? {};
  const value = useFieldValue(props);
  const color = choices.find(({ id }) => id === value)?.color;

  return <StateChip color={color}>{choiceText({ choices }, value)}</StateChip>;
};

interface StateChipProps extends Pick<Choice, 'color'> {
  title?: string;
  children: ReactNode;
}

/** In place of MUI's Chip, which is slow in rows; its look is the theme's. */
export const StateChip = ({ color, ...props }: StateChipProps) => (
  <span className="StateChip" data-color={color} {...props} />
);
