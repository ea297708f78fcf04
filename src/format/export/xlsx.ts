import writeExcelFile from 'write-excel-file/browser';
import { type Cell, cellText, inert } from './cell';

/** The first row is the head. No text runs as a formula. Load it lazily. */
export const toXlsx = (name: string, [head = [], ...rows]: readonly (readonly Cell[])[]): Promise<Blob> =>
  writeExcelFile([
    {
      data: [
        head.map((cell) => ({ ...write(cell), fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(write)),
      ],
      sheet: sheetName(name),
      stickyRowsCount: 1,
      columns: head.map((_label, index) => ({ width: widthOf([head, ...rows].map((row) => row[index])) })),
    },
  ]).toBlob();

const write = (cell: Cell) => {
  if (typeof cell === 'number') return { value: cell };
  if (typeof cell === 'string') return { value: inert(cell), type: String };
  if ('cents' in cell) return { value: cell.cents / 100, format: '#,##0.00' };
  // A spreadsheet has no time zones.
  if ('day' in cell) return { value: new Date(`${cell.day}T00:00Z`), format: 'yyyy-mm-dd' };

  return { value: new Date(`${cellText(cell).replace(' ', 'T')}Z`), format: 'yyyy-mm-dd hh:mm' };
};

/** Excel refuses these characters, and names of more than 31. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

const WIDEST = 60;

const widthOf = (cells: readonly (Cell | undefined)[]) =>
  Math.min(WIDEST, Math.max(...cells.map((cell = '') => cellText(cell).length)) + 2);
