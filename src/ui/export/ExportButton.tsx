import { type Identifier, useDataProvider, useListContext, useNotify } from 'ra-core';
import type { ExportKind } from '../../format/export/exportRows';
import { useSectionOptions } from '../section/useSectionOptions';
import { ExportMenu } from './ExportMenu';
import type { Reading } from './readExported';
import { NOT_SAVED, useSaveRows } from './useSaveRows';

/** In place of react-admin's ExportButton: XLSX or CSV of all pages, with names and words, formulas made inert. */
export const ExportButton = () => <ExportMenu disabled={!useListContext().total} onChoose={useExport()} />;

/** In place of react-admin's BulkExportButton: the chosen rows. */
export const BulkExportButton = () => {
  const { selectedIds } = useListContext();
  const save = useExport();

  return <ExportMenu onChoose={(kind, reading) => save(kind, reading, selectedIds)} />;
};

const useExport = () => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const saveRows = useSaveRows();
  const { resource, filterValues: filter, sort } = useListContext();
  const { fields, label } = useSectionOptions(resource);

  return async (kind: ExportKind, reading: Reading, ids?: readonly Identifier[]): Promise<void> => {
    try {
      // Loaded on demand, because only exports need it.
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
