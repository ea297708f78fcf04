import { useResourceContext } from 'ra-core';
import { cloneElement, memo } from 'react';
import type { Filter } from './places';

/** In place of react-admin's FilterFormBase, which draws its inputs again at each answer of the list. */
export const FilterInputs = memo(({ filters }: { filters: readonly Filter[] }) => {
  const resource = useResourceContext();

  return filters.map((filter) => (
    <div key={filter.key ?? filter.props.source} className="filter-field" data-source={filter.props.source}>
      {cloneElement(filter, { resource, record: NOBODY, size: 'small', helperText: false })}
    </div>
  ));
});

const NOBODY = {};
