import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { ListPaginationContext } from 'ra-core';
import { Fragment, useState } from 'react';
import { Pagination } from 'react-admin';
import { tableStyle } from '../list/tableStyle';
import { GroupRow, HeadCell, TotalRow, ValueCell } from './ReportCells';
import { type Report, rowsOf } from './report';
import { sliceGroups } from './reportPages';
import { reportStyle } from './reportStyle';
import { usePrinting } from './usePrinting';

/** More rows than these at once would make a screen slow; paper gets them all. */
const PAGE_SIZE = 200;

/** A sheet or a report as a table with group headings, subtotals and TOTAL; on a phone each row becomes a card. */
export const ReportTable = <T,>({ report }: { report: Report<T> }) => {
  const { label, columns, groups, subtotal, total = 'TOTAL' } = report;
  const isPrinting = usePrinting();
  const [chosen, setPage] = useState(1);
  const rows = rowsOf(report);
  const page = Math.min(chosen, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)));
  const from = isPrinting ? 0 : (page - 1) * PAGE_SIZE;
  const to = isPrinting ? rows.length : page * PAGE_SIZE;

  return (
    <>
      {/* Reachable by the keyboard, which scrolls it. */}
      <Box role="region" aria-label={label} tabIndex={0} sx={reportStyle}>
        <Table role="table" aria-label={label} size="small" sx={tableStyle}>
          <TableHead role="rowgroup">
            <TableRow role="row">
              {columns.map((column) => (
                <HeadCell key={column.label} column={column} />
              ))}
            </TableRow>
          </TableHead>
          <TableBody role="rowgroup">
            {sliceGroups(groups, from, to).map(({ title, rows: all, shown, isEnded }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows without state, which come and go together.
              <Fragment key={at}>
                {title !== undefined && <GroupRow title={title} span={columns.length} />}
                {shown.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <TableRow key={index} role="row">
                    {columns.map((column) => (
                      <ValueCell key={column.label} column={column} value={column.value(row)}>
                        {column.cell?.(row)}
                      </ValueCell>
                    ))}
                  </TableRow>
                ))}
                {subtotal !== undefined && isEnded && (
                  <TotalRow title={`${subtotal} ${title}`} columns={columns} rows={all} data-subtotal />
                )}
              </Fragment>
            ))}
          </TableBody>
          {total !== '' && (
            <TableFooter role="rowgroup">
              <TotalRow title={total} columns={columns} rows={rows} />
            </TableFooter>
          )}
        </Table>
      </Box>
      {rows.length > PAGE_SIZE && !isPrinting && (
        <ListPaginationContext.Provider
          value={{
            page,
            setPage,
            perPage: PAGE_SIZE,
            setPerPage: () => undefined,
            total: rows.length,
            hasPreviousPage: page > 1,
            hasNextPage: page * PAGE_SIZE < rows.length,
            isLoading: false,
            isPending: false,
            resource: '',
          }}
        >
          <Pagination rowsPerPageOptions={[]} sx={{ displayPrint: 'none' }} />
        </ListPaginationContext.Provider>
      )}
    </>
  );
};
