import { quoted } from '../text';
import { type Cell, cellText, inert } from './cell';

/** Excel needs it to read accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * For Excel in Ecuador: semicolons and decimal commas. No text runs as a formula. A row with a line break has all its
 * cells in quotes, so that it can be read in one way alone.
 */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${write(row)}\r\n`).join('');

const write = (row: readonly Cell[]): string => {
  const hasBreak = row.some((cell) => /[\r\n]/.test(textOf(cell)));
  const needsQuotes = (cell: Cell) => hasBreak || (!isNumber(cell) && /[";,]/.test(textOf(cell)));

  return row.map((cell) => (needsQuotes(cell) ? quoted(textOf(cell)) : textOf(cell))).join(';');
};

const textOf = (cell: Cell): string =>
  isNumber(cell) ? cellText(cell).replace('.', ',') : inert(cellText(cell));

const isNumber = (cell: Cell) => typeof cell === 'number' || (typeof cell === 'object' && 'cents' in cell);
