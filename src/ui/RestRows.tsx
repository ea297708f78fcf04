import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  LinkBase,
  type RaRecord,
  useGetResourceLabel,
  useListContext,
  useNavigate,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import type { ReactNode } from 'react';
import { Pagination } from 'react-admin';
import { Cargando } from './Cargando';
import { ErrorState } from './ErrorState';
import { sectionPath } from './sectionPath';
import { type Columna, Tabla } from './Tabla';

/** A column by its field: the label is that of the section's descriptor, the cell the field's text unless told. */
export interface RestColumn<T> extends Pick<Columna<T>, 'isNumeric' | 'isWhole' | 'card'> {
  source: keyof T & string;
  cell?: (row: T) => ReactNode;
  /** What the API sorts by, where it is not the field; false: the column does not sort. */
  sort?: string | false;
}

/** What the list holds: the rows of a page, each leading to its form, or why there are none. */
export const RestRows = <T extends RaRecord<number>>({ columns }: { columns: readonly RestColumn<T>[] }) => {
  const { data, error, isPending, refetch, resource, sort, setSort } = useListContext<T>();
  const navigate = useNavigate();
  const label = useGetResourceLabel()(resource);
  const translateLabel = useTranslateLabel();
  const edit = (row: T) => sectionPath(resource, 'edit', row.id);

  const columnas = columns.map(({ cell, sort: sortBy, ...column }): Columna<T> => {
    const contentOf = cell ?? ((row: T) => String(row[column.source] ?? ''));
    const toEdit = (row: T) => (
      <Link component={LinkBase} to={edit(row)}>
        {contentOf(row)}
      </Link>
    );

    return {
      ...column,
      label: String(translateLabel({ source: column.source, resource })),
      sort: sortBy === false ? undefined : (sortBy ?? column.source),
      cell: column.card === 'title' ? toEdit : contentOf,
    };
  });

  return (
    <>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Cargando />}
      {data?.length === 0 && <NoRows name={label.toLowerCase()} />}
      {data && data.length > 0 && (
        <>
          <Tabla
            label={label}
            columns={columnas}
            rows={data}
            sort={sort}
            onSort={setSort}
            onOpen={(row) => navigate(edit(row))}
          />
          <Pagination rowsPerPageOptions={[]} />
        </>
      )}
    </>
  );
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
