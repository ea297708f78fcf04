import writeExcelFile from 'write-excel-file/browser';
import { type Cell, inert } from './cell';

/** Rows as an XLSX of one sheet, the first its head: texts never run as formulas, numbers stay numbers; load it lazily. */
export const toXlsx = (name: string, [head = [], ...rows]: readonly (readonly Cell[])[]): Promise<Blob> =>
  writeExcelFile(
    [
      head.map((cell) => ({ ...write(cell), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(write)),
    ],
    {
      sheet: sheetName(name),
      stickyRowsCount: 1,
      columns: head.map((_label, index) => ({ width: widthOf([head, ...rows].map((row) => row[index])) })),
    },
  ).toBlob();

const write = (cell: Cell) => {
  if (typeof cell === 'number') return { value: cell };
  if (typeof cell === 'object') return { value: cell.cents / 100, format: '#,##0.00' };

  return { value: inert(cell), type: String };
};

/** Excel refuses these signs, and more than 31 of any. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

const WIDEST = 60;

/** In signs, from the longest text of the column. */
const widthOf = (cells: readonly (Cell | undefined)[]) =>
  Math.min(WIDEST, Math.max(...cells.map((cell) => textOf(cell).length)) + 2);

const textOf = (cell: Cell = '') => (typeof cell === 'object' ? (cell.cents / 100).toFixed(2) : String(cell));
