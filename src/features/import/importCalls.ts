import type { DataProvider } from 'ra-core';
import {
  type Fila,
  FilasRefused,
  type Importada,
  LONGEST_ARCHIVO,
  repeats,
} from '../../../contract/importar';
import type { Line } from '../../format/import/line';
import { dayOrderOf, readWrittenDay, swapDay } from '../../format/import/readDay';
import { hasYearDoubt, yearDoubt } from '../../format/import/shortYear';
import { type Correction, NO_HEADS, type OpenedFile } from './openFile';
import { finderOf, loadReferences, type References } from './readCell';
import { type Filled, type ImportRow, readLine, refuseRepeated, tellTwins } from './rows';
import { type ImportSection, type Known, matchColumns } from './targets';

export interface Review extends OpenedFile {
  filled: Filled;
  references: References;
  /** As they were looked at; `rowsOf` has those that are imported. */
  looked: readonly ImportRow[];
  /** Rows that the file hides are not imported. */
  leavesHidden: boolean;
  /** Rows that an earlier session imported are not imported again. */
  leavesImported: boolean;
  /** Milliseconds that the API took for a row: a save takes about as long. */
  pace: number;
}

/** A running step, with its progress if that is known. */
export interface Work {
  text: string;
  /** 0 to 1. */
  share?: number;
  /** In milliseconds. */
  expected?: number;
}

interface Look {
  section: ImportSection;
  known: Known;
  signal: AbortSignal;
  onProgress: (work: Work) => void;
}

/** Small, so that progress shows and other calls get their turn. */
const ROWS_AT_ONCE = 100;

/** Sends the rows as a dry run, which returns the outcome of each. */
export const reviewFile = async (
  dataProvider: DataProvider,
  { recovered = [], ...read }: OpenedFile,
  { section, known, signal, onProgress }: Look,
): Promise<Review> => {
  const given = { ...(read.headRow === NO_HEADS ? {} : known), ...read.unnamed };
  const columns = matchColumns(read.heads, section.targets, given);
  const lines = read.lines.map((line) =>
    recovered
      .filter(({ fila, source }) => fila === line.number && columns.includes(source))
      .reduce((one, { source, text }) => corrected(one, columns.indexOf(source), text), line),
  );
  const opened = { ...read, lines };
  const filled = section.targets
    .map((target) => ({ ...target, at: columns.indexOf(target.source) }))
    .map((column) => ({ ...column, fixed: column.at < 0 ? opened.fixed?.[column.source] : undefined }))
    .filter(({ at, fixed }) => at >= 0 || fixed)
    .map((column) => ({ ...column, ...orderOf(column, opened) }));
  const references = await loadReferences(dataProvider, filled, signal);
  const find = finderOf(references);
  const all = filled.length > 0 ? opened.lines.map((line) => readLine(line, filled, find)) : [];
  const rows = all.filter(({ refused }) => refused === undefined);
  const looked = all.filter(({ refused }) => refused !== undefined);
  const begun = performance.now();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    onProgress({ text: `Revisando ${at} de ${rows.length}`, share: at / rows.length });
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    const { filas } = await sendRows(dataProvider, {
      section,
      archivo: opened.file.name,
      filled,
      rows: some,
      signal,
    });
    looked.push(...withOutcomes(some, filas));
  }

  const pace = (performance.now() - begun) / Math.max(1, rows.length);
  looked.sort((one, other) => one.fila - other.fila);

  return { leavesHidden: false, leavesImported: true, ...opened, filled, references, looked, pace };
};

/** The order of the days in a column of days. The cells of a refused row may stand in another column. */
const orderOf = ({ at, source, field }: Filled[number], { lines, otherDays }: OpenedFile) => {
  if (field.kind !== 'day') return {};
  const texts = lines.flatMap(({ refused, cells }) => (refused === undefined ? (cells[at] ?? '') : []));
  const order = dayOrderOf(texts, otherDays?.includes(source));

  return { order, hasYearDoubt: hasYearDoubt(texts, order) };
};

/** The rows that are imported, with the errors of those that repeat another. */
export const rowsOf = (
  { looked, filled, leavesHidden, leavesImported, imported = [] }: Review,
  { key, unique }: ImportSection,
): ImportRow[] => {
  const before = new Set(leavesImported ? imported : []);
  const rows = looked.filter(({ fila, isHidden }) => !(leavesHidden && isHidden) && !before.has(fila));

  return tellTwins(refuseRepeated(rows, [['id'], key, ...unique]), filled);
};

/** Days are typed day first, as everywhere; the column may be written otherwise. */
export const asInFile = ({ filled }: Review, correction: Correction): Correction => {
  const { order } = filled.find(({ source }) => source === correction.source) ?? {};
  const day = order && readWrittenDay(correction.text);
  if (!day || yearDoubt(correction.text)) return correction;

  return { ...correction, text: order.isSwapped ? swapDay(day) : day };
};

/** The lines with a corrected cell, and the rows, of which its own is looked at again. */
export const correctCell = async (
  dataProvider: DataProvider,
  review: Review,
  { fila, source, text, section }: Correction & Pick<Look, 'section'>,
): Promise<Pick<Review, 'lines' | 'looked'>> => {
  const { filled, references, file } = review;
  const { at = 0 } = filled.find((one) => one.source === source) ?? {};
  const lines = review.lines.map((line) => (line.number === fila ? corrected(line, at, text) : line));
  const rows = lines
    .filter(({ number }) => number === fila)
    .map((line) => readLine(line, filled, finderOf(references)));
  const { filas } = await sendRows(dataProvider, { section, archivo: file.name, filled, rows });
  const [row] = withOutcomes(rows, filas);

  return { lines, looked: review.looked.map((one) => (row && one.fila === fila ? row : one)) };
};

/** A line may end before its last column. */
const corrected = ({ cells, faults, numbers, ...line }: Line, at: number, text: string): Line => {
  const left = Object.entries(faults ?? {}).filter(([column]) => Number(column) !== at);

  return {
    ...line,
    cells: Array.from({ length: Math.max(cells.length, at + 1) }, (_, column) =>
      column === at ? text : (cells[column] ?? ''),
    ),
    faults: left.length > 0 ? Object.fromEntries(left) : undefined,
    numbers: numbers && new Set([...numbers].filter((column) => column !== at)),
  };
};

interface Sent {
  section: ImportSection;
  archivo: string;
  filled: Filled;
  rows: readonly ImportRow[];
  signal?: AbortSignal;
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
