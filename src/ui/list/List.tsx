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
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ColumnsButton, CreateButton, Pagination } from 'react-admin';
import { ExportButton } from '../export/ExportButton';
import { useSectionOptions } from '../fields/useSectionOptions';
import { FilterForm } from '../filters/FilterForm';
import { Loading } from '../page/Loading';
import { Page } from '../page/Page';
import { useCrumbs } from '../page/useCrumbs';
import { useUsuarioActual } from '../page/usuarioActual';
import { Empty } from './Empty';
import { ListError } from './ListError';
import { usePreloadedForms } from './usePreloadedForms';

interface ListProps<T extends RaRecord>
  extends Omit<ListBaseProps<T>, 'exporter' | 'perPage' | 'render' | 'title'> {
  /** react-admin's inputs; those that are alwaysOn stand open where there is room, four at most. */
  filters?: ReactElement[];
  /** Beside the title; Columnas, Exportar and the button that creates unless told. */
  actions?: ReactNode;
  /** Between the filters and the rows, whether there are any or not. */
  tabs?: ReactNode;
  empty?: ReactNode;
  /** One of those that are offered. */
  perPage?: (typeof PAGE_SIZES)[number];
  pagination?: ReactNode;
  children: ReactNode;
}

const ImportButton = lazy(() => import('../import/ImportButton'));
const ListLive = lazy(() => import('../live/ListLive'));
const LastRefresh = lazy(() => import('../action/LastRefresh'));
const SearchBeyond = lazy(() => import('./SearchBeyond'));
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
  tabs,
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
  const defaults = Object.fromEntries(
    Object.entries(filterDefaultValues).filter(([source]) => isServed(source)),
  );

  return (
    <ListBase<T>
      {...props}
      perPage={kept}
      filterDefaultValues={defaults}
      exporter={false}
      disableAuthentication
      // The error stands in the page, where its retry is; no second text in passing.
      queryOptions={{ onError: undefined, ...queryOptions }}
    >
      <FilterContext.Provider
        value={filters.filter(isFor(role)).filter(({ props }) => isServed(Object(props).source))}
      >
        <ListView
          actions={actions}
          tabs={tabs}
          empty={empty}
          pagination={pagination}
          bounds={boundsOf(defaults)}
          onPerPage={keep}
        >
          {children}
        </ListView>
      </FilterContext.Provider>
    </ListBase>
  );
};

const boundsOf = (filters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filters).filter(([source]) => /_[gl]te$/.test(source)));

/** An input that is for some roles alone says so as AdministradorInput does; it is kept from the others. */
const isFor =
  (role: string) =>
  ({ type }: ReactElement): boolean => {
    const { access }: { access?: readonly string[] } = Object(type);

    return access?.includes(role) ?? true;
  };

/** In place of react-admin's ListActions: Exportar writes XLSX or CSV, of all pages. */
const ListActions = () => {
  const { hasCreate } = useResourceDefinition();
  const { imports } = useSectionOptions();

  return (
    <>
      <ColumnsButton />
      <ExportButton />
      <Suspense>{imports && <ImportButton />}</Suspense>
      {hasCreate && <CreateButton />}
    </>
  );
};

interface ListViewProps
  extends Required<Pick<ListProps<RaRecord>, 'actions' | 'empty' | 'pagination'>>,
    Pick<ListProps<RaRecord>, 'tabs'> {
  /** What of the filters that the list begins with bounds a date. */
  bounds: Record<string, unknown>;
  onPerPage: (perPage: number) => void;
  children: ReactNode;
}

const ListView = ({ actions, tabs, empty, pagination, bounds, onPerPage, children }: ListViewProps) => {
  const { defaultTitle, data, error, filterValues, isPending, perPage, refetch, selectedIds } =
    useListContext();
  useEffect(() => onPerPage(perPage), [perPage, onPerPage]);
  const { api_local } = useUsuarioActual();
  usePreloadedForms();
  const hasSearched = useRef(false);
  hasSearched.current ||= 'q' in filterValues && Object.keys(bounds).length > 0;

  return (
    <Page title={String(defaultTitle)} breadcrumb={useCrumbs()} actions={actions}>
      <FilterForm />
      {tabs}
      <Suspense>{hasSearched.current && <SearchBeyond bounds={bounds} />}</Suspense>
      <Suspense>{(selectedIds.length > 0 || 'id' in filterValues) && <SelectionElsewhere />}</Suspense>
      {error && <ListError />}
      {isPending && <Loading />}
      <Suspense>{api_local && data && <ListLive />}</Suspense>
      {data?.length === 0 && !error && empty}
      {data && data.length > 0 && (
        <>
          {children}
          <Suspense>
            <LastRefresh verb="getList" refetch={refetch} isBeside />
          </Suspense>
          {pagination}
        </>
      )}
    </Page>
  );
};
