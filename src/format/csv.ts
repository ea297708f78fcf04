/** Excel reads accents only after this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula, its full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Cell = string | number;

/** Rows as a CSV that Excel opens: texts never run as formulas, numbers stay numbers. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');

const write = (cell: Cell): string => {
  if (typeof cell === 'number') return String(cell);
  const inert = FORMULA.test(cell) ? `'${cell}` : cell;

  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
};
