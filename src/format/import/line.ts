/** A row of a file: its cells as texts, and the number under which a spreadsheet shows it. */
export interface Line {
  number: number;
  cells: string[];
}

export interface Reading {
  /** How many rows may be read, the head among them. */
  most: number;
  signal?: AbortSignal;
}

/** A file that cannot be read, with the text that says why. */
export class UnreadableFile extends Error {}

export const damaged = () => new UnreadableFile('El archivo está dañado o no es un XLSX');

/** No spreadsheet of ours has as many columns. */
export const MOST_CELLS = 100;

/** The rows that hold anything; refuses too many of them. */
export const filledLines = (rows: Iterable<Line>, { most, signal }: Reading): Line[] => {
  const lines: Line[] = [];
  for (const { number, cells: all } of rows) {
    const cells = Array.from(all.slice(0, MOST_CELLS), (cell = '') => cell.trim());
    if (cells.some(Boolean)) lines.push({ number, cells });
    if (lines.length > most) {
      throw new UnreadableFile(`El archivo tiene más de ${most - 1} filas. Divídalo en varios.`);
    }
  }
  signal?.throwIfAborted();

  return lines;
};
