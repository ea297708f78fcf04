import { useStore } from 'ra-core';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { columnsIn } from './CardActions';
import { type ColumnElement, keyOf } from './Column';

const ShownColumns = createContext<RefObject<readonly string[]>>({ current: [] });

/** Around a list: its export has the columns of its table. */
export const ShownColumnsProvider = ({ children }: { children: ReactNode }) => (
  <ShownColumns value={useRef<readonly string[]>([])}>{children}</ShownColumns>
);

/** The sources of the columns on screen, in their order. */
export const useShownSources = () => useContext(ShownColumns);

/** Called by the table of the list. */
export const useTellColumns = (
  columns: readonly ColumnElement[],
  storeKey: string,
  hidden: readonly string[],
) => {
  const shown = useShownSources();
  const [ranks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);

  useEffect(() => {
    shown.current = columns
      .map((_, rank) => columns[ranks?.[rank] ?? rank])
      .flatMap((column) => (column ? columnsIn(column) : []))
      .flatMap(({ props }) => (props.source && !hidden.includes(keyOf(props)) ? [props.source] : []));
  }, [shown, columns, ranks, hidden]);
};
