import Box from '@mui/material/Box';
import { ListContextProvider, type RaRecord, useList, useResourceContext } from 'ra-core';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Pagination } from 'react-admin';
import type { Row } from '../fields/kindCells';
import { DataTable } from '../list/DataTable';
import type { Sums } from '../list/SumsFoot';
import { usePrinting } from '../page/printing';
import { type Group, GroupedBody } from './GroupedBody';
import { reportStyle } from './reportStyle';

/** More rows make a screen slow; paper gets them all. */
const PAGE_SIZE = 200;

export interface ReportTableProps<T> {
  label: string;
  rows: readonly T[];
  /** For the table, and each group. */
  sumsOf: (rows: readonly T[]) => Sums;
  group?: Group;
  children?: ReactNode;
}

/** DataTable for the rows of one answer: in their order, in groups, with TOTAL, whole on paper. */
export const ReportTable = <T extends Row>({ label, rows, sumsOf, group, children }: ReportTableProps<T>) => {
  const resource = useResourceContext() ?? '';
  const isPrinting = usePrinting();
  const records = rows.map((row, id) => ({ id, ...row }));
  const list = useList<RaRecord>({ data: records, perPage: PAGE_SIZE });
  const page = Math.min(list.page, Math.ceil(rows.length / PAGE_SIZE));
  const columns = Children.map(children, (column) =>
    isValidElement<{ disableSort?: boolean }>(column) ? cloneElement(column, { disableSort: true }) : column,
  );

  return (
    <ListContextProvider
      value={{
        ...list,
        resource,
        page,
        // The rows of useList are one drawing late, and all of them at first.
        data: isPrinting ? records : records.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total: rows.length,
        meta: { sums: sumsOf(rows), group, rows: records, sumsOf },
        error: null,
        isPending: false,
      }}
    >
      {/* The keyboard scrolls it. */}
      <Box role="region" aria-label={label} tabIndex={0} data-scroller sx={reportStyle}>
        <DataTable aria-label={label} rowClick={false} hover={false} body={group && GroupedBody} data-dense>
          {columns}
        </DataTable>
      </Box>
      {rows.length > PAGE_SIZE && <Pagination rowsPerPageOptions={[]} sx={{ displayPrint: 'none' }} />}
    </ListContextProvider>
  );
};
