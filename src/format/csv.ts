import { type Cell, inert } from './cell';

/** Excel reads accents only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV that Excel opens: texts never run as formulas, numbers stay numbers. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');

const write = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return (cell.cents / 100).toFixed(2);
  const text = inert(cell);

  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
