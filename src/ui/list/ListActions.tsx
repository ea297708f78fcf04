import { useResourceDefinition } from 'ra-core';
import { ColumnsButton, CreateButton, FilterButton } from 'react-admin';
import { ExportButton } from '../export/ExportButton';

/** In place of react-admin's ListActions: Exportar writes XLSX or CSV, of all pages. */
export const ListActions = () => {
  const { hasCreate } = useResourceDefinition();

  return (
    <>
      <FilterButton />
      <ColumnsButton />
      <ExportButton />
      {hasCreate && <CreateButton />}
    </>
  );
};
