import { damaged, filledLines, type Line, MOST_CELLS, type Reading } from './line';
import { dayOfSerial } from './readDay';
import { attribute, elements, xlsxXml } from './xlsxXml';

/** Reads the first visible sheet. Load it lazily: it brings the library that unpacks. */
export const readXlsx = (bytes: Uint8Array, reading: Reading): Line[] => {
  const part = xlsxXml(bytes);
  const workbook = part('xl/workbook.xml');
  const sheet = part(sheetPath(workbook, part('xl/_rels/workbook.xml.rels')));
  if (!workbook || !sheet) throw damaged();

  const shared = elements(part('xl/sharedStrings.xml'), 'si').map(richText);
  const dates = dateStyles(part('xl/styles.xml'));

  return filledLines(readRows(sheet, { shared, dates }), reading);
};

const sheetPath = (workbook: Document | undefined, relations: Document | undefined): string => {
  const sheets = elements(workbook, 'sheet');
  const sheet = sheets.find((one) => !/hidden/i.test(attribute(one, 'state'))) ?? sheets[0];
  const relation = elements(relations, 'Relationship').find(
    (one) => attribute(one, 'Id') === attribute(sheet, 'id'),
  );
  const target = attribute(relation, 'Target');

  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

interface Book {
  shared: readonly string[];
  dates: ReadonlySet<string>;
}

function* readRows(sheet: Document, book: Book): Generator<Line> {
  let last = 0;
  for (const row of elements(sheet, 'row')) {
    last = Number(attribute(row, 'r')) || last + 1;
    const cells: string[] = [];
    for (const cell of elements(row, 'c')) {
      const at = columnOf(attribute(cell, 'r')) ?? cells.length;
      // A cell far to the right would add empty cells up to its column.
      if (at < MOST_CELLS) cells[at] = cellText(cell, book);
    }
    yield { number: last, cells };
  }
}

const columnOf = (address: string): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(address) ?? [];

  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** The cell of a formula also holds its result. */
const cellText = (cell: Element, { shared, dates }: Book): string => {
  const value = elements(cell, 'v')[0]?.textContent ?? '';

  switch (attribute(cell, 't')) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return richText(cell);
    case 'b':
      return value === '1' ? 'Sí' : 'No';
    case 'str':
    case 'e':
    case 'd':
      return unescaped(value);
  }
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return value;

  // Excel shows 15 digits: 0.1 + 0.2 is 0.3.
  return dates.has(attribute(cell, 's')) ? dateText(number) : String(Number(number.toPrecision(15)));
};

/** Skips phonetic hints. */
const richText = (element: Element): string =>
  unescaped(
    elements(element, 't')
      .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
      .map(({ textContent }) => textContent)
      .join(''),
  );

const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Numbers of Excel's built-in formats for days and times. */
const BUILT_IN = /^(1[4-9]|2[0-2]|2[7-9]|3[0-6]|4[5-7]|5[0-8])$/;

const dateStyles = (styles: Document | undefined): Set<string> => {
  const codes = new Map(
    elements(styles, 'numFmt').map((one) => [attribute(one, 'numFmtId'), attribute(one, 'formatCode')]),
  );
  const isDate = (format: string) => {
    const code = codes.get(format);
    if (code === undefined) return BUILT_IN.test(format);

    // Quoted, escaped and bracketed characters are not part of the date.
    return /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|general/gi, ''));
  };
  const cells = elements(elements(styles, 'cellXfs')[0], 'xf');

  return new Set(
    cells.flatMap((style, index) => (isDate(attribute(style, 'numFmtId')) ? [String(index)] : [])),
  );
};

const dateText = (serial: number): string => {
  const minutes = Math.round((serial % 1) * 24 * 60);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  if (serial < 1) return time;
  const day = dayOfSerial(Math.floor(serial));

  return minutes === 0 ? day : `${day} ${time}`;
};
