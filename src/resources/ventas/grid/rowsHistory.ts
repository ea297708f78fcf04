import { COLUMNS, type Column, isSameText, type Row } from './gridRow';
import { type Change, type Rows, reduceRows, rowsOf, type Texts } from './gridRows';

/** One change, and the rows on its other side: those before it in `past`, those after it in `future`. */
interface Step {
  rows: readonly Row[];
  by: Change['type'];
}

/** Undo and redo put whole lists of rows back. Rows never change in place, so no other row can differ. */
export interface RowsHistory extends Rows {
  /** The next to be undone is the last one. */
  past: readonly Step[];
  /** The next to be redone is the first one. */
  future: readonly Step[];
  /** The cell that is being typed: all its keys are one step. */
  typed?: string;
}

export type HistoryChange = Change | { type: 'undo' | 'redo' | 'leave' };

/** Older ones are forgotten, to spare memory. */
const MOST_STEPS = 500;

export const historyOf = (texts: readonly Texts[]): RowsHistory => ({
  ...rowsOf(texts),
  past: [],
  future: [],
});

export const reduceHistory = (history: RowsHistory, change: HistoryChange): RowsHistory => {
  switch (change.type) {
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
    case 'leave':
      return history.typed === undefined ? history : { ...history, typed: undefined };
    default:
      return changed(history, change);
  }
};

const changed = (history: RowsHistory, change: Change): RowsHistory => {
  const { rows, nextKey, past } = history;
  const next = reduceRows({ rows, nextKey }, change);
  if (isSame(rows, next.rows)) return history;
  const typed = change.type === 'write' ? `${change.key} ${change.column}` : undefined;
  const isSameCell = typed !== undefined && typed === history.typed;

  return {
    ...next,
    past: isSameCell ? past : [...past, { rows, by: change.type }].slice(-MOST_STEPS),
    future: [],
    typed,
  };
};

const isSame = (rows: readonly Row[], others: readonly Row[]) =>
  rows.length === others.length && rows.every((row, index) => isSameText(row, others[index]));

const undone = (history: RowsHistory): RowsHistory => {
  const { rows, nextKey, past, future } = history;
  const step = past.at(-1);
  if (!step) return history;

  return {
    rows: step.rows,
    nextKey,
    past: past.slice(0, -1),
    future: [{ rows, by: step.by }, ...future],
  };
};

const redone = (history: RowsHistory): RowsHistory => {
  const { rows, nextKey, past, future } = history;
  const [step, ...rest] = future;
  if (!step) return history;

  return { rows: step.rows, nextKey, past: [...past, { rows, by: step.by }], future: rest };
};

export interface CellPlace {
  index: number;
  column: Column;
}

/** The first cell that an undo or redo changes, by its place afterwards; undefined if there is no such step. */
export const placeOfStep = (
  { rows, past, future }: RowsHistory,
  type: 'undo' | 'redo',
): CellPlace | undefined => {
  const next = (type === 'undo' ? past.at(-1) : future[0])?.rows;
  if (!next) return undefined;
  const differs = next.findIndex((row, at) => row !== rows[at]);
  const index = differs === -1 ? next.length - 1 : differs;
  const [row, was] = [next[index], rows[index]];

  return {
    index,
    column: COLUMNS.find((column) => row && row.key === was?.key && row[column] !== was[column]) ?? 'colilla',
  };
};

const OF_ROWS: readonly unknown[] = ['remove', 'paste', 'pad', 'load'] satisfies Change['type'][];

/** Whether the next undo takes back more than a cell: a button offers it, for those who have no such key. */
export const isUndoOffered = ({ past }: RowsHistory): boolean => OF_ROWS.includes(past.at(-1)?.by);
