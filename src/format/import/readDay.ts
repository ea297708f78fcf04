import { visible } from '../text';

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?: .*)?$/;
/** 26 is 2026. */
const CENTURY = '20';
const SERIAL = /^\d{5}(?:\.\d+)?$/;

/** In milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;
/** Spreadsheets count days from here. */
const ZERO = Date.UTC(1899, 11, 30);

/** 46307 → "2026-10-12". */
export const dayOfSerial = (serial: number): string =>
  new Date(ZERO + serial * DAY).toISOString().slice(0, 10);

/** A day of a form; undefined if it does not exist. */
export const readWrittenDay = (text: string): string | undefined => {
  const day = readDay(visible(text));
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;

  return isReal ? day : undefined;
};

/** As people write a day: 25/11/2026, 25-11-26, 2026-11-25. It may not exist. */
export const readDay = (
  text: string,
  { isMonthFirst = false, isSwapped = false }: Partial<DayOrder> = {},
): string | undefined => {
  if (SERIAL.test(text)) return dayOfSerial(Math.floor(Number(text)));
  const [, year, month, day] = YEAR_FIRST.exec(isSwapped ? swapDay(text) : text) ?? [];
  const [, first, second, lastYear] = DAY_FIRST.exec(text) ?? [];
  if (!year && !lastYear) return undefined;
  const longYear = lastYear?.padStart(4, CENTURY);
  const written = isMonthFirst ? [longYear, first, second] : [longYear, second, first];

  return (year ? [year, month, day] : written).map((part = '') => part.padStart(2, '0')).join('-');
};

/** 2027-02-11 → 2027-11-02. A day after the 12th is no month, so it stays. */
export const swapDay = (text: string): string => {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];

  return year && Number(day) <= 12 ? [year, day, month].join('-') : text;
};

/** How the days of a column are written. */
export interface DayOrder {
  isMonthFirst: boolean;
  /** The days that a spreadsheet holds as such have their month in the place of the day. */
  isSwapped: boolean;
  /** A day that can be read both ways, if none of the column tells the order. */
  example?: string;
}

/**
 * The whole column has one order: a cell with 13 to 31 in the second place makes it month first. `isOther` chooses the
 * other reading of the example.
 */
export const dayOrderOf = (texts: readonly string[], isOther = false): DayOrder => {
  const days = placesOf(texts, DAY_FIRST);
  const isMonthFirst = days.some(({ first, second }) => first <= 12 && second > 12);
  if (isMonthFirst || days.some(({ first }) => first > 12)) {
    const example = swappedExample(texts);

    return { isMonthFirst, isSwapped: isOther && example !== undefined, example };
  }

  return { isMonthFirst: isOther, isSwapped: false, example: bothWays(days) };
};

/**
 * A spreadsheet of another country took 02/11 for a day of its own, with the month in the place of the day, and left
 * 25/11 as a text. So there is no day after the 12th among its own, and no other one among the texts.
 */
const swappedExample = (texts: readonly string[]): string | undefined => {
  const own = placesOf(texts, OWN_DAY);
  const isConverted =
    own.every(({ second }) => second <= 12) &&
    placesOf(texts, DAY_FIRST).every(({ first, second }) => first > 12 || second > 12);

  return isConverted ? bothWays(own) : undefined;
};

const OWN_DAY = /^\d{4}-(\d{1,2})-(\d{1,2})/;

const placesOf = (texts: readonly string[], shape: RegExp) =>
  texts.flatMap((text) => {
    const [, first, second] = shape.exec(text) ?? [];

    return first ? [{ text, first: Number(first), second: Number(second) }] : [];
  });

const bothWays = (days: ReturnType<typeof placesOf>) =>
  days.find(({ first, second }) => first !== second)?.text;
