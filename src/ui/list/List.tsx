import {
  FilterContext,
  ListBase,
  type ListBaseProps,
  type RaRecord,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useStore,
} from 'ra-core';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { ColumnsButton, CreateButton, FilterButton, FilterForm, Pagination } from 'react-admin';
import { ExportButton } from '../export/ExportButton';
import { useSectionOptions } from '../fields/useSectionOptions';
import { Loading } from '../page/Loading';
import { Page } from '../page/Page';
import { useCrumbs } from '../page/useCrumbs';
import { useUsuarioActual } from '../page/usuarioActual';
import { Empty } from './Empty';
import { ListError } from './ListError';
import { usePreloadedForms } from './usePreloadedForms';

interface ListProps<T extends RaRecord>
  extends Omit<ListBaseProps<T>, 'exporter' | 'perPage' | 'render' | 'title'> {
  /** react-admin's inputs; those that are alwaysOn stand open, four at most. */
  filters?: ReactElement[];
  /** Beside the title; Añadir filtro, Columnas, Exportar and the button that creates unless told. */
  actions?: ReactNode;
  empty?: ReactNode;
  /** One of those that are offered. */
  perPage?: (typeof PAGE_SIZES)[number];
  pagination?: ReactNode;
  children: ReactNode;
}

const SelectionElsewhere = lazy(() => import('./SelectionElsewhere'));

const PAGE_SIZE = 25;
const PAGE_SIZES = [25, 50, 100] as const;

/**
 * In place of react-admin's List: title and buttons on one line and the filters below it, errors with another try,
 * messages in the page, and the size of a page kept for the user.
 */
export const List = <T extends RaRecord = RaRecord>({
  filters = [],
  actions = <ListActions />,
  empty = <Empty />,
  perPage = PAGE_SIZE,
  pagination = <Pagination rowsPerPageOptions={[...PAGE_SIZES]} />,
  filterDefaultValues = {},
  queryOptions,
  children,
  ...props
}: ListProps<T>) => {
  const resource = useResourceContext(props) ?? '';
  const { role } = useUsuarioActual();
  const { filters: served } = useSectionOptions(resource);
  const [kept, keep] = useStore<number>(`${resource}.perPage`, perPage);
  // A range is one filter: fecha_gte and fecha_lte are fecha.
  const isServed = (source = '') => served?.[source.replace(/_[gl]te$/, '')] !== false;

  return (
    <ListBase<T>
      {...props}
      perPage={kept}
      filterDefaultValues={Object.fromEntries(
        Object.entries(filterDefaultValues).filter(([source]) => isServed(source)),
      )}
      exporter={false}
      disableAuthentication
      // The error stands in the page, where its retry is; no second text in passing.
      queryOptions={{ onError: undefined, ...queryOptions }}
    >
      <FilterContext.Provider
        value={filters.filter(isFor(role)).filter(({ props }) => isServed(Object(props).source))}
      >
        <ListView actions={actions} empty={empty} pagination={pagination} onPerPage={keep}>
          {children}
        </ListView>
      </FilterContext.Provider>
    </ListBase>
  );
};

/** An input that is for some roles alone says so as AdministradorInput does; Añadir filtro keeps it from the others. */
const isFor =
  (role: string) =>
  ({ type }: ReactElement): boolean => {
    const { access }: { access?: readonly string[] } = Object(type);

    return access?.includes(role) ?? true;
  };

/** In place of react-admin's ListActions: Exportar writes XLSX or CSV, of all pages. */
const ListActions = () => {
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

interface ListViewProps extends Required<Pick<ListProps<RaRecord>, 'actions' | 'empty' | 'pagination'>> {
  onPerPage: (perPage: number) => void;
  children: ReactNode;
}

const ListView = ({ actions, empty, pagination, onPerPage, children }: ListViewProps) => {
  const { defaultTitle, data, error, filterValues, isPending, perPage, selectedIds } = useListContext();
  useEffect(() => onPerPage(perPage), [perPage, onPerPage]);
  usePreloadedForms();

  return (
    <Page title={String(defaultTitle)} breadcrumb={useCrumbs()} actions={actions}>
      <FilterForm />
      <Suspense>{(selectedIds.length > 0 || 'id' in filterValues) && <SelectionElsewhere />}</Suspense>
      {error && <ListError />}
      {isPending && <Loading />}
      {data?.length === 0 && !error && empty}
      {data && data.length > 0 && (
        <>
          {children}
          {pagination}
        </>
      )}
    </Page>
  );
};
