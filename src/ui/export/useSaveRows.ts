import { type RaRecord, useResourceDefinitions } from 'ra-core';
import type { ExportKind } from '../../format/export/exportRows';
import { personText } from '../fields/cellOf';
import { useProofUrl } from '../fields/filesBase';
import type { FileTexts } from '../fields/kindCells';
import { useSectionOptions } from '../section/useSectionOptions';
import type { Saved } from './saveRows';

/** Saves rows as a file, under the labels of the section's fields. */
export const useSaveRows = () => {
  const { fields } = useSectionOptions();
  const definitions = useResourceDefinitions();
  const proofUrl = useProofUrl();

  const nameOf: FileTexts['nameOf'] = (name, record) => {
    const { recordRepresentation } = definitions[name] ?? {};

    return typeof recordRepresentation === 'function'
      ? String(recordRepresentation(record as RaRecord))
      : personText(record);
  };

  // Absolute: a file stands on no page.
  const urlOf = (path: string) => new URL(proofUrl(path), window.location.origin).href;

  return async (kind: ExportKind, saved: Saved): Promise<void> => {
    try {
      // Loaded on demand, because only exports need it.
      const { saveRows } = await import('./saveRows');
      await saveRows(kind, saved, { fields, nameOf, urlOf });
    } catch {
      throw new Error('No se pudo guardar el archivo. Vuelva a intentarlo.');
    }
  };
};
