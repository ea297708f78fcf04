import { useResourceContext } from 'ra-core';
import { cloneElement, memo } from 'react';
import type { Filter } from './filter';

/** memo: FilterForm renders more often than its inputs change. */
export const FilterInputs = memo(({ filters }: { filters: readonly Filter[] }) => {
  const resource = useResourceContext();

  return filters.map((filter) => {
    const { source } = filter.props;

    return (
      <div key={filter.key ?? source} className="filter-field" data-source={source}>
        {cloneElement(filter, { resource, record: NO_RECORD, helperText: false })}
      </div>
    );
  });
});

const NO_RECORD = {};
