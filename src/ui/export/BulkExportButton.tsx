import { useListContext } from 'ra-core';
import { ExportMenu } from './ExportMenu';
import { useExport } from './useExport';

/** In place of react-admin's BulkExportButton: the chosen rows as XLSX or CSV. */
export const BulkExportButton = () => {
  const { selectedIds } = useListContext();
  const save = useExport();

  return <ExportMenu onChoose={(kind) => save(kind, selectedIds)} />;
};
