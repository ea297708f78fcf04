import { dayOf, hourOf } from '../dates';

export type Cell = string | number | { cents: number } | { day: string } | { instant: Date };

/** A spreadsheet would run such a text as a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

export const inert = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Excel counts earlier days wrongly by one. */
const FIRST_DAY = '1900-03-01';

/** Text, if a spreadsheet cannot count the day. */
export const dayCell = (text: string): Cell => (DAY.test(text) && text >= FIRST_DAY ? { day: text } : text);

export const cellText = (cell: Cell): string => {
  if (typeof cell !== 'object') return String(cell);
  if ('cents' in cell) return (cell.cents / 100).toFixed(2);
  if ('day' in cell) return cell.day;

  return `${dayOf(cell.instant)} ${hourOf(cell.instant)}`;
};
