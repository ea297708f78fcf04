import { roundToTwo } from '../money';
import { dayOfSerial } from './readDay';
import type { ReadPart } from './xlsxXml';

/** A number of a cell as the cell shows it: two decimals are rounded, fewer keep the whole value. */
export type ShowNumber = (value: number) => string;

interface Options {
  part: ReadPart;
  /** The workbook counts days from 1904, as Excel for Mac did. */
  isFrom1904: boolean;
}

/** How each cell style shows a number, by the index of the style. */
export const numberFormats = ({ part, isFrom1904 }: Options): ShowNumber[] => {
  const codes = new Map<string, string>();
  const styles: string[] = [];
  let isOfCells = false;
  part('xl/styles.xml', {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) styles.push(numFmtId);
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });

  return styles.map((id) => formatOf(codes.get(id) ?? BUILT_IN[id] ?? '', isFrom1904));
};

/** Excel's own formats; those of days and times differ by language, so one stands for all. */
const BUILT_IN: Readonly<Record<string, string>> = {
  1: '0',
  ...Object.fromEntries([2, 4, 7, 8, 39, 40, 43, 44].map((id) => [id, '0.00'])),
  9: '0%',
  10: '0.00%',
  ...Object.fromEntries(
    [
      14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53,
      54, 55, 56, 57, 58,
    ].map((id) => [id, 'yyyy-mm-dd']),
  ),
};

const formatOf = (code: string, isFrom1904: boolean): ShowNumber => {
  // The first section is for positive numbers. Brackets hold colors and conditions.
  const [section = ''] = code.replace(/\[[^\]]*\]|_.|\*./g, '').split(';');
  const bare = section.replace(/"[^"]*"|\\.|general/gi, '');
  if (/[ymdhs]/i.test(bare)) return (value) => dateText(value, isFrom1904 ? DAYS_TO_1904 : 0);
  if (bare.includes('%')) return (value) => `${plainNumber(value * 100)}%`;
  if (/\.[0#?]{2}(?![0#?])/.test(bare)) return (value) => plainNumber(roundToTwo(value));
  const shape = section.replace(/"([^"]*)"|\\(.)/g, '$1$2');
  const isShape = /^[0 ()+/-]+$/.test(bare) && bare.includes('00');

  return isShape ? (value) => fill(shape, value) : plainNumber;
};

const DAYS_TO_1904 = 1462;

/** Excel keeps 15 digits, so 0.1 + 0.2 is 0.3. A longer integer has lost its last ones and shows them as a power. */
export const plainNumber: ShowNumber = (value) =>
  Math.abs(value) >= 1e15 ? value.toExponential(14).replace('e', 'E') : String(Number(value.toPrecision(15)));

/** 47 in 0000 is 0047; 987654321 in 000-000-0000 is 098-765-4321. */
const fill = (shape: string, value: number): string => {
  const text = plainNumber(value);
  if (!/^\d+$/.test(text)) return text;
  const places = shape.replace(/[^0]/g, '').length;
  const digits = text.padStart(places, '0');
  let next = digits.length - places;

  return digits.slice(0, next) + shape.replace(/0/g, () => digits[next++] ?? '');
};

const dateText = (serial: number, shift: number): string => {
  const minutes = Math.round((serial % 1) * 24 * 60);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  if (serial < 1) return time;
  const day = dayOfSerial(Math.floor(serial) + shift);

  return minutes === 0 ? day : `${day} ${time}`;
};
