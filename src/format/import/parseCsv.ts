import Papa from 'papaparse';
import { filledLines, type Line, type Reading, UnreadableFile } from './line';

export const parseCsv = (text: string, reading: Reading): Line[] => {
  const { separator, body } = withSeparator(text);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open) throw new UnreadableFile(`En la fila ${(open.row ?? 0) + 1} hay comillas que no se cierran`);

  return filledLines(
    data.map((cells, index) => ({ number: index + 1, cells })),
    reading,
  );
};

/** Excel may name it in a first line of its own; else it is the one that the first row has most of. */
const withSeparator = (text: string): { separator: string; body: string } => {
  const [line, named] = /^sep=(.)\r?\n/.exec(text) ?? [];
  if (line !== undefined && named !== undefined) return { separator: named, body: text.slice(line.length) };

  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => head.split(separator).length;
  const [separator = ';'] = [';', '\t', ','].sort((one, other) => count(other) - count(one));

  return { separator, body: text };
};
