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
import { CreateButton, Pagination, Title } from 'react-admin';
import { ExportButton } from '../export/ExportButton';
import { FilterForm } from '../filters/FilterForm';
import { useOfferedFilters, useServedFilters } from '../filters/useOfferedFilters';
import { Slot } from '../layout/Slot';
import { Loading } from '../page/Loading';
import { PageActions } from '../page/PageActions';
import { PAGE_SIZES } from '../theme/themeStock';
import { ColumnsButton, OfferedColumnsProvider } from './ColumnsButton';
import { Empty } from './Empty';
import { ListError } from './ListError';
import { usePreloadedForms } from './usePreloadedForms';

interface ListProps<T extends RaRecord>
  extends Omit<ListBaseProps<T>, 'exporter' | 'perPage' | 'render' | 'title'> {
  /** react-admin's inputs; those that are alwaysOn stand open where there is room. */
  filters?: readonly ReactElement[];
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

const PAGE_SIZE = 25;

/** In place of react-admin's List: buttons beside the title, errors with another try, the size of a page kept for the user. */
export const List = <T extends RaRecord = RaRecord>({
  filters,
  actions = <ListActions />,
  tabs,
  empty = <Empty />,
  perPage = PAGE_SIZE,
  pagination = <Pagination rowsPerPageOptions={[...PAGE_SIZES]} />,
  filterDefaultValues,
  queryOptions,
  children,
  ...props
}: ListProps<T>) => {
  const resource = useResourceContext(props) ?? '';
  const [kept, keep] = useStore<number>(`${resource}.perPage`, perPage);

  return (
    <ListBase<T>
      {...props}
      perPage={kept}
      filterDefaultValues={useServedFilters(resource, filterDefaultValues)}
      exporter={false}
      disableAuthentication
      // The error stands in the page, where its retry is; no second text in passing.
      queryOptions={{ onError: undefined, ...queryOptions }}
    >
      <FilterContext.Provider value={useOfferedFilters(resource, filters)}>
        <OfferedColumnsProvider>
          <PageActions>{actions}</PageActions>
          <FilterForm />
          {tabs}
          <ListBody empty={empty} pagination={pagination} onPerPage={keep}>
            {children}
          </ListBody>
        </OfferedColumnsProvider>
      </FilterContext.Provider>
    </ListBase>
  );
};

const LastRefresh = lazy(() => import('../dialogs/LastRefresh'));

/** In place of react-admin's ListActions: Exportar writes XLSX or CSV, of all pages. */
const ListActions = () => {
  const { hasCreate } = useResourceDefinition();

  return (
    <>
      <ColumnsButton />
      <ExportButton />
      <Slot name="listActions" />
      {hasCreate && <CreateButton />}
    </>
  );
};

interface ListBodyProps extends Required<Pick<ListProps<RaRecord>, 'empty' | 'pagination' | 'children'>> {
  onPerPage: (perPage: number) => void;
}

const ListBody = ({ empty, pagination, onPerPage, children }: ListBodyProps) => {
  const { defaultTitle, data, error, isPending, perPage, refetch } = useListContext();
  useEffect(() => onPerPage(perPage), [perPage, onPerPage]);
  usePreloadedForms();

  return (
    <>
      <Title defaultTitle={defaultTitle} />
      {error && <ListError />}
      {isPending && <Loading />}
      {data && <Slot name="list" />}
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
    </>
  );
};
