import Box from '@mui/material/Box';
import {
  FilterContext,
  ListBase,
  type ListBaseProps,
  ListContextProvider,
  type RaRecord,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useStore,
} from 'ra-core';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Pagination, Title } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { ImportButton } from '../features/import/ImportButton';
import { ImportedChip } from '../features/import/ImportedChip';
import { ListLive } from '../features/live/ListLive';
import { preloadIdle } from '../section/lazy';
import { useSectionOptions } from '../section/useSectionOptions';
import { LastRefresh } from '../ui/base/LastRefresh';
import { PageActions } from '../ui/base/PageActions';
import { Part } from '../ui/base/Part';
import { useIsPhone } from '../ui/base/useIsPhone';
import { useLastAnswer } from '../ui/base/useLastAnswer';
import { ExportButton } from '../ui/list/export/ExportButton';
import { FilterForm } from '../ui/list/filters/FilterForm';
import { useOfferedFilters, useServedFilters } from '../ui/list/filters/useOfferedFilters';
import { PAGE_SIZES } from '../ui/list/pageSizes';
import { ColumnsButton, ColumnsProvider } from '../ui/table/ColumnsButton';
import { SelectedElsewhere } from '../ui/table/SelectedText';
import { ShownColumnsProvider } from '../ui/table/ShownColumns';
import { TableSkeleton } from '../ui/table/TableSkeleton';
import { CreateButton } from './CreateButton';
import { Empty } from './Empty';
import { ListError } from './ListError';
import { nearestSize, offeredParams } from './offeredParams';
import { useDeclaredList } from './useDeclaredList';

export interface ListProps<T extends RaRecord = RaRecord>
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

/**
 * In place of react-admin's: errors with a retry, a page size that is kept per user,
 * and the filters, their values and the order that the section declares.
 */
export const List = <T extends RaRecord = RaRecord>(props: ListProps<T>) => {
  const { search } = useLocation();
  const resource = useResourceContext(props) ?? '';
  const { rest } = useSectionOptions(resource);
  const declared = useDeclaredList(resource);
  const filters = props.filters ?? declared.filters;
  const defaults = useServedFilters(
    resource,
    props.filterDefaultValues ?? defaultsIn(filters, declared.defaults),
  );
  const offered = offeredParams(search, rest, defaults);
  if (offered !== search) return <Navigate replace to={{ search: offered }} />;

  return (
    <OfferedList
      {...props}
      filters={filters}
      filterDefaultValues={defaults}
      sort={props.sort ?? declared.sort}
    />
  );
};

const OfferedList = <T extends RaRecord>({
  filters,
  actions = <ListActions />,
  tabs,
  empty = <Empty />,
  perPage = PAGE_SIZES[0],
  pagination = <Pagination rowsPerPageOptions={[...PAGE_SIZES]} />,
  queryOptions,
  children,
  ...props
}: ListProps<T>) => {
  const resource = useResourceContext(props) ?? '';
  const [kept, keep] = useStore<number>(`${resource}.perPage`, perPage);
  const isPhone = useIsPhone();

  return (
    <ListBase<T>
      {...props}
      perPage={nearestSize(kept)}
      exporter={false}
      disableAuthentication
      // The page shows the error, so no notification.
      queryOptions={{ onError: undefined, ...queryOptions }}
    >
      <OutagesOutlived>
        <FilterContext.Provider value={useOfferedFilters(resource, filters)}>
          <ShownColumnsProvider>
            <ColumnsProvider>
              <PageActions>
                {!isPhone && <Age />}
                {actions}
              </PageActions>
              <FilterForm />
              <ImportedChip />
              {isPhone && <Age />}
              {tabs}
              <ListBody empty={empty} pagination={pagination} onPerPage={keep}>
                {children}
              </ListBody>
            </ColumnsProvider>
          </ShownColumnsProvider>
        </FilterContext.Provider>
      </OutagesOutlived>
    </ListBase>
  );
};

/** A search without a connection keeps the rows of before, which ListError says. */
const OutagesOutlived = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const { resource, data, total, meta, error } = list;
  const last = useLastAnswer(data && { resource, data, total, meta }, error);
  const isKept = last?.resource === resource && last.data.length > 0;

  return (
    <ListContextProvider
      value={
        error && isKept
          ? { ...list, ...last, error, isPending: false, isLoading: false, isPlaceholderData: true }
          : list
      }
    >
      {children}
    </ListContextProvider>
  );
};

/** Filters of the list itself keep the values that the section declares for them. */
const defaultsIn = (
  filters: readonly ReactElement[],
  defaults: Readonly<Record<string, object | undefined>>,
): object => Object.assign({}, ...filters.map(({ props }) => defaults[Object(props).source]));

interface ListActionsProps {
  /** In place of the filled button. */
  create?: ReactNode;
}

/** The buttons above a list. `actions` replaces them. */
export const ListActions = ({ create = <CreateButton /> }: ListActionsProps) => (
  <>
    <ColumnsButton />
    <ExportButton />
    <Part>
      <ImportButton />
    </Part>
    {useResourceDefinition().hasCreate && create}
  </>
);

interface ListBodyProps extends Required<Pick<ListProps, 'empty' | 'pagination' | 'children'>> {
  onPerPage: (perPage: number) => void;
}

const ListBody = ({ empty, pagination, onPerPage, children }: ListBodyProps) => {
  const { defaultTitle, data, error, isPending, perPage } = useListContext();
  const { list, screens } = useSectionOptions();
  useEffect(() => onPerPage(perPage), [perPage, onPerPage]);
  useEffect(() => {
    if (!isPending) preloadIdle(['edit/:id', 'create'].map((path) => screens?.[path]));
  }, [isPending, screens]);

  return (
    <>
      <Title defaultTitle={defaultTitle} preferenceKey={false} />
      <ListError />
      {isPending && <TableSkeleton columns={list.length} />}
      {data?.length === 0 && !error && (
        <>
          <SelectedElsewhere />
          {empty}
        </>
      )}
      {data && data.length > 0 && (
        <>
          {children}
          {pagination}
        </>
      )}
    </>
  );
};

/** Its place is kept, so that what it says moves nothing and covers nothing. */
const Age = () => {
  const { data, refetch } = useListContext();

  return (
    <Box sx={ageStyle}>
      {data && (
        <Part>
          <ListLive>
            <LastRefresh verb="getList" refetch={refetch} />
          </ListLive>
        </Part>
      )}
    </Box>
  );
};

/** As large as the longest text. */
const ageStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: { sm: 'flex-end' },
  width: { sm: 260 },
  minHeight: { xs: 44, sm: 38 },
  mb: { xs: 1, sm: 0 },
  displayPrint: 'none',
};
