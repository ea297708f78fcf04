import { COLUMNS, type Column, isSameText, type Row, type Typed } from './gridRow';
import { type Change, closed, type Rows, reduceRows, storedRows } from './gridRows';
import { type AskedRow, mergeRows } from './mergeRows';

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
  /** The last merge; its rows that are still asked. */
  merged?: { saved: Typed; asked: readonly AskedRow[] };
}

/** Undo takes back nothing that came before a merge: it would take back the rows of somebody else. */
type Merge =
  /** With the rows that somebody else saved. */
  | { type: 'merge'; base: Typed; saved: Typed }
  /** Answers which of the asked rows stay as the other side has them. */
  | { type: 'decide'; theirs: ReadonlySet<number> };

export type HistoryChange = Change | Merge | { type: 'undo' | 'redo' | 'leave' };

/** Older ones are forgotten, to spare memory. */
const MOST_STEPS = 500;

export const historyOf = (rows: Rows): RowsHistory => ({
  ...rows,
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
    case 'merge':
      return merged(history, change);
    case 'decide':
      return decided(history, change);
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
    ...history,
    ...next,
    past: isSameCell ? past : [...past, { rows, by: change.type }].slice(-MOST_STEPS),
    future: [],
    typed,
  };
};

const restarted = ({ nextKey }: RowsHistory, rows: readonly Row[]): RowsHistory =>
  historyOf(closed({ rows, nextKey }));

const merged = (history: RowsHistory, { base, saved }: Extract<Merge, { type: 'merge' }>): RowsHistory => {
  const before = storedRows(base);
  const { rows, asked } = mergeRows({
    base: before,
    mine: history.rows,
    theirs: storedRows(saved, before),
  });

  return { ...restarted(history, rows), merged: { saved, asked } };
};

/** Both sides are in the rows already, so only what stays as theirs changes. */
const decided = (history: RowsHistory, { theirs }: Extract<Merge, { type: 'decide' }>): RowsHistory => {
  if (!history.merged) return history;
  const { saved, asked } = history.merged;
  const taken = asked.filter(({ key }) => theirs.has(key));
  // From the last one, so that the places before it hold.
  const next = [...taken].reverse().reduce(withTheirs, history.rows);

  return { ...restarted(history, next), merged: { saved, asked: [] } };
};

/** A row that was removed here returns at its place. */
const withTheirs = (rows: readonly Row[], { key, fila, theirs }: AskedRow): readonly Row[] => {
  const index = rows.findIndex((row) => row.key === key);
  const at = index === -1 ? fila - 1 : index;

  return [...rows.slice(0, at), ...(theirs ? [theirs] : []), ...rows.slice(index === -1 ? at : at + 1)];
};

const isSame = (rows: readonly Row[], others: readonly Row[]) =>
  rows.length === others.length && rows.every((row, index) => isSameText(row, others[index]));

const undone = (history: RowsHistory): RowsHistory => {
  const { rows, past, future } = history;
  const step = past.at(-1);
  if (!step) return history;

  return {
    ...history,
    rows: step.rows,
    past: past.slice(0, -1),
    future: [{ rows, by: step.by }, ...future],
    typed: undefined,
  };
};

const redone = (history: RowsHistory): RowsHistory => {
  const { rows, past, future } = history;
  const [step, ...rest] = future;
  if (!step) return history;

  return {
    ...history,
    rows: step.rows,
    past: [...past, { rows, by: step.by }],
    future: rest,
    typed: undefined,
  };
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
