/** `number` is the one that a spreadsheet shows. */
export interface Line {
  number: number;
  cells: string[];
  /** By a filter, or by hand. */
  isHidden?: boolean;
}

export interface Reading {
  most: number;
  signal?: AbortSignal;
}

export class UnreadableFile extends Error {}

export const damaged = () => new UnreadableFile('El archivo está dañado o no es un XLSX');

export const tooManyRows = (most: number) =>
  new UnreadableFile(`El archivo tiene más de ${most} filas. Divídalo en varios.`);

/** More than any of our spreadsheets has. */
export const MOST_CELLS = 100;

/** Skips empty rows, refuses too many. */
export const filledLines = (rows: Iterable<Line>, { most, signal }: Reading): Line[] => {
  const lines: Line[] = [];
  for (const { number, cells: all, isHidden } of rows) {
    const cells = Array.from(all.slice(0, MOST_CELLS), (cell = '') => cell.trim());
    if (cells.some(Boolean)) lines.push({ number, cells, isHidden });
    if (lines.length > most) throw tooManyRows(most);
  }
  signal?.throwIfAborted();

  return lines;
};
