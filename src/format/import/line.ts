import { formatCount, visible } from '../text';
import type { Headings } from './heading';

/** `number` is the one that a spreadsheet shows. */
export interface Line {
  number: number;
  cells: string[];
  /** By a filter, or by hand. */
  isHidden?: boolean;
  /** The row as it stands in a text file. */
  text?: string;
  /** Why the row cannot be read. Its cells are shown and downloaded at most, never imported. */
  refused?: string;
  /** Why a cell cannot be read, by the index of its column. */
  faults?: Readonly<Record<number, string>>;
  /** Columns whose cell holds a number: its point is never one of thousands. */
  numbers?: ReadonlySet<number>;
}

export interface Sheet {
  /** Undefined in a text file. */
  name?: string;
  lines: readonly Line[];
}

export interface Reading {
  /** Rows; one more is read, so that too many are seen. */
  most: number;
  signal?: AbortSignal;
  /** Tell the row of the headings. */
  headings?: Headings;
}

/** Many files begin with a title. */
export const HEADS_WITHIN = 10;

/** Rows among which a user chooses the headings if none of the first ones has them. */
export const HEADS_CHOSEN_WITHIN = 100;

export const DOUBTFUL_QUOTES = 'Sus comillas se pueden leer de dos maneras';

export class UnreadableFile extends Error {}

export const damaged = () => new UnreadableFile('El archivo está dañado o no es un XLSX');

export const tooManyRows = (most: number) =>
  new UnreadableFile(`El archivo tiene más de ${formatCount(most)} filas. Divídalo en varios.`);

/** More than any of our spreadsheets has. */
export const MOST_CELLS = 100;

export const tooMuch = () => new UnreadableFile('El archivo guarda demasiado. Divídalo en varios.');

/** In characters. Few shared texts of a small file can fill many cells. */
const MOST_TEXT = 20_000_000;

/** Gathers rows, but for empty ones. `add` returns whether more are wanted: one more than `most` is. */
export const collectLines = ({ most }: Reading) => {
  const lines: Line[] = [];
  let size = 0;
  const add = (line: Line): boolean => {
    for (const { length } of line.cells.filter(Boolean)) size += length;
    if (size > MOST_TEXT) throw tooMuch();
    const cells = Array.from(line.cells, (cell = '') => visible(cell));
    if (line.refused || line.faults || cells.some(Boolean)) lines.push({ ...line, cells });

    return lines.length <= most;
  };

  return { lines, add };
};
