import Papa from 'papaparse';
import { isFilled, type Line, MOST_CELLS, type Reading, tooManyRows, UnreadableFile } from './line';

/** Between cells, the likeliest first. */
const SEPARATORS = [';', '\t', ','];

/** The rows of a CSV, or of cells that were copied; the first row tells what stands between them. */
export const parseCsv = (text: string, { most, signal }: Reading): Line[] => {
  const { separator, body } = withSeparator(text);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator });
  signal?.throwIfAborted();
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new UnreadableFile(`En la fila ${(open.row ?? 0) + 1} hay comillas que no se cierran`);

  const lines = data
    .map((row, index) => ({
      number: index + 1,
      cells: row.slice(0, MOST_CELLS).map((cell) => cell.trim()),
    }))
    .filter(isFilled);
  if (lines.length > most) throw tooManyRows(most);

  return lines;
};

const SAID = /^sep=(.)\r?\n/;

/** Excel says it in a line of its own; else it is what the first row has most of. */
const withSeparator = (text: string): { separator: string; body: string } => {
  const [line, said] = SAID.exec(text) ?? [];
  if (line !== undefined && said !== undefined) return { separator: said, body: text.slice(line.length) };

  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;
  const [separator = ';'] = [...SEPARATORS].sort((one, other) => count(other) - count(one));

  return { separator, body: text };
};
