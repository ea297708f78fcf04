import type { DataProvider } from 'ra-core';
import {
  type Fila,
  FilasRefused,
  type Importada,
  LONGEST_ARCHIVO,
  MOST_FILAS,
  repeats,
} from '../../../contract/importar';
import { UnreadableFile } from '../../format/import/line';
import { readSpreadsheet } from '../../format/import/readSpreadsheet';
import { finderOf, loadReferences, type References } from './readCell';
import { type Filled, type ImportRow, readLine, refuseRepeated } from './rows';
import { type ImportSection, matchColumns } from './targets';

export interface Review {
  file: File;
  archivo: string;
  rows: readonly ImportRow[];
  filled: Filled;
  references: References;
  /** Headings without a matching field. */
  ignored: readonly string[];
}

interface Opened {
  section: ImportSection;
  file: File;
  signal: AbortSignal;
  onProgress: (text: string) => void;
}

/** Small, so that progress shows and other calls get their turn. */
const ROWS_AT_ONCE = 100;

/** Sends the rows as a dry run, which returns the outcome of each. */
export const reviewFile = async (
  dataProvider: DataProvider,
  { section, file, signal, onProgress }: Opened,
): Promise<Review> => {
  // One more, for the headings.
  const [head, ...lines] = await readSpreadsheet(file, { most: MOST_FILAS + 1, signal });
  if (!head || lines.length === 0) {
    throw new UnreadableFile('No hay filas debajo de los nombres de las columnas');
  }
  const columns = matchColumns(head.cells, section.targets);
  const filled = section.targets
    .map((target) => ({ ...target, at: columns.indexOf(target.source) }))
    .filter(({ at }) => at >= 0);
  if (filled.length === 0) throw new UnreadableFile('Ninguna columna lleva el nombre de un dato');

  const archivo = file.name;
  const references = await loadReferences(dataProvider, filled, signal);
  const find = finderOf(references);
  const rows = lines.map((line) => readLine(line, filled, find));
  const looked: ImportRow[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    onProgress(`Revisando ${at} de ${rows.length}`);
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    const { filas } = await sendRows(dataProvider, { section, archivo, filled, rows: some, signal });
    looked.push(...withOutcomes(some, filas));
  }

  return {
    file,
    archivo,
    filled,
    references,
    rows: refuseRepeated(looked, section.key),
    ignored: head.cells.filter((_, at) => !columns[at]),
  };
};

interface Sent {
  section: ImportSection;
  archivo: string;
  filled: Filled;
  rows: readonly ImportRow[];
  signal: AbortSignal;
  /** Without it, the call is a dry run. */
  idempotencyKey?: string;
}

/** The rows with their errors; undefined if the save failed for another reason. */
export const refusedRows = (rows: readonly ImportRow[], error: unknown) => {
  const { success, data } = FilasRefused.safeParse(Object(error).body);

  return success
    ? { rows: withOutcomes(rows, data.filas), isOutdated: data.reason === 'outdated' }
    : undefined;
};

const withOutcomes = (rows: readonly ImportRow[], outcomes: readonly Fila[]): ImportRow[] =>
  rows.map((row, index) => {
    const outcome = outcomes[index];

    return { ...row, outcome: outcome && { ...outcome, errores: withLines(rows, outcome.errores) } };
  });

/** The API counts the rows that were sent. */
const withLines = (rows: readonly ImportRow[], errores: Fila['errores']) =>
  errores.map((error) => {
    const earlier = error.fila === undefined ? undefined : rows[error.fila];

    return earlier ? { ...error, texto: repeats(earlier.fila) } : error;
  });

export const sendRows = async (
  dataProvider: DataProvider,
  { section, archivo, filled, rows, signal, idempotencyKey }: Sent,
): Promise<Importada> => {
  const columnas = filled.map(({ source }) => source);
  const { data } = await dataProvider.create('importaciones', {
    data: {
      archivo: archivo.slice(-LONGEST_ARCHIVO),
      columnas,
      filas: rows.map(({ cells }) => columnas.map((source) => cells[source]?.value ?? '')),
      por_defecto: section.defaults,
      solo_revisar: idempotencyKey === undefined,
      versiones: rows.map(({ outcome }) => outcome?.version ?? null),
    },
    meta: { section: section.name, signal, idempotencyKey },
  });

  return data;
};
