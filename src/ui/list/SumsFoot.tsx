import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { useDataTableConfigContext, useDataTableStoreContext, useListContext, useStore } from 'ra-core';
import { Children, isValidElement, type ReactNode } from 'react';
import type { DataTableColumnProps } from 'react-admin';
import { formatMoney } from '../../format/money';

/** Sums over the whole filter, in integer cents by field, as the data provider hands them on. */
export interface ListMeta {
  sums?: Readonly<Record<string, number>>;
}

/** The TOTAL of what is filtered, all pages, below the columns that hold money. */
export const SumsFoot = ({ children }: { children?: ReactNode }) => {
  const meta: ListMeta | undefined = useListContext().meta;
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const { hasBulkActions } = useDataTableConfigContext();
  const sums = meta?.sums;
  if (!sums || Object.keys(sums).length === 0) return null;

  const columns = Children.toArray(children)
    .flatMap((child) => (isValidElement<DataTableColumnProps>(child) ? [child.props] : []))
    .filter(({ source, label }) => !hidden.includes(source ?? String(label)));

  return (
    <TableFooter role="rowgroup">
      <TableRow role="row">
        {hasBulkActions && <TableCell role="cell" />}
        {columns.map(({ source = '', label, align }, index) => (
          <TableCell
            key={source || String(label)}
            role="cell"
            align={align}
            data-label={index > 0 ? label : undefined}
          >
            {source in sums ? formatMoney(sums[source] ?? 0) : index === 0 && 'TOTAL'}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
};
