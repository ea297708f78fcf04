import { ListContextProvider, type RaRecord, useList } from 'ra-core';
import { Children, cloneElement, isValidElement } from 'react';
import type { DataTableProps } from 'react-admin';
import { DataTable } from '../list/DataTable';
import type { Sums } from '../list/SumsFoot';

interface RowsTableProps<T extends RaRecord> extends DataTableProps<T> {
  rows: readonly T[];
  /** Close the table as TOTAL. */
  sums?: Sums;
}

/** DataTable for rows that the page holds already: all of them, in their order, none opened by a click. */
export const RowsTable = <T extends RaRecord>({ rows, sums, children, ...props }: RowsTableProps<T>) => {
  const data = [...rows];
  const list = useList<T>({ data, perPage: data.length });
  const columns = Children.map(children, (column) =>
    isValidElement<{ disableSort?: boolean }>(column) ? cloneElement(column, { disableSort: true }) : column,
  );

  return (
    <ListContextProvider
      // useList has new rows one drawing late.
      value={{ ...list, data, total: data.length, meta: { sums }, error: null, isPending: false }}
    >
      <DataTable<T> rowClick={false} {...props}>
        {columns}
      </DataTable>
    </ListContextProvider>
  );
};
