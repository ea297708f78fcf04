import { useDataTableSortContext } from 'ra-core';
import { Children, cloneElement, isValidElement, memo, type ReactElement, type ReactNode } from 'react';
import { type DataTableColumnProps, DataTableHead } from 'react-admin';

/** In place of react-admin's DataTableHead: says aloud by which column the rows are sorted. */
export const SortedHead = memo(({ children }: { children?: ReactNode }) => {
  const sort = useDataTableSortContext();
  const isSorted = (column: ReactNode): column is ReactElement<DataTableColumnProps> =>
    isValidElement<DataTableColumnProps>(column) && sort !== undefined && column.props.source === sort.field;

  return (
    <DataTableHead>
      {Children.map(children, (column) =>
        isSorted(column)
          ? cloneElement(column, { 'aria-sort': sort?.order === 'ASC' ? 'ascending' : 'descending' })
          : column,
      )}
    </DataTableHead>
  );
});
