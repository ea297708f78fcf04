import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Sorteo } from '../../../../contract/sorteos';
import type { Venta } from '../../../../contract/ventas';
import { useUsuarioActual } from '../../../ui/layout/usuarioActual';
import { detalleOf, isBlank, summaryOf } from '../grid/gridRow';
import { reduceRows, rowsOf, storedTexts, type Texts } from '../grid/gridRows';
import { markOf } from './autosave';
import { keepDraft } from './keptDrafts';
import { readRows, writeRows } from './keptRows';
import { useAutosave } from './useAutosave';

/** The rows of a draft: typed, added up, saved, and kept over the end of the session and of the connection. */
export const useDraft = (venta: Venta, cifras: number, sorteo?: Sorteo) => {
  const key = useKeptKey(venta);
  const [{ texts, ...recovered }] = useState(() => startOf(venta, cifras, readRows(key)));
  const [{ rows }, dispatch] = useReducer(reduceRows, texts, rowsOf);
  const summary = useMemo(() => summaryOf(rows, cifras), [rows, cifras]);
  const autosave = useAutosave(venta, summary);
  const isDirty = autosave.state.kind !== 'saved';
  const version = autosave.version();

  useEffect(() => {
    const kept = rows.filter((row) => !isBlank(row)).map(({ colilla, valor }): Texts => [colilla, valor]);
    writeRows(key, isDirty ? { version, texts: kept } : undefined);
  }, [key, rows, isDirty, version]);
  const { saved } = autosave;
  useEffect(() => {
    if (sorteo) keepDraft(key, { venta: { ...venta, ...detalleOf(saved()), version }, sorteo });
  }, [key, venta, sorteo, saved, version]);

  return { rows, dispatch, summary, autosave, isDirty, ...recovered };
};

/** Forgets what this tab typed of a venta. */
export const useForgetKept = (venta: Venta) => {
  const key = useKeptKey(venta);

  return useCallback(() => writeRows(key, undefined), [key]);
};

/** A venta that is no draft any more, or not this user's, is kept no longer. */
export const useDropKept = (venta: Venta | undefined, isOpen: boolean) => {
  const usuario = useUsuarioActual().id;
  const id = venta?.id;

  useEffect(() => {
    if (id !== undefined && !isOpen) keepDraft({ usuario, venta: id }, undefined);
  }, [usuario, id, isOpen]);
};

const useKeptKey = ({ id }: Venta) => {
  const usuario = useUsuarioActual().id;

  return useMemo(() => ({ usuario, venta: id }), [usuario, id]);
};

/** What the server holds, or what was typed on top of it before the session ended; `outdated` was typed on something else. */
const startOf = (venta: Venta, cifras: number, kept: ReturnType<typeof readRows>) => {
  const stored = storedTexts(venta);
  const marked = (texts: readonly Texts[]) => markOf(summaryOf(rowsOf(texts).rows, cifras));
  if (!kept || marked(kept.texts) === marked(stored)) return { texts: stored, isRecovered: false };

  return kept.version === venta.version
    ? { texts: kept.texts, isRecovered: true }
    : { texts: stored, isRecovered: false, outdated: kept.texts };
};
