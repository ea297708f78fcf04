import { useEffect, useMemo, useReducer, useState } from 'react';
import * as z from 'zod/mini';
import type { Venta } from '../../../../contract/ventas';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { readKept, writeKept } from '../../../http/storage';
import { isBlank, markOf, summaryOf } from '../grid/gridRow';
import { rowsOf, storedTexts, type Texts } from '../grid/gridRows';
import { historyOf, reduceHistory } from '../grid/rowsHistory';
import { useAutosave } from './useAutosave';

/** Unsent rows outlive the session and the connection. */
export const useDraft = (venta: Venta, cifras: number) => {
  const key = `venta.${useUsuarioActual().id}.${venta.id}`;
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

/** `version` is the one on which they were typed. */
const UnsentRows = z.object({
  version: z.number(),
  texts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
});

type UnsentRows = z.infer<typeof UnsentRows>;

const readUnsent = (key: string): UnsentRows | undefined =>
  readKept('sessionStorage', key, UnsentRows) ?? readKept('localStorage', key, UnsentRows);

/** They outlive session and tab; undefined removes them. */
const writeUnsent = (key: string, rows: UnsentRows | undefined): void => {
  writeKept('sessionStorage', key, rows);
  writeKept('localStorage', key, rows);
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
