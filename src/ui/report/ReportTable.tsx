import Box from '@mui/material/Box';
import { ListContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { Pagination } from 'react-admin';
import { usePrinting } from '../base/printing';
import type { Row } from '../fields/cells';
import { CentavosLine } from '../table/CentavosLine';
import { DataTable } from '../table/DataTable';
import { useRows } from '../table/RowsTable';
import type { Sums } from '../table/SumsFoot';
import { type Group, GroupedBody } from './GroupedBody';
import { reportStyle } from './reportStyle';

/** More rows slow the screen down; paper shows all. */
const PAGE_SIZE = 200;

export interface ReportTableProps<T> {
  id?: string;
  label: string;
  rows: readonly T[];
  sumsOf: (rows: readonly T[]) => Sums;
  group?: Group;
  children?: ReactNode;
}

export const ReportTable = <T extends Row>({
  id,
  label,
  rows,
  sumsOf,
  group,
  children,
}: ReportTableProps<T>) => {
  const records = rows.map((row, id) => ({ id, ...row }));
  const meta = { sums: sumsOf(rows), group, rows: records, sumsOf };
  const list = useRows(records, meta, usePrinting() ? undefined : PAGE_SIZE);

  return (
    <ListContextProvider value={list}>
      {/* tabIndex: the keyboard can scroll it. */}
      <Box id={id} role="region" aria-label={label} tabIndex={0} data-scroller sx={reportStyle}>
        <DataTable
          aria-label={label}
          rowClick={false}
          hover={false}
          body={group && GroupedBody}
          isSheet
          data-dense
        >
          {children}
        </DataTable>
      </Box>
      <CentavosLine />
      {rows.length > PAGE_SIZE && <Pagination rowsPerPageOptions={[]} sx={{ displayPrint: 'none' }} />}
    </ListContextProvider>
  );
};
