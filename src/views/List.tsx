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
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { CreateButton, Pagination, Title } from 'react-admin';
import { ImportButton } from '../features/import/ImportButton';
import { ListLive } from '../features/live/ListLive';
import { useSectionOptions } from '../section/useSectionOptions';
import { ExportButton } from '../ui/export/ExportButton';
import { FilterForm } from '../ui/filters/FilterForm';
import { useOfferedFilters, useServedFilters } from '../ui/filters/useOfferedFilters';
import { LastRefresh } from '../ui/page/LastRefresh';
import { Loading } from '../ui/page/Loading';
import { PageActions } from '../ui/page/PageActions';
import { Part } from '../ui/page/Part';
import { ColumnsButton, ColumnsProvider } from '../ui/table/ColumnsButton';
import { PAGE_SIZES } from '../ui/theme/themeStock';
import { Empty } from './Empty';
import { ListError } from './ListError';

interface ListProps<T extends RaRecord>
  extends Omit<ListBaseProps<T>, 'exporter' | 'perPage' | 'render' | 'title'> {
  filters?: readonly ReactElement[];
  actions?: ReactNode;
  /** Also shown without rows. */
  tabs?: ReactNode;
  empty?: ReactNode;
  perPage?: (typeof PAGE_SIZES)[number];
  pagination?: ReactNode;
  children: ReactNode;
}

/** In place of react-admin's: errors with a retry, and a page size that is kept per user. */
export const List = <T extends RaRecord = RaRecord>({
  filters,
  actions = <ListActions />,
  tabs,
  empty = <Empty />,
  perPage = PAGE_SIZES[0],
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
      // The page shows the error, so no notification.
      queryOptions={{ onError: undefined, ...queryOptions }}
    >
      <FilterContext.Provider value={useOfferedFilters(resource, filters)}>
        <ColumnsProvider>
          <PageActions>{actions}</PageActions>
          <FilterForm />
          {tabs}
          <ListBody empty={empty} pagination={pagination} onPerPage={keep}>
            {children}
          </ListBody>
        </ColumnsProvider>
      </FilterContext.Provider>
    </ListBase>
  );
};

const ListActions = () => (
  <>
    <ColumnsButton />
    <ExportButton />
    <Part>
      <ImportButton />
    </Part>
    {useResourceDefinition().hasCreate && <CreateButton />}
  </>
);

interface ListBodyProps extends Required<Pick<ListProps<RaRecord>, 'empty' | 'pagination' | 'children'>> {
  onPerPage: (perPage: number) => void;
}

const ListBody = ({ empty, pagination, onPerPage, children }: ListBodyProps) => {
  const { defaultTitle, data, error, isPending, perPage, refetch } = useListContext();
  const { preload } = useSectionOptions();
  useEffect(() => onPerPage(perPage), [perPage, onPerPage]);
  useEffect(() => {
    // Safari lacks requestIdleCallback.
    if (isPending || !preload || !('requestIdleCallback' in window)) return;
    requestIdleCallback(() => ['edit/:id', 'create'].forEach(preload));
  }, [isPending, preload]);

  return (
    <>
      <Title defaultTitle={defaultTitle} />
      <ListError />
      {isPending && <Loading />}
      {data && (
        <Part>
          <ListLive />
        </Part>
      )}
      {data?.length === 0 && !error && empty}
      {data && data.length > 0 && (
        <>
          {children}
          <LastRefresh verb="getList" refetch={refetch} isBeside />
          {pagination}
        </>
      )}
    </>
  );
};
