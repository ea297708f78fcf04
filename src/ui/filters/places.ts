import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFilterContext } from 'ra-core';
import { type ReactElement, useMemo } from 'react';
import type { Choice } from '../fields/field';

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

/** The values that a filter holds: a range says that they are two. */
export const sourcesOf = ({ type, props: { source } }: Filter): readonly string[] => {
  const { sourcesOf: own }: { sourcesOf?: (source: string) => readonly string[] } = Object(type);

  return own?.(source) ?? [source];
};

export const isRange = (filter: Filter): boolean => sourcesOf(filter).length > 1;

export const useIsPhone = () => useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));

interface Places {
  /** On the line above the rows. */
  bar: readonly Filter[];
  /** Behind Filtros. */
  panel: readonly Filter[];
}

/**
 * What is alwaysOn stands on the line above the rows as long as it has room: the search everywhere, ranges of days but on
 * a phone, the others on wide screens. All else is behind Filtros, without being added one by one.
 */
export const usePlaces = (): Places => {
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
