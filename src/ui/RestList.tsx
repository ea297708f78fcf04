import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase, ListBase, type RaRecord, useGetResourceLabel, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Page } from './Page';
import { type RestColumn, RestRows } from './RestRows';
import { sectionPath } from './sectionPath';

const PAGE_SIZE = 25;

interface RestListProps<T> {
  /** What stands above the section, on the way back. */
  parent?: { label: string; to: string };
  /** The button that leads to the form: 'Nuevo sorteo'. */
  create: string;
  columns: readonly RestColumn<T>[];
  /** Inputs that set the filters of react-admin's list. */
  filters?: ReactNode;
  /** What is filtered until the user chooses otherwise. */
  filterDefaultValues?: Record<string, string>;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** The list of a section that speaks simple REST: react-admin's ListBase in the frame of our screens. */
export const RestList = <T extends RaRecord<number>>({
  parent,
  create,
  columns,
  filters,
  filterDefaultValues,
  sort,
}: RestListProps<T>) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource);

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
            <Button
              component={LinkBase}
              to={sectionPath(resource, 'create')}
              variant="contained"
              startIcon={<AddIcon />}
              sx={{ displayPrint: 'none' }}
            >
              {create}
            </Button>
          </>
        }
      >
        <RestRows columns={columns} />
      </Page>
    </ListBase>
  );
};
