import { dayOfSerial } from './readDay';
import { attribute, elements } from './xlsxParts';

/** Days and times of the formats that Excel brings along. */
const BUILT_IN = new Set([
  ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36],
  ...[45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58],
]);

/** Signs of a day or time, beside what is quoted, escaped or in brackets. */
const isDateFormat = (code: string) =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').replace(/general/i, ''));

/** Which of the styles that cells name show their number as a day or time. */
export const dateStyles = (styles: Document | undefined): Set<string> => {
  const own = new Map(
    elements(styles, 'numFmt').map((format) => [
      attribute(format, 'numFmtId'),
      isDateFormat(attribute(format, 'formatCode')),
    ]),
  );
  const [cells] = elements(styles, 'cellXfs');

  return new Set(
    elements(cells, 'xf').flatMap((style, index) => {
      const format = attribute(style, 'numFmtId');

      return (own.get(format) ?? BUILT_IN.has(Number(format))) ? [String(index)] : [];
    }),
  );
};

const MINUTES = 24 * 60;
/** Between what Excel counts from and what old Macs did. */
const SINCE_1904 = 1462;

/** A day, a time of day, or both, as they are written here. */
export const dateText = (serial: number, is1904: boolean): string => {
  const minutes = Math.round((serial - Math.floor(serial)) * MINUTES);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  if (serial < 1) return time;
  const day = dayOfSerial(Math.floor(serial) + (is1904 ? SINCE_1904 : 0));

  return minutes === 0 ? day : `${day} ${time}`;
};
