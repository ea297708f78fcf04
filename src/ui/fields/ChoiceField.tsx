import type { ReactNode } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { type Choice, choiceText, isState } from '../../section/field';
import { useSectionOptions } from '../../section/useSectionOptions';

/** In place of SelectField: choices of the section, states as chips. */
export const ChoiceField = (props: FieldProps) => {
  const { choices = [] } = useSectionOptions(props.resource).fields[props.source] ?? {};
  const value = useFieldValue(props);
  const word = choiceText({ choices }, value);
  if (!isState({ choices })) return word || props.emptyText;

  return <StateChip color={choices.find(({ id }) => id === value)?.color}>{word}</StateChip>;
};

interface StateChipProps extends Pick<Choice, 'color'> {
  title?: string;
  children: ReactNode;
}

/** In place of MUI's Chip, which is slow in rows. The theme styles it. */
export const StateChip = ({ color, ...props }: StateChipProps) => (
  <span className="StateChip" data-color={color} {...props} />
);
