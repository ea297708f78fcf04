import { useResourceContext } from 'ra-core';
import { cloneElement, memo } from 'react';
import { choiceText } from '../fields/field';
import { useSectionOptions } from '../section/useSectionOptions';
import { ChoiceFilter } from './ChoiceFilter';
import type { Filter } from './places';

interface FilterInputsProps {
  filters: readonly Filter[];
  /** On the bar only, where choices are mounted on use. */
  values?: Readonly<Record<string, unknown>>;
}

/** memo: FilterFormBase renders its inputs at each answer of the list. */
export const FilterInputs = memo(({ filters, values }: FilterInputsProps) => {
  const resource = useResourceContext();
  const { fields } = useSectionOptions(resource);

  return filters.map((filter) => {
    const { source } = filter.props;
    const { choices = filter.props.choices, reference } = fields[source] ?? {};
    const value = values?.[source] ?? '';
    const wordOf = () => (choices ? choiceText({ choices }, value) : value === '' ? '' : undefined);
    const input = cloneElement(filter, { resource, record: NOBODY, size: 'small', helperText: false });
    const isMadeLater = values && (choices ?? reference);

    return (
      <div key={filter.key ?? source} className="filter-field" data-source={source}>
        {isMadeLater ? (
          <ChoiceFilter filter={filter} text={wordOf()}>
            {input}
          </ChoiceFilter>
        ) : (
          input
        )}
      </div>
    );
  });
});

const NOBODY = {};
