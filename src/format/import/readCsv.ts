import Papa from 'papaparse';
import { quoted } from '../text';
import { headScore } from './heading';
import { collectLines, DOUBTFUL_QUOTES, HEADS_WITHIN, type Line, type Reading, UnreadableFile } from './line';

/** Papa must not find another one in a later part of the text. */
const newline = '\n';

/** Each doubtful quote is looked for to the end of the file. */
const MOST_DOUBTFUL = 50;

/**
 * Rows as they stand in the file. A row whose quotes can be read in two ways is refused alone, and the line after it is
 * read as a row. Throws an UnreadableFile if there are too many of them.
 */
export const readCsv = (text: string, reading: Reading): Line[] => {
  // Excel may name the separator in an extra first line.
  const [named = '', separator] = /^sep=(.)\r?\n/.exec(text) ?? [''];
  const body = text.slice(named.length).replaceAll('\uFEFF', '').replace(/\r\n?/g, newline);

  const { lines, add } = collectLines(reading);
  linesOf(body, separator ?? separatorOf(body, reading), reading.most).every(add);
  reading.signal?.throwIfAborted();

  return lines;
};

const linesOf = (body: string, delimiter: string, most: number): Line[] => {
  const lines: Line[] = [];
  let filled = 0;
  let doubtful = 0;
  const add = (line: Omit<Line, 'number'>) => {
    lines.push({ number: lines.length + 1, ...line });
    if (line.refused || line.cells.some((cell) => cell.trim())) filled += 1;
  };

  for (let at = 0; at < body.length && filled <= most; ) {
    const rest = body.slice(at);
    const { read, joined } = readUntilDoubt(rest, delimiter, (line) => {
      add(line);

      return filled <= most;
    });
    at += read;
    if (read === rest.length || filled > most) break;
    for (const text of rest.slice(read).split(newline, joined)) {
      add({ cells: [], text, refused: DOUBTFUL_QUOTES });
      at += text.length + newline.length;
    }
    doubtful += 1;
    if (doubtful > MOST_DOUBTFUL) {
      throw new UnreadableFile('Demasiadas comillas no se cierran. Guarde el archivo como XLSX.');
    }
  }

  return lines;
};

/** Returns how many characters were read, and how many lines the doubtful row joins. `add` returns whether to go on. */
const readUntilDoubt = (text: string, delimiter: string, add: (line: Omit<Line, 'number'>) => boolean) => {
  let read = 0;
  let joined = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline,
    step({ data: cells, errors, meta: { cursor } }, parser) {
      const row = text.slice(read, cursor).replace(/\n$/, '');
      const isBroken = errors.some(({ type }) => type === 'Quotes');
      joined = isBroken ? 1 : joinsRows(row, cells, delimiter) ? row.split(newline).length : 0;
      if (joined > 0) return parser.abort();
      read = cursor;
      if (!add({ cells, text: row })) parser.abort();
    },
  });

  return { read, joined };
};

/**
 * Quotes that open in one row and close in another make one row of both. Each of them may lack its last cells. A row with
 * all its cells in quotes is one row: our exports write line breaks so.
 */
const joinsRows = (row: string, cells: readonly string[], delimiter: string): boolean => {
  if (row === cells.map(quoted).join(delimiter)) return false;
  const [first = '', ...others] = row.split(newline);
  const cellsIn = (line: string) => line.split(delimiter).length;
  const isRow = (line: string) => cellsIn(line) >= Math.max(2, cells.length / 2);

  return (
    (cellsIn(first) >= cells.length && others.some(isRow)) || cells.some((cell) => holdsRows(cell, delimiter))
  );
};

/** The quotes enclose parts of two rows: there are separators before and after a line break. */
const holdsRows = (cell: string, delimiter: string): boolean => {
  const [first = '', ...others] = cell.split(newline);

  return first.includes(delimiter) && others.some((line) => line.includes(delimiter));
};

const SEPARATORS = [';', '\t', ','];

/** The one that finds the headings; else the most frequent one in the first row. */
const separatorOf = (body: string, { headings }: Reading): string => {
  const [head = ''] = body.trimStart().split(newline, 1);
  const scores = new Map(
    SEPARATORS.map((delimiter) => {
      const { data } = Papa.parse<string[]>(body, { delimiter, newline, preview: HEADS_WITHIN });

      return [delimiter, Math.max(0, ...data.map((cells) => headScore(cells, headings)))] as const;
    }),
  );
  const rank = (delimiter: string) =>
    (scores.get(delimiter) ?? 0) * head.length + head.split(delimiter).length;
  const [best = ''] = [...SEPARATORS].sort((one, other) => rank(other) - rank(one));

  return best;
};
