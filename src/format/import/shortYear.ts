import { dayInWords, today } from '../dates';
import { DAY, type DayOrder, readDay, readWrittenDay } from './readDay';

const SHORT_YEAR = /^(\d{2})[-/.](\d{1,2})[-/.](\d{2})(?: .*)?$/;

/** In days. */
const YEAR = 366;

type Order = Partial<DayOrder>;

interface Readings {
  /** Undefined if there is no such day. */
  read: string | undefined;
  yearFirst: string;
}

/** 26/11/05 is a day of 2005 or, written year first, one of 2026. Undefined if it has one reading. */
const readingsOf = (text: string, order?: Order): Readings | undefined => {
  const [, year, month, day] = SHORT_YEAR.exec(text) ?? [];
  if (!year) return undefined;
  const read = readWrittenDay(readDay(text, order) ?? '');
  const yearFirst = readWrittenDay(`20${year}-${month}-${day}`);

  return yearFirst && yearFirst !== read ? { read, yearFirst } : undefined;
};

const awayOf = (day: string): number => Math.abs(Date.parse(day) - Date.parse(today())) / DAY;

/** Whether a day is more than a year away, and nearer if its year is written first. */
const isFar = ({ read, yearFirst }: Readings): boolean => {
  const away = read ? awayOf(read) : 2 * YEAR;

  return away > YEAR && awayOf(yearFirst) < away;
};

const isAhead = ({ read = '', yearFirst }: Readings): boolean =>
  read > today() && awayOf(yearFirst) < awayOf(read);

/** Whether a day can only be meant as it is read. */
const isSure = ({ read = '', yearFirst }: Readings): boolean =>
  awayOf(read) <= YEAR && awayOf(yearFirst) > 2 * YEAR;

/** Whether a column with years of two digits may be written year first. */
export const hasYearDoubt = (texts: readonly string[], order: Order): boolean => {
  const all = texts.flatMap((text) => readingsOf(text, order) ?? []);

  return all.some((one) => isFar(one) || isAhead(one)) && !all.some(isSure);
};

/** Why a day with a year of two digits is not guessed. */
export const yearDoubt = (text: string, order?: Order, isColumnInDoubt = false): string | undefined => {
  const readings = readingsOf(text, order);
  if (!readings || !(isColumnInDoubt || isFar(readings))) return undefined;
  const days = [readings.read, readings.yearFirst].flatMap((day) => (day ? dayInWords(day) : []));

  return `${text} puede ser ${days.join(' o ')}: escriba el año con cuatro cifras`;
};
