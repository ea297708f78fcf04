import { type RaRecord, useNotify, useResourceDefinitions } from 'ra-core';
import type { Days, ExportKind } from '../../format/export/exportRows';
import { personText } from '../fields/cellOf';
import { useProofUrl } from '../fields/filesBase';
import type { Sums } from '../list/SumsFoot';
import { useSectionOptions } from '../section/useSectionOptions';
import type { NameOf } from './fileCell';

export type Row = Readonly<Record<string, unknown>>;

export interface Saved {
  /** Of the file, without its ending. */
  name: string;
  /** What its rows were narrowed to. */
  days?: Days;
  /** The fields that are its columns. */
  sources: readonly string[];
  rows: readonly Row[];
  /** Of the TOTAL that closes it. */
  sums?: Sums;
}

export const NOT_SAVED = 'No se pudo guardar el archivo. Vuelva a intentarlo.';

/** Saves rows as a file, under the labels of the section's fields. */
export const useSaveRows = () => {
  const notify = useNotify();
  const { fields } = useSectionOptions();
  const definitions = useResourceDefinitions();
  const proofUrl = useProofUrl();

  const nameOf: NameOf = (name, record) => {
    const { recordRepresentation } = definitions[name] ?? {};

    return typeof recordRepresentation === 'function'
      ? String(recordRepresentation(record as RaRecord))
      : personText(record);
  };

  // Whole: a file knows no page that it stands on.
  const urlOf = (path: string) => new URL(proofUrl(path), window.location.origin).href;

  return async (kind: ExportKind, saved: Saved): Promise<void> => {
    // Few visits export: no list waits for what writes the file.
    const written = import('./saveRows').then(({ saveRows }) =>
      saveRows(kind, saved, { fields, nameOf, urlOf }),
    );
    await written.catch(() => notify(NOT_SAVED, { type: 'error' }));
  };
};
