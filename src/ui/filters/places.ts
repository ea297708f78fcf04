import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFilterContext } from 'ra-core';
import { type ReactElement, useMemo } from 'react';
import type { Choice } from '../../section/field';

export type Filter = ReactElement<{
  source: string;
  alwaysOn?: boolean;
  label?: string;
  choices?: readonly Choice[];
  resource?: string;
  record?: object;
  size?: 'small';
  helperText?: boolean;
}>;

export const sourcesOf = ({ type, props: { source } }: Filter): readonly string[] => {
  const { sourcesOf: own }: { sourcesOf?: (source: string) => readonly string[] } = Object(type);

  return own?.(source) ?? [source];
};

export const isRange = (filter: Filter): boolean => sourcesOf(filter).length > 1;

export const useIsPhone = () => useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));

/** The bar has alwaysOn filters while they fit; the others are behind Filtros. */
export const usePlaces = () => {
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
