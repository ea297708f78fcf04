import { MOST_FILAS } from '../../../contract/importar';
import { type Line, tooManyRows, UnreadableFile } from '../../format/import/line';
import { readSpreadsheet } from '../../format/import/readSpreadsheet';
import { type Known, matchColumns, type Target } from './targets';

export interface OpenedFile {
  file: File;
  heads: readonly string[];
  /** The row of the headings, as the spreadsheet numbers it. */
  headRow: number;
  /** Filled rows above the headings, which are not imported. */
  above: number;
  lines: readonly Line[];
}

interface Options {
  targets: readonly Target[];
  known: Known;
  signal: AbortSignal;
}

/** Many files begin with a title. */
const HEADS_WITHIN = 10;

/** Rejects with an UnreadableFile. */
export const openFile = async (file: File, { targets, known, signal }: Options): Promise<OpenedFile> => {
  const all = await readSpreadsheet(file, { most: MOST_FILAS + HEADS_WITHIN, signal });
  const matches = all
    .slice(0, HEADS_WITHIN)
    .map(({ cells }) => matchColumns(cells, targets, known).filter(Boolean).length);
  const above = Math.max(0, matches.indexOf(Math.max(...matches)));
  const [head, ...lines] = all.slice(above);
  if (!head || lines.length === 0) {
    throw new UnreadableFile('No hay filas debajo de los nombres de las columnas');
  }
  if (lines.length > MOST_FILAS) throw tooManyRows(MOST_FILAS);

  return { file, heads: head.cells, headRow: head.number, above, lines };
};
