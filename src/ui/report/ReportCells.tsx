import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { type ReportColumn, type ReportValue, showValue, totalOf } from './report';

const alignOf = <T,>({ kind }: ReportColumn<T>) => (kind === undefined ? 'left' : 'right');

export const HeadCell = <T,>({ column }: { column: ReportColumn<T> }) => (
  <TableCell role="columnheader" align={alignOf(column)}>
    {column.label}
    {column.mark && (
      <Box component="small" title={column.mark.title} sx={{ display: 'block', color: 'warning.main' }}>
        {column.mark.text}
      </Box>
    )}
  </TableCell>
);

interface ValueCellProps<T> {
  column: ReportColumn<T>;
  value: ReportValue;
  /** In place of the value. */
  children?: ReactNode;
}

export const ValueCell = <T,>({ column, value, children }: ValueCellProps<T>) => (
  <TableCell
    role="cell"
    data-label={[column.label, column.mark?.text].filter(Boolean).join(' ')}
    data-card={column.card ?? 'detail'}
    data-whole={column.isWhole || undefined}
    align={alignOf(column)}
  >
    {children ?? showValue(column, value)}
  </TableCell>
);

/** What the rows below it have in common. */
export const GroupRow = ({ title, span }: { title: string; span: number }) => (
  <TableRow role="row" data-group>
    <TableCell component="th" role="rowheader" colSpan={span}>
      {title}
    </TableCell>
  </TableRow>
);

interface TotalRowProps<T> {
  title: string;
  columns: readonly ReportColumn<T>[];
  rows: readonly T[];
  'data-subtotal'?: boolean;
}

/** Closes a group or all rows: its name in the first column, the totals below the others. */
export const TotalRow = <T,>({ title, columns, rows, ...props }: TotalRowProps<T>) => (
  <TableRow role="row" {...props}>
    {columns.map((column, index) =>
      index === 0 ? (
        <ValueCell key={column.label} column={{ ...column, kind: undefined, card: 'title' }} value={title} />
      ) : (
        <ValueCell key={column.label} column={column} value={totalOf(column, rows)}>
          {isAdded(column) ? undefined : ''}
        </ValueCell>
      ),
    )}
  </TableRow>
);

/** Other columns stay empty there, also those whose rows show a dash for none. */
const isAdded = <T,>({ kind, total }: ReportColumn<T>) =>
  total !== undefined || kind === 'money' || kind === 'count';
