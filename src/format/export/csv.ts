import { type Cell, cellText, inert } from './cell';

/** Excel needs it to read accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/** For Excel in Ecuador: semicolons and decimal commas. No text runs as a formula. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(write).join(';')}\r\n`).join('');

const write = (cell: Cell): string => {
  if (isNumber(cell)) return cellText(cell).replace('.', ',');
  const text = inert(cellText(cell));

  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const isNumber = (cell: Cell) => typeof cell === 'number' || (typeof cell === 'object' && 'cents' in cell);
