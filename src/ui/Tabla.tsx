import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SortPayload } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { tablaStyle, unseen } from './tablaStyle';

export interface Columna<T> {
  label: string;
  /** Its head is heard, but not seen. */
  isUnlabelled?: boolean;
  cell: (row: T, index: number) => ReactNode;
  /** What the closing row holds below this column. */
  foot?: ReactNode;
  isNumeric?: boolean;
  /** Its place where the row becomes a card; a detail, with its label, unless told. */
  card?: 'title' | 'value' | 'action' | 'select';
  /** Never broken into lines: a number, a date, a known word; amounts never are. */
  isWhole?: boolean;
  /** What its head sorts the rows by. */
  sort?: string;
}

interface TablaProps<T> {
  /** What the table is called where it cannot be seen. */
  label: string;
  columns: readonly Columna<T>[];
  rows: readonly T[];
  sort?: SortPayload;
  onSort?: (sort: SortPayload) => void;
  /** What a click on a row does; the row also holds a link to the same, for the keyboard. */
  onOpen?: (row: T) => void;
}

/** More columns than this stand closer together. */
const MANY = 8;

/** A plain table that prints; on a phone each row becomes a card. */
export const Tabla = <T extends { id: number }>({
  label,
  columns,
  rows,
  sort,
  onSort,
  onOpen,
}: TablaProps<T>) => (
  <Box sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}>
    <Table
      role="table"
      aria-label={label}
      size="small"
      data-dense={columns.length > MANY || undefined}
      sx={tablaStyle}
    >
      <TableHead role="rowgroup">
        <TableRow role="row">
          {columns.map((column) => (
            <TableCell
              key={column.label}
              role="columnheader"
              align={alignOf(column)}
              sortDirection={directionOf(column, sort)}
            >
              {column.sort === undefined ? (
                <Head column={column} />
              ) : (
                <TableSortLabel
                  active={sort?.field === column.sort}
                  direction={directionOf(column, sort) || 'asc'}
                  onClick={() => onSort?.(nextSort(column, sort))}
                >
                  {column.label}
                </TableSortLabel>
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {rows.map((row, index) => (
          <TableRow
            key={row.id}
            role="row"
            hover={onOpen !== undefined}
            onClick={onOpen && unlessOnControl(() => onOpen(row))}
            sx={onOpen && { cursor: 'pointer' }}
          >
            {columns.map((column) => (
              <TableCell
                key={column.label}
                role="cell"
                data-label={column.label}
                data-card={column.card ?? 'detail'}
                data-whole={column.isWhole || undefined}
                data-end={isEnd(column) || undefined}
                align={alignOf(column)}
              >
                {column.cell(row, index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <TableFooter role="rowgroup">
          <TableRow role="row">
            {columns.map((column) => (
              <TableCell key={column.label} role="cell" align={alignOf(column)}>
                {column.foot}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      )}
    </Table>
  </Box>
);

const Head = ({ column }: { column: Pick<Columna<never>, 'label' | 'isUnlabelled'> }) =>
  column.isUnlabelled ? (
    <Box component="span" sx={unseen}>
      {column.label}
    </Box>
  ) : (
    column.label
  );

/** The buttons of a row, which take a line of their own on a phone. */
const isEnd = <T,>({ card, isUnlabelled }: Columna<T>) => card === 'action' && isUnlabelled;

const alignOf = ({ isNumeric }: { isNumeric?: boolean }) => (isNumeric ? 'right' : 'left');

const directionOf = <T,>({ sort: field }: Columna<T>, sort?: SortPayload): 'asc' | 'desc' | false => {
  if (field === undefined || sort?.field !== field) return false;

  return sort.order === 'ASC' ? 'asc' : 'desc';
};

/** By that column; once more on the same turns the order round. */
const nextSort = <T,>(column: Columna<T>, sort?: SortPayload): SortPayload => ({
  field: column.sort ?? 'id',
  order: directionOf(column, sort) === 'asc' ? 'DESC' : 'ASC',
});

/** Links and buttons inside a row do what they do, and no more; so does the dialog that one of them opened. */
const unlessOnControl = (open: () => void) => (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  const isInside = target instanceof Element && currentTarget.contains(target);
  if (isInside && target.closest('a, button, label, input') === null) open();
};
