import {
  damaged,
  filledLines,
  type Line,
  MOST_CELLS,
  type Reading,
  type Sheet,
  UnreadableFile,
} from './line';
import { numberFormats, plainNumber, type ShowNumber } from './numberFormat';
import { attribute, elements, type ReadPart, xlsxXml } from './xlsxXml';

/** The visible sheets, or all if none is. Load it lazily: it brings the library that unpacks. */
export const readXlsx = (bytes: Uint8Array, reading: Reading): Sheet[] => {
  if (isOpenDocument(bytes)) {
    throw new UnreadableFile('Es un archivo ODS, de LibreOffice. Guárdelo como .xlsx o .csv.');
  }
  const part = xlsxXml(bytes);
  const workbook = part('xl/workbook.xml');
  if (!workbook) throw damaged();

  const shared = elements(part('xl/sharedStrings.xml'), 'si').map(richText);
  const isFrom1904 = /^(1|true)$/i.test(attribute(elements(workbook, 'workbookPr')[0], 'date1904'));
  const formats = numberFormats({ styles: part('xl/styles.xml'), isFrom1904 });

  return sheetsOf(workbook, part).map(({ name, document }) => ({
    name,
    lines: filledLines(readRows(document, { shared, formats }), reading),
  }));
};

/** Its first entry is not compressed and names its type. */
const isOpenDocument = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 120)).includes('application/vnd.oasis.opendocument');

const sheetsOf = (workbook: Document, part: ReadPart) => {
  const all = elements(workbook, 'sheet');
  const visible = all.filter((one) => !/hidden/i.test(attribute(one, 'state')));
  const relations = elements(part('xl/_rels/workbook.xml.rels'), 'Relationship');
  const sheets = (visible.length > 0 ? visible : all).flatMap((sheet) => {
    const relation = relations.find((one) => attribute(one, 'Id') === attribute(sheet, 'id'));
    const target = attribute(relation, 'Target');
    const document = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`);

    return document ? [{ name: attribute(sheet, 'name'), document }] : [];
  });
  if (sheets.length === 0) throw damaged();

  return sheets;
};

interface Book {
  shared: readonly string[];
  formats: readonly ShowNumber[];
}

function* readRows(sheet: Document, book: Book): Generator<Line> {
  let last = 0;
  for (const row of elements(sheet, 'row')) {
    last = Number(attribute(row, 'r')) || last + 1;
    const line: Line = { number: last, cells: [] };
    const numbers = new Set<number>();
    const faults: Record<number, string> = {};
    let next = 0;
    for (const cell of elements(row, 'c')) {
      const at = columnOf(attribute(cell, 'r')) ?? next;
      next = at + 1;
      const { text, isNumber, fault } = readCell(cell, book);
      // A cell far to the right would add empty cells up to its column.
      if (at >= MOST_CELLS && (text || fault))
        line.refused = `Tiene celdas más allá de la columna ${MOST_CELLS}`;
      if (at >= MOST_CELLS) continue;
      line.cells[at] = text;
      if (isNumber) numbers.add(at);
      if (fault) faults[at] = fault;
    }
    if (line.refused) line.text = line.cells.join(' · ');
    if (numbers.size > 0) line.numbers = numbers;
    if (Object.keys(faults).length > 0) line.faults = faults;
    if (/^(1|true)$/i.test(attribute(row, 'hidden'))) line.isHidden = true;
    yield line;
  }
}

const columnOf = (address: string): number | undefined => {
  const [letters] = /^[A-Z]{1,3}/.exec(address) ?? [];

  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

interface ReadCell {
  text: string;
  isNumber?: boolean;
  fault?: string;
}

/** The cell of a formula also holds its result, if a spreadsheet has calculated it. */
const readCell = (cell: Element, { shared, formats }: Book): ReadCell => {
  const stored = elements(cell, 'v')[0];
  const value = stored?.textContent ?? '';
  const isFormula = elements(cell, 'f').length > 0;

  switch (attribute(cell, 't')) {
    case 's':
      return { text: shared[Number(value)] ?? '' };
    case 'inlineStr':
      return { text: richText(cell) };
    case 'b':
      return { text: value === '1' ? 'Sí' : 'No' };
    case 'e':
      return { text: value, fault: `La fórmula da ${value}: corríjala en el archivo` };
    case 'str':
      return isFormula && !stored ? NOT_CALCULATED : { text: unescaped(value) };
    case 'd':
      return { text: unescaped(value) };
  }
  const number = Number(value);
  if (value === '') return isFormula ? NOT_CALCULATED : { text: '' };
  if (!Number.isFinite(number)) return { text: value };

  return { text: (formats[Number(attribute(cell, 's'))] ?? plainNumber)(number), isNumber: true };
};

const NOT_CALCULATED: ReadCell = {
  text: '',
  fault: 'La fórmula no tiene su resultado: ábralo en Excel y guárdelo de nuevo',
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
