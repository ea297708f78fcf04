/** A row of a file: its cells as texts, and the number under which a spreadsheet shows it. */
export interface Line {
  number: number;
  cells: string[];
}

export interface Reading {
  /** How many rows may be read, the one of the heads among them. */
  most: number;
  signal?: AbortSignal;
}

/** A file that cannot be read, with the text that says why. */
export class UnreadableFile extends Error {}

export const tooManyRows = (most: number) =>
  new UnreadableFile(`El archivo tiene más de ${most - 1} filas. Divídalo en varios.`);

/** No spreadsheet of ours has as many. */
export const MOST_CELLS = 100;

/** Lines that hold something. */
export const isFilled = ({ cells }: Line): boolean => cells.some((cell) => cell !== '');

const ROWS_AT_ONCE = 500;

/** Works row by row, and lets the page breathe in between; ends where nobody waits any more. */
export const inSlices = async <T>(
  all: Iterable<T>,
  work: (one: T) => void,
  signal: AbortSignal | undefined,
): Promise<void> => {
  let count = 0;
  for (const one of all) {
    work(one);
    count += 1;
    if (count % ROWS_AT_ONCE > 0) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
};
