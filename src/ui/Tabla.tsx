import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { tablaStyle } from './tablaStyle';

export interface Columna<T> {
  label: string;
  cell: (row: T, index: number) => ReactNode;
  /** What the closing row holds below this column. */
  foot?: ReactNode;
  isNumeric?: boolean;
  /** Its place where the row becomes a card; a detail, with its label, unless told. */
  card?: 'title' | 'value' | 'action';
}

interface TablaProps<T> {
  /** What the table is called where it cannot be seen. */
  label: string;
  columns: readonly Columna<T>[];
  rows: readonly T[];
}

/** A plain table that prints; on a phone each row becomes a card. */
export const Tabla = <T extends { id: number }>({ label, columns, rows }: TablaProps<T>) => (
  <Table role="table" aria-label={label} size="small" sx={tablaStyle}>
    <TableHead role="rowgroup">
      <TableRow role="row">
        {columns.map((column) => (
          <TableCell key={column.label} role="columnheader" align={alignOf(column)}>
            {column.label}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody role="rowgroup">
      {rows.map((row, index) => (
        <TableRow key={row.id} role="row">
          {columns.map((column) => (
            <TableCell
              key={column.label}
              role="cell"
              data-label={column.label}
              data-card={column.card ?? 'detail'}
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
);

const alignOf = ({ isNumeric }: { isNumeric?: boolean }) => (isNumeric ? 'right' : 'left');
