import {
  collectLines,
  damaged,
  type Line,
  MOST_CELLS,
  type Reading,
  type Sheet,
  UnreadableFile,
} from './line';
import { numberFormats, plainNumber, type ShowNumber } from './numberFormat';
import { type Attributes, type ReadPart, xlsxXml } from './xlsxXml';

/** The visible sheets, or all if none is. Load it lazily: it brings the libraries that unpack and parse. */
export const readXlsx = (bytes: Uint8Array, reading: Reading): Sheet[] => {
  if (isOpenDocument(bytes)) {
    throw new UnreadableFile('Es un archivo ODS, de LibreOffice. Guárdelo como .xlsx o .csv.');
  }
  const part = xlsxXml(bytes);
  const { sheets, isFrom1904 } = readWorkbook(part);
  const book = { shared: readShared(part), formats: numberFormats({ part, isFrom1904 }) };

  return sheets.map(({ name, path }) => ({ name, lines: readSheet(part, path, book, reading) }));
};

/** Its first entry is not compressed and names its type. */
const isOpenDocument = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 120)).includes('application/vnd.oasis.opendocument');

const isOn = (value = '') => /^(1|true)$/i.test(value);

const readWorkbook = (part: ReadPart) => {
  const all: Attributes[] = [];
  const targets = new Map<string | undefined, string>();
  let isFrom1904 = false;
  const isThere = part('xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'sheet') all.push(attributes);
      if (name === 'workbookPr') isFrom1904 = isOn(attributes.date1904);
    },
  });
  if (!isThere) throw damaged();
  part('xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const visible = all.filter(({ state = '' }) => !/hidden/i.test(state));
  const sheets = (visible.length > 0 ? visible : all).flatMap(({ id, name = '' }) => {
    const path = targets.get(id) ?? '';

    return part(path, { isDone: () => true }) ? [{ name, path }] : [];
  });
  if (sheets.length === 0) throw damaged();

  return { sheets, isFrom1904 };
};

/** Gathers the texts of `t`, without phonetic hints. */
const textGatherer = () => {
  let text = '';
  let hints = 0;
  let isInside = false;

  return {
    open(name: string) {
      if (name === 'rPh') hints += 1;
      if (name === 't') isInside = hints === 0;
    },
    text(piece: string) {
      if (isInside) text += piece;
    },
    close(name: string) {
      if (name === 'rPh') hints -= 1;
      if (name === 't') isInside = false;
    },
    /** The text so far. The next one begins. */
    take(): string {
      const gathered = unescaped(text);
      text = '';

      return gathered;
    },
  };
};

const readShared = (part: ReadPart): string[] => {
  const shared: string[] = [];
  const gatherer = textGatherer();
  part('xl/sharedStrings.xml', {
    ...gatherer,
    close(name) {
      gatherer.close(name);
      if (name === 'si') shared.push(gatherer.take());
    },
  });

  return shared;
};

interface Book {
  shared: readonly string[];
  formats: readonly ShowNumber[];
}

/** A cell as it stands in the file. The cell of a formula also holds its result, if a spreadsheet has calculated it. */
interface Stored {
  at: number;
  kind: string | undefined;
  style: string | undefined;
  /** Undefined without a value. */
  value: string | undefined;
  isFormula: boolean;
}

const readSheet = (part: ReadPart, path: string, book: Book, reading: Reading): Line[] => {
  const { lines, add } = collectLines(reading);
  const inline = textGatherer();
  let isDone = false;
  let last = 0;
  let row: Row = newRow(0);
  let cell: Stored | undefined;
  let isValue = false;

  part(path, {
    isDone: () => isDone,
    open(name, attributes) {
      if (name === 'row') {
        last = Number(attributes.r) || last + 1;
        row = newRow(last);
        if (isOn(attributes.hidden)) row.line.isHidden = true;
      } else if (name === 'c') {
        const { r = '', t, s } = attributes;
        const at = columnOf(r) ?? row.next;
        row.next = at + 1;
        cell = { at, kind: t, style: s, value: undefined, isFormula: false };
      } else if (name === 'v' && cell) {
        isValue = true;
        cell.value = '';
      } else if (name === 'f' && cell) cell.isFormula = true;
      else inline.open(name);
    },
    text(piece) {
      if (isValue && cell) cell.value += piece;
      else inline.text(piece);
    },
    close(name) {
      inline.close(name);
      if (name === 'v') isValue = false;
      if (name === 'c' && cell) {
        put(row, cell.at, readCell(cell, inline.take(), book));
        cell = undefined;
      }
      if (name === 'row' && !isDone) isDone = !add(whole(row));
    },
  });
  reading.signal?.throwIfAborted();

  return lines;
};

interface Row {
  line: Line;
  numbers: Set<number>;
  faults: Record<number, string>;
  /** The column of a cell that does not say its own. */
  next: number;
}

const newRow = (number: number): Row => ({
  line: { number, cells: [] },
  numbers: new Set(),
  faults: {},
  next: 0,
});

const put = ({ line, numbers, faults }: Row, at: number, { text, isNumber, fault }: ReadCell) => {
  // A cell far to the right would add empty cells up to its column.
  if (at >= MOST_CELLS) {
    if (text || fault) line.refused = `Tiene celdas más allá de la columna ${MOST_CELLS}`;

    return;
  }
  line.cells[at] = text;
  if (isNumber) numbers.add(at);
  if (fault) faults[at] = fault;
};

const whole = ({ line, numbers, faults }: Row): Line => {
  if (line.refused) line.text = line.cells.join(' · ');
  if (numbers.size > 0) line.numbers = numbers;
  if (Object.keys(faults).length > 0) line.faults = faults;

  return line;
};

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

const readCell = (
  { kind, style, value: stored, isFormula }: Stored,
  inline: string,
  { shared, formats }: Book,
): ReadCell => {
  const value = stored ?? '';

  switch (kind) {
    case 's':
      return { text: shared[Number(value)] ?? '' };
    case 'inlineStr':
      return { text: inline };
    case 'b':
      return { text: value === '1' ? 'Sí' : 'No' };
    case 'e':
      return { text: value, fault: `La fórmula da ${value}: corríjala en el archivo` };
    case 'str':
      return isFormula && stored === undefined ? NOT_CALCULATED : { text: unescaped(value) };
    case 'd':
      return { text: unescaped(value) };
  }
  const number = Number(value);
  if (value === '') return isFormula ? NOT_CALCULATED : { text: '' };
  if (!Number.isFinite(number)) return { text: value };

  return { text: (formats[Number(style ?? '')] ?? plainNumber)(number), isNumber: true };
};

const NOT_CALCULATED: ReadCell = {
  text: '',
  fault: 'La fórmula no tiene su resultado: ábralo en Excel y guárdelo de nuevo',
};

const unescaped = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
