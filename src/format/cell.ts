/** What an exported file holds in a cell: a text, a number, or money in integer cents. */
export type Cell = string | number | { cents: number };

/** What a spreadsheet would run as a formula, its full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that no spreadsheet runs as a formula. */
export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
