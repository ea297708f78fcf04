import { inSlices, isFilled, type Line, MOST_CELLS, type Reading, tooManyRows, UnreadableFile } from './line';
import { dateStyles, dateText } from './xlsxDates';
import { attribute, elements, xlsxParts } from './xlsxParts';

/** The rows of the first sheet of an XLSX that is not hidden; load it lazily. */
export const readXlsx = async (bytes: Uint8Array, { most, signal }: Reading): Promise<Line[]> => {
  const part = xlsxParts(bytes);
  const workbook = part('xl/workbook.xml');
  const sheet = part(pathOf(workbook, part('xl/_rels/workbook.xml.rels')));
  if (!workbook || !sheet) throw new UnreadableFile('El archivo está dañado o no es un XLSX');

  const shared = elements(part('xl/sharedStrings.xml'), 'si').map(richText);
  const dates = dateStyles(part('xl/styles.xml'));
  const is1904 = /^(1|true)$/.test(attribute(elements(workbook, 'workbookPr')[0], 'date1904'));
  const lines: Line[] = [];

  await inSlices(
    elements(sheet, 'row'),
    (row) => {
      const line = lineOf(row, (lines.at(-1)?.number ?? 0) + 1, (cell) =>
        textOf(cell, { shared, dates, is1904 }),
      );
      if (isFilled(line)) lines.push(line);
      if (lines.length > most) throw tooManyRows(most);
    },
    signal,
  );

  return lines;
};

const pathOf = (workbook: Document | undefined, relations: Document | undefined): string => {
  const sheets = elements(workbook, 'sheet');
  const sheet = sheets.find((one) => !/hidden/i.test(attribute(one, 'state'))) ?? sheets[0];
  const relation = elements(relations, 'Relationship').find(
    (one) => attribute(one, 'Id') === attribute(sheet, 'id'),
  );
  const target = attribute(relation, 'Target');

  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

const lineOf = (row: Element, next: number, textIn: (cell: Element) => string): Line => {
  const cells: string[] = [];
  for (const cell of row.children) {
    if (cell.localName !== 'c') continue;
    const at = columnOf(attribute(cell, 'r')) ?? cells.length;
    // One cell far out is no reason for all those between.
    if (at < MOST_CELLS) cells[at] = textIn(cell).trim();
  }

  return { number: Number(attribute(row, 'r')) || next, cells: Array.from(cells, (cell) => cell ?? '') };
};

/** B7 → 1. */
const columnOf = (address: string): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(address) ?? [];

  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

interface Sheet {
  shared: readonly string[];
  dates: ReadonlySet<string>;
  is1904: boolean;
}

/** What a cell shows; of a formula what came of it. */
const textOf = (cell: Element, { shared, dates, is1904 }: Sheet): string => {
  const value = [...cell.children].find(({ localName }) => localName === 'v')?.textContent ?? '';

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

  // As many digits as Excel shows: 0.1 + 0.2 is 0.3.
  return dates.has(attribute(cell, 's')) ? dateText(number, is1904) : String(Number(number.toPrecision(15)));
};

/** A text in parts of many looks, without what only says how it is pronounced. */
const richText = (element: Element): string =>
  unescaped(
    elements(element, 't')
      .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
      .map(({ textContent }) => textContent)
      .join(''),
  );

const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
