import { grouped } from '../../../contract/derive';
import { MOST_COLUMNAS, MOST_FILAS } from '../../../contract/importar';
import { bare, headScore } from '../../format/import/heading';
import {
  DOUBTFUL_QUOTES,
  HEADS_CHOSEN_WITHIN,
  HEADS_WITHIN,
  type Line,
  type Sheet,
  tooManyRows,
  UnreadableFile,
} from '../../format/import/line';
import { readAside } from '../../format/import/readAside';
import { headingsOf, type Known, type Target } from './targets';

interface Book {
  file: File;
  sheets: readonly Sheet[];
}

export interface OpenedFile extends Book {
  sheet: Sheet;
  heads: readonly string[];
  /** The row of the headings, as the spreadsheet numbers it, or NO_HEADS. */
  headRow: number;
  /** Filled rows above the headings, which are not imported. */
  above: number;
  lines: readonly Line[];
  /** Columns of days of which the user chose the second reading, if they can be read both ways. */
  otherDays?: readonly string[];
  /** Fields that the user gave to columns without a heading of their own, by the name that they have here. */
  unnamed?: Known;
  /** Values for all rows, by field, as the user wrote them. */
  fixed?: Readonly<Record<string, string>>;
  /** Cells of an earlier session with this file, which are corrected as soon as it is read. */
  recovered?: readonly Correction[];
  /** Numbers of the rows that an earlier session imported from this file. */
  imported?: readonly number[];
}

/** A cell as the user typed it. */
export interface Correction {
  fila: number;
  source: string;
  text: string;
}

interface Options {
  targets: readonly Target[];
  known: Known;
  /** The row of the headings that the user chose, as the spreadsheet numbers it, or NO_HEADS. */
  headRow?: number;
}

/** The number of a row that no file has: each row is one of data, and columns have the names of their places. */
export const NO_HEADS = 0;

/** Opens the sheet with most of the headings. Rejects with an UnreadableFile. */
export const openFile = async (
  file: File,
  { signal, ...options }: Options & { signal: AbortSignal },
): Promise<OpenedFile> => {
  const headings = headingsOf(options.targets, options.known);
  const sheets = await readAside(file, { most: MOST_FILAS + HEADS_CHOSEN_WITHIN, signal, headings });
  const rank = ({ lines }: Sheet) => (lines.length > 1 ? 1 + headOf(lines, options).score : 0);
  const [best] = [...sheets].sort((one, other) => rank(other) - rank(one));

  return openSheet({ file, sheets }, best, options);
};

export const openSheet = (book: Book, sheet: Sheet | undefined, options: Options): OpenedFile => {
  const { lines: all = [] } = sheet ?? {};
  const { headRow = headOf(all, options).number } = options;
  const above = Math.max(
    0,
    all.findIndex(({ number }) => number === headRow),
  );
  const [head, ...lines] = headRow === NO_HEADS ? [headless(all), ...all] : all.slice(above);
  if (!sheet || !head || lines.length === 0) {
    throw new UnreadableFile('No hay filas debajo de los nombres de las columnas');
  }
  if (lines.length > MOST_FILAS) throw tooManyRows(MOST_FILAS);
  const { file, sheets } = book;

  return {
    file,
    sheets,
    sheet,
    heads: withNames(head.cells, lines),
    headRow: head.number,
    above,
    lines: lines.map((line) => refuseOtherSize(line, head.cells.length)),
  };
};

/** A row of data may hold texts that were headings of another file: it gives way to a row with names of the section. */
const headOf = (lines: readonly Line[], { targets, known }: Options) => {
  const [own, all] = [headingsOf(targets), headingsOf(targets, known)];
  const scores = lines
    .slice(0, HEADS_WITHIN)
    .map(({ cells }) => headScore(cells, all) + (headScore(cells, own) > 0 ? MOST_COLUMNAS : 0));
  const score = Math.max(0, ...scores);

  return { score, number: score === 0 ? NO_HEADS : (lines[scores.indexOf(score)]?.number ?? NO_HEADS) };
};

/** Empty headings, as many as most rows have cells. */
const headless = (lines: readonly Line[]): Pick<Line, 'number' | 'cells'> => {
  const read = lines.filter(({ refused }) => refused === undefined);
  const sizes = grouped(read, ({ cells }) => cells.length);
  const [[length] = [0]] = [...sizes].sort(([, one], [, other]) => other.length - one.length);

  return { number: NO_HEADS, cells: Array.from({ length }, () => '') };
};

/**
 * In a text file a cell too many means that one was cut: an amount with a comma, in a file of commas. A cell too few may
 * have become part of another by its quotes.
 */
const refuseOtherSize = (line: Line, columns: number): Line => {
  const { text, cells, refused } = line;
  if (text === undefined || refused) return line;
  if (cells.length > columns) {
    return { ...line, refused: `Tiene ${cells.length} celdas y hay ${columns} columnas` };
  }

  return cells.length < columns && text.includes('"') ? { ...line, refused: DOUBTFUL_QUOTES } : line;
};

/**
 * A cell of a spreadsheet stands in its own column, also beside the last heading. A column without a heading has the name
 * that a spreadsheet gives it, and so has the second one of two with one heading. An empty one has none.
 */
const withNames = (heads: readonly string[], lines: readonly Line[]): string[] => {
  const inSheet = lines.filter(({ text }) => text === undefined);
  const widest = Math.max(heads.length, ...inSheet.map(({ cells }) => cells.length));

  return Array.from({ length: widest }, (_, at) => {
    const { [at]: head = '' } = heads;
    if (head === '') return lines.some(({ cells }) => cells[at]) ? `Columna ${lettersOf(at)}` : '';
    const isRepeated = heads.slice(0, at).some((one) => bare(one) === bare(head));

    return isRepeated ? `${head} (columna ${lettersOf(at)})` : head;
  });
};

/** 0 → A, 27 → AB. There are a hundred columns at most. */
const lettersOf = (at: number): string => {
  const letterOf = (place: number) => (place < 0 ? '' : String.fromCharCode(65 + place));

  return letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);
};

/** Whether a column has its name from us, not from the file, or a day or a number for one. */
export const isGivenName = ({ sheet, headRow }: OpenedFile, head: string): boolean =>
  !/\p{L}/u.test(head) || !sheet.lines.find(({ number }) => number === headRow)?.cells.includes(head);

/** How many rows of a sheet stand below its headings. */
export const countRows = ({ lines }: Sheet, options: Options): number => {
  const { number } = headOf(lines, options);

  return lines.length - 1 - lines.findIndex((line) => line.number === number);
};
