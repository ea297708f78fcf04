import { dayOf, hourOf } from '../dates';

/** A cell of an exported file; money is in integer cents. */
export type Cell = string | number | { cents: number } | { day: string } | { instant: Date };

/** A spreadsheet would run a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Before this day, Excel's count of days is one off. */
const FIRST_DAY = '1900-03-01';

/** A day, or the text itself where a spreadsheet cannot count it. */
export const dayCell = (text: string): Cell => (DAY.test(text) && text >= FIRST_DAY ? { day: text } : text);

export const cellText = (cell: Cell): string => {
  if (typeof cell !== 'object') return String(cell);
  if ('cents' in cell) return (cell.cents / 100).toFixed(2);
  if ('day' in cell) return cell.day;

  return `${dayOf(cell.instant)} ${hourOf(cell.instant)}`;
};
