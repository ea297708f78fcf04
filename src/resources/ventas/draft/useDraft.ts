import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Venta } from '../../../../contract/ventas';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { isBlank, markOf, summaryOf } from '../grid/gridRow';
import { reduceRows, rowsOf, storedTexts, type Texts } from '../grid/gridRows';
import { readRows, writeRows } from './kept';
import { useAutosave } from './useAutosave';

/** Unsent rows outlive the session and the connection. */
export const useDraft = (venta: Venta, cifras: number) => {
  const key = useKeptKey(venta.id);
  const [{ texts, ...recovered }] = useState(() => startOf(venta, cifras, readRows(key)));
  const [{ rows }, dispatch] = useReducer(reduceRows, texts, rowsOf);
  const summary = useMemo(() => summaryOf(rows, cifras), [rows, cifras]);
  const autosave = useAutosave(venta, summary);
  const isDirty = autosave.state.kind !== 'saved';
  const version = autosave.version();

  useEffect(() => {
    const unsent = rows.filter((row) => !isBlank(row)).map(({ colilla, valor }): Texts => [colilla, valor]);
    writeRows(key, isDirty ? { version, texts: unsent } : undefined);
  }, [key, rows, isDirty, version]);

  const forget = () => writeRows(key, undefined);
  const isKept = () => readRows(key) !== undefined;

  return { rows, dispatch, summary, autosave, isDirty, isKept, forget, ...recovered };
};

const useKeptKey = (venta: number) => {
  const usuario = useUsuarioActual().id;

  return useMemo(() => ({ usuario, venta }), [usuario, venta]);
};

/** Stored rows, or unsent ones that were typed after them. */
const startOf = (venta: Venta, cifras: number, kept: ReturnType<typeof readRows>) => {
  const stored = storedTexts(venta);
  const marked = (texts: readonly Texts[]) => markOf(summaryOf(rowsOf(texts).rows, cifras));
  if (!kept || marked(kept.texts) === marked(stored)) return { texts: stored, isRecovered: false };

  return kept.version === venta.version
    ? { texts: kept.texts, isRecovered: true }
    : { texts: stored, isRecovered: false, outdated: kept.texts };
};
