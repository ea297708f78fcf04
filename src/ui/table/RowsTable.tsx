import { ListContextProvider, type RaRecord, type SortPayload, useList } from 'ra-core';
import type { DataTableProps } from 'react-admin';
import { DataTable } from './DataTable';
import type { SumsMeta } from './SumsFoot';

interface RowsTableProps<T extends RaRecord> extends DataTableProps<T>, SumsMeta {
  rows: readonly T[];
}

export const RowsTable = <T extends RaRecord>({ rows, sums, ...props }: RowsTableProps<T>) => (
  <ListContextProvider value={useRows(rows, { sums })}>
    <DataTable<T> rowClick={false} {...props} />
  </ListContextProvider>
);

export const useRows = <T extends RaRecord>(
  rows: readonly T[],
  meta: SumsMeta,
  perPage = Math.max(1, rows.length),
) => {
  const list = useList<T>({ data: [...rows], perPage });
  const page = Math.min(list.page, Math.ceil(rows.length / perPage));

  return {
    ...list,
    page,
    meta,
    error: null,
    isPending: false as const,
    // useList gives new rows one render late, and all of them at first.
    data: rows.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
    // Makes the headings plain text.
    sort: undefined as unknown as SortPayload,
  };
};
