import { useEvent } from 'ra-core';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Venta } from '../../../../contract/ventas';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { isBlank, markOf, type Row, summaryOf } from '../grid/gridRow';
import { openRows, storedRows } from '../grid/gridRows';
import { type HistoryChange, historyOf, type RowsHistory, reduceHistory } from '../grid/rowsHistory';
import { storedOf } from './autosave';
import { readUnsent, type UnsentRows, unsentKey, writeUnsent } from './unsent';
import { useAutosave } from './useAutosave';

interface Options {
  cifras: number;
  /** Rows of somebody else came in, without a question; the text says whose. */
  onMerged: (text: string) => void;
}

/** Unsent rows outlive the session and the connection, and rows of somebody else are merged in. */
export const useDraft = (venta: Venta, { cifras, onMerged }: Options) => {
  const key = unsentKey(useUsuarioActual().id, venta.id);
  const [{ start, stored, ...recovered }] = useState(() => startOf(venta, cifras, readUnsent(key)));
  const [history, dispatch] = useReducer(reduceHistory, start, (rows) => historyOf(openRows(rows)));
  const { rows } = history;
  const summary = useMemo(() => summaryOf(rows, cifras), [rows, cifras]);
  const autosave = useAutosave(venta, { stored, typed: summary });
  const isDirty = autosave.state.kind !== 'saved';
  const version = autosave.version();
  useMerge({ autosave, history, dispatch, onMerged, resume: () => autosave.resume(summary) });

  const confirmed = autosave.base();
  const base = useMemo(() => storedRows(confirmed), [confirmed]);
  useEffect(() => {
    const unsent = {
      version,
      rows: rows.filter((row) => !isBlank(row)),
      base,
      place: storedOf(venta).place,
    };
    writeUnsent(key, isDirty ? unsent : undefined);
  }, [key, rows, isDirty, version, base, venta]);

  const forget = () => writeUnsent(key, undefined);
  const isKept = () => readUnsent(key) !== undefined;

  return { history, dispatch, summary, autosave, isDirty, isKept, forget, ...recovered };
};

/** The stored rows, or unsent ones. Those of an older version go on from it, so that the first save merges them. */
const startOf = (venta: Venta, cifras: number, unsent: UnsentRows | undefined) => {
  const stored = storedOf(venta);
  const rows = storedRows(stored.typed, unsent?.base);
  const marked = (some: readonly Row[]) => markOf(summaryOf(some, cifras));
  const isOf = (some: readonly Row[] | undefined) => some && marked(some) === marked(unsent?.rows ?? []);
  if (!unsent || isOf(rows) || isOf(unsent.base)) return { start: rows, stored, isRecovered: false };
  if (unsent.version === venta.version) return { start: unsent.rows, stored, isRecovered: true };
  if (!unsent.base || unsent.place !== stored.place) {
    return { start: rows, stored, isRecovered: false, outdated: unsent.rows };
  }
  const base = { ...stored, version: unsent.version, typed: summaryOf(unsent.base, cifras) };

  return { start: unsent.rows, stored: base, isRecovered: true };
};

interface Merging {
  autosave: ReturnType<typeof useAutosave>;
  history: RowsHistory;
  dispatch: (change: HistoryChange) => void;
  onMerged: (text: string) => void;
  resume: () => void;
}

/** After a conflict: merges the rows of somebody else in, and goes on once no row is asked. */
const useMerge = ({ autosave: { state, base }, history: { merged }, dispatch, ...then }: Merging) => {
  const conflict = state.kind === 'conflict' ? state : undefined;
  const saved = conflict?.saved;
  const isMerged = saved !== undefined && merged?.saved === saved && merged.asked.length === 0;
  const goOn = useEvent(() => {
    then.onMerged(`${conflict?.error}. Se unieron las filas.`);
    then.resume();
  });

  useEffect(() => {
    if (saved) dispatch({ type: 'merge', base: base(), saved });
  }, [saved, base, dispatch]);
  useEffect(() => {
    if (isMerged) goOn();
  }, [isMerged, goOn]);
};
