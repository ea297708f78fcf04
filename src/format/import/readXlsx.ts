import { damaged, filledLines, type Line, MOST_CELLS, type Reading } from './line';
import { numberFormats, plainNumber, type ShowNumber } from './numberFormat';
import { attribute, elements, xlsxXml } from './xlsxXml';

/** Reads the first visible sheet. Load it lazily: it brings the library that unpacks. */
export const readXlsx = (bytes: Uint8Array, reading: Reading): Line[] => {
  const part = xlsxXml(bytes);
  const workbook = part('xl/workbook.xml');
  const sheet = part(sheetPath(workbook, part('xl/_rels/workbook.xml.rels')));
  if (!workbook || !sheet) throw damaged();

  const shared = elements(part('xl/sharedStrings.xml'), 'si').map(richText);
  const isFrom1904 = /^(1|true)$/i.test(attribute(elements(workbook, 'workbookPr')[0], 'date1904'));
  const formats = numberFormats({ styles: part('xl/styles.xml'), isFrom1904 });

  return filledLines(readRows(sheet, { shared, formats }), reading);
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
  formats: readonly ShowNumber[];
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
    yield { number: last, cells, isHidden: /^(1|true)$/i.test(attribute(row, 'hidden')) || undefined };
  }
}

const columnOf = (address: string): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(address) ?? [];

  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** The cell of a formula also holds its result. */
const cellText = (cell: Element, { shared, formats }: Book): string => {
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

  return (formats[Number(attribute(cell, 's'))] ?? plainNumber)(number);
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
