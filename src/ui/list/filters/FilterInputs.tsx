import { useResourceContext } from 'ra-core';
import { cloneElement, memo } from 'react';
import { choiceText } from '../../../section/field';
import { useSectionOptions } from '../../../section/useSectionOptions';
import { ChoiceFilter } from './ChoiceFilter';
import type { Filter } from './filter';

interface FilterInputsProps {
  filters: readonly Filter[];
  /** Only on the bar, where a list of choices is not mounted until it is used. */
  values?: Readonly<Record<string, unknown>>;
}

/** memo: FilterForm renders more often than its inputs change. */
export const FilterInputs = memo(({ filters, values }: FilterInputsProps) => {
  const resource = useResourceContext();
  const { fields } = useSectionOptions(resource);

  return filters.map((filter) => {
    const { source } = filter.props;
    const { choices = filter.props.choices, reference } = fields[source] ?? {};
    const value = values?.[source] ?? '';
    const wordOf = () => (choices ? choiceText({ choices }, value) : value === '' ? '' : undefined);
    const input = cloneElement(filter, { resource, record: NO_RECORD, size: 'small', helperText: false });
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

const NO_RECORD = {};
