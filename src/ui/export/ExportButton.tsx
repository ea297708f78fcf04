import { useListContext } from 'ra-core';
import { ExportMenu } from './ExportMenu';
import { useExport } from './useExport';

/** In place of react-admin's ExportButton: XLSX or CSV of all pages, with names and words, formulas made inert. */
export const ExportButton = () => <ExportMenu disabled={!useListContext().total} onChoose={useExport()} />;

/** In place of react-admin's BulkExportButton: the chosen rows. */
export const BulkExportButton = () => {
  const { selectedIds } = useListContext();
  const save = useExport();

  return <ExportMenu onChoose={(kind, reading) => save(kind, reading, selectedIds)} />;
};
