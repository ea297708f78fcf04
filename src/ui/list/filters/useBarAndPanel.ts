import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFilterContext } from 'ra-core';
import { useMemo } from 'react';
import { useIsPhone } from '../../base/useIsPhone';
import { type Filter, isRange } from './filter';

/** The bar has alwaysOn filters while they fit; the others are in the panel behind Filtros. */
export const useBarAndPanel = () => {
  const filters = useFilterContext() as readonly Filter[];
  const isPhone = useIsPhone();
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('lg'));

  return useMemo(() => {
    const hasRoom = (filter: Filter) =>
      filter.props.source === 'q' || (isRange(filter) ? !isPhone : !isNarrow);
    const isOnBar = (filter: Filter) => filter.props.alwaysOn === true && hasRoom(filter);

    return { bar: filters.filter(isOnBar), panel: filters.filter((filter) => !isOnBar(filter)) };
  }, [filters, isPhone, isNarrow]);
};
