import { type Identifier, useDataProvider, useListContext, useNotify } from 'ra-core';
import type { ExportKind } from '../../format/export/exportRows';
import { useSectionOptions } from '../section/useSectionOptions';
import type { Reading } from './ExportMenu';
import { NOT_SAVED, useSaveRows } from './useSaveRows';

/** Saves rows of the list around it under the labels of the section's fields; what it is filtered by, of all pages, or those chosen. */
export const useExport = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const saveRows = useSaveRows();
  const { resource, filterValues: filter, sort } = useListContext();
  const { fields, label } = useSectionOptions(resource);

  return async (kind: ExportKind, reading: Reading, ids?: readonly Identifier[]): Promise<void> => {
    try {
      // Few visits export: no list waits for what reads all of it.
      const { readExported } = await import('./readExported').catch(() =>
        Promise.reject(new Error(NOT_SAVED)),
      );
      const read = await readExported(dataProvider, { resource, fields, ids, filter, sort, reading });
      await saveRows(kind, { name: label.toLowerCase() || resource, ...read });
    } catch (error) {
      if (reading.signal.aborted) return;
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
};
