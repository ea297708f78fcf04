import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { RecordContextProvider, useDataTableConfigContext, useListContext } from 'ra-core';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { DataTableColumnProps } from 'react-admin';
import { useHiddenColumns } from './Column';

/** What stands below columns, by field: integer cents where it is money; '' for none. */
export type Sums = Readonly<Record<string, number | ''>>;

/** Sums over the whole filter, as the data provider hands them on. */
export interface ListMeta {
  sums?: Sums;
}

/** The TOTAL below the columns that hold money: of what is filtered, all pages, unless other sums are given. */
export const SumsFoot = ({ sums, children }: ListMeta & { children?: ReactNode }) => {
  const { meta }: { meta?: ListMeta } = useListContext();
  const shown = sums ?? meta?.sums ?? {};
  if (Object.keys(shown).length === 0) return null;

  return (
    <TableFooter role="rowgroup">
      <SumsRow title="TOTAL" sums={shown}>
        {children}
      </SumsRow>
    </TableFooter>
  );
};

interface SumsRowProps {
  title: string;
  sums: Sums;
  /** The columns, each of which shows its sum as it shows the values above it. */
  children?: ReactNode;
  'data-subtotal'?: boolean;
}

/** Closes rows: its title in the first column, sums below the others. */
export const SumsRow = ({ title, sums, children, ...props }: SumsRowProps) => {
  const hidden = useHiddenColumns();
  const { hasBulkActions } = useDataTableConfigContext();
  const columns = Children.toArray(children)
    .filter((child): child is Column => isValidElement(child))
    .filter(({ props: { source, label } }) => !hidden.includes(source ?? String(label)));

  return (
    <RecordContextProvider value={{ id: title, ...sums }}>
      <TableRow {...props}>
        {hasBulkActions && <TableCell role="cell" />}
        {columns.map((column, index) => {
          if (index === 0) return cloneElement(column, { children: title, 'data-card': 'title' });

          // A fragment: a column of no field may not be without any content.
          return (column.props.source ?? '') in sums ? column : cloneElement(column, { children: <></> });
        })}
      </TableRow>
    </RecordContextProvider>
  );
};

type Column = ReactElement<DataTableColumnProps & { 'data-card'?: string }>;
