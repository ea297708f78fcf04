import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Venta } from '../../../../contract/ventas';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { isBlank, markOf, summaryOf } from '../grid/gridRow';
import { rowsOf, storedTexts, type Texts } from '../grid/gridRows';
import { historyOf, reduceHistory } from '../grid/rowsHistory';
import { readUnsent, type UnsentRows, unsentKey, writeUnsent } from './unsent';
import { useAutosave } from './useAutosave';

/** Unsent rows outlive the session and the connection. */
export const useDraft = (venta: Venta, cifras: number) => {
  const key = unsentKey(useUsuarioActual().id, venta.id);
  const [{ texts, ...recovered }] = useState(() => startOf(venta, cifras, readUnsent(key)));
  const [history, dispatch] = useReducer(reduceHistory, texts, historyOf);
  const { rows } = history;
  const summary = useMemo(() => summaryOf(rows, cifras), [rows, cifras]);
  const autosave = useAutosave(venta, summary);
  const isDirty = autosave.state.kind !== 'saved';
  const version = autosave.version();

  useEffect(() => {
    const unsent = rows.filter((row) => !isBlank(row)).map(({ colilla, valor }): Texts => [colilla, valor]);
    writeUnsent(key, isDirty ? { version, texts: unsent } : undefined);
  }, [key, rows, isDirty, version]);

  const forget = () => writeUnsent(key, undefined);
  const isKept = () => readUnsent(key) !== undefined;

  return { history, dispatch, summary, autosave, isDirty, isKept, forget, ...recovered };
};

/** Stored rows, or unsent ones that were typed after them. */
const startOf = (venta: Venta, cifras: number, unsent: UnsentRows | undefined) => {
  const stored = storedTexts(venta);
  const marked = (texts: readonly Texts[]) => markOf(summaryOf(rowsOf(texts).rows, cifras));
  if (!unsent || marked(unsent.texts) === marked(stored)) return { texts: stored, isRecovered: false };

  return unsent.version === venta.version
    ? { texts: unsent.texts, isRecovered: true }
    : { texts: stored, isRecovered: false, outdated: unsent.texts };
};
