import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type RaRecord,
  useGetResourceLabel,
  useListContext,
  useNavigate,
  useRemoveFromStore,
  useResourceDefinition,
  useTranslate,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Pagination } from 'react-admin';
import type { Cell } from '../format/cell';
import { BulkBar } from './BulkBar';
import { Cargando } from './Cargando';
import { ErrorState } from './ErrorState';
import { sectionPath } from './sectionPath';
import { type Columna, Tabla } from './Tabla';
import { useRestColumns } from './useRestColumns';

/** A column by its field: the label is that of the section's descriptor, the cell the field's text unless told. */
export interface RestColumn<T> extends Pick<Columna<T>, 'isNumeric' | 'isWhole' | 'card'> {
  source: keyof T & string;
  cell?: (row: T) => ReactNode;
  /** What the API sorts by, where it is not the field; false: the column does not sort. */
  sort?: string | false;
  /** What the export writes, where it is neither the field nor a name. */
  text?: (row: T) => Cell;
  /** Whose name the export writes: the first of these fields that holds an id. */
  references?: readonly Reference[];
}

export interface Reference {
  source: string;
  resource: string;
  text(record: RaRecord): string;
}

export interface RestRowsProps<T> {
  columns: readonly RestColumn<T>[];
  /** Buttons at the end of a row. */
  rowActions?: (row: T) => ReactNode;
  /** Buttons for the rows that are chosen by their boxes. */
  bulkActions?: ReactNode;
}

/** What the list holds: the rows of a page, each leading to its form if there is one, or why there are none. */
export const RestRows = <T extends RaRecord<number>>({ bulkActions, ...props }: RestRowsProps<T>) => {
  const { data, error, isPending, refetch, resource, sort, setSort } = useListContext<T>();
  const navigate = useNavigate();
  const label = useGetResourceLabel()(resource);
  const { hasEdit } = useResourceDefinition({ resource });
  const columns = useRestColumns({ ...props, isSelectable: bulkActions !== undefined });

  return (
    <>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {error && 'status' in error && error.status === 400 && <StartAgain />}
      {isPending && <Cargando />}
      {data?.length === 0 && <NoRows name={label.toLowerCase()} />}
      {data && data.length > 0 && (
        <>
          {bulkActions !== undefined && <BulkBar>{bulkActions}</BulkBar>}
          <Tabla
            label={label}
            columns={columns}
            rows={data}
            sort={sort}
            onSort={setSort}
            onOpen={hasEdit ? ({ id }) => navigate(sectionPath(resource, 'edit', id)) : undefined}
          />
          <Pagination rowsPerPageOptions={[]} />
        </>
      )}
    </>
  );
};

/** Out of an address that asks what the API does not know, and which the list remembers. */
const StartAgain = () => {
  const { resource } = useListContext();
  const forget = useRemoveFromStore(`${resource}.listParams`);
  const navigate = useNavigate();
  const translate = useTranslate();
  const startAgain = () => {
    forget();
    navigate(sectionPath(resource), { replace: true });
  };

  return <Button onClick={startAgain}>{translate('ra.navigation.clear_filters')}</Button>;
};

const NoRows = ({ name }: { name: string }) => {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const isFiltered = Object.values(filterValues).some((value) => value !== '');

  return isFiltered ? (
    <Typography>
      {translate('ra.navigation.no_filtered_results', { name })}{' '}
      <Button onClick={() => setFilters({})}>{translate('ra.navigation.clear_filters')}</Button>
    </Typography>
  ) : (
    <Typography>{translate('ra.page.empty', { name })}</Typography>
  );
};
