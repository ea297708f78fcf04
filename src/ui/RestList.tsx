import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, ListBase, type RaRecord, useGetResourceLabel, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ExportarLista } from './ExportarLista';
import { Page } from './Page';
import { RestRows, type RestRowsProps } from './RestRows';
import { sectionPath } from './sectionPath';
import { TellProvider } from './tell';
import { useAction } from './useAction';
import { useExportAviso } from './useExportAviso';

const PAGE_SIZE = 25;

interface RestListProps<T> extends RestRowsProps<T> {
  /** What stands above the section, on the way back. */
  parent?: { label: string; to: string };
  /** The button that leads to the form: 'Nuevo sorteo'; none for who may not write. */
  create?: string;
  /** Inputs that set the filters of react-admin's list. */
  filters?: ReactNode;
  /** What is filtered until the user chooses otherwise. */
  filterDefaultValues?: Record<string, string>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** Stands above the rows. */
  children?: ReactNode;
}

/** The list of a section that speaks simple REST: react-admin's ListBase in the frame of our screens. */
export const RestList = <T extends RaRecord<number>>({
  parent,
  create,
  filters,
  filterDefaultValues,
  sort,
  children,
  ...rows
}: RestListProps<T>) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource);
  const { aviso, tell } = useAction();
  const { exportAviso, onExported } = useExportAviso();

  return (
    <ListBase<T>
      perPage={PAGE_SIZE}
      sort={sort}
      filterDefaultValues={filterDefaultValues}
      exporter={false}
      disableAuthentication
      // The error stands in the page, where its retry is; no second text in passing.
      queryOptions={{ onError: undefined }}
    >
      <Page
        title={label}
        breadcrumb={parent && [parent, { label }]}
        actions={
          <>
            {filters}
            <ExportarLista columns={rows.columns} onResult={onExported} />
            {create && <CreateButton to={sectionPath(resource, 'create')} label={create} />}
          </>
        }
      >
        {aviso}
        {exportAviso}
        <TellProvider value={tell}>
          {children}
          <RestRows {...rows} />
        </TellProvider>
      </Page>
    </ListBase>
  );
};

const CreateButton = ({ to, label }: { to: string; label: string }) => (
  <Button
    component={LinkBase}
    to={to}
    variant="contained"
    startIcon={<AddIcon />}
    sx={{ displayPrint: 'none' }}
  >
    {label}
  </Button>
);
