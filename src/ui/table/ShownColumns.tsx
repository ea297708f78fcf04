import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import type { ColumnElement } from './Column';

const ShownColumns = createContext<RefObject<readonly string[]>>({ current: [] });

/** Around a list: its export has the columns of its table. */
export const ShownColumnsProvider = ({ children }: { children: ReactNode }) => (
  <ShownColumns value={useRef<readonly string[]>([])}>{children}</ShownColumns>
);

/** The sources of the columns on screen, in their order. */
export const useShownSources = () => useContext(ShownColumns);

/** Called by the table of the list. */
export const useTellColumns = (columns: readonly ColumnElement[]) => {
  const shown = useShownSources();

  useEffect(() => {
    shown.current = columns.flatMap(({ props: { source } }) => source ?? []);
  }, [shown, columns]);
};
