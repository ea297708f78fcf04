import { isFilled, type Line, MOST_CELLS, type Reading, tooManyRows, UnreadableFile } from './line';

/** What stands between cells, the likeliest first. */
const SEPARATORS = [';', '\t', ','];

/** The rows of a CSV, or of cells that were copied; what stands between them is told by the first row. */
export const parseCsv = (text: string, { most, signal }: Reading): Line[] => {
  const { separator, body } = withSeparator(text);
  const lines: Line[] = [];
  let line: Line = { number: 1, cells: [] };
  let cell = '';
  let isQuoted = false;
  let quotedSince = 1;

  const endCell = () => {
    if (line.cells.length < MOST_CELLS) line.cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (isFilled(line)) lines.push(line);
    if (lines.length > most) throw tooManyRows(most);
    signal?.throwIfAborted();
    line = { number: line.number + 1, cells: [] };
  };

  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') {
      isQuoted = true;
      quotedSince = line.number;
    } else if (sign === separator) endCell();
    else if (sign === '\n') endLine();
    else if (sign === '\r') {
      if (body.charAt(at + 1) !== '\n') endLine();
    } else cell += sign;
  }
  if (isQuoted) throw new UnreadableFile(`En la fila ${quotedSince} hay comillas que no se cierran.`);
  endLine();

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
