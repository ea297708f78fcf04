import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type EditBaseProps, type RaRecord, useEditContext, useGetResourceLabel } from 'ra-core';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { Slot } from '../layout/Slot';
import { ErrorState } from '../page/ErrorState';
import { Loading } from '../page/Loading';
import { Notice } from '../page/Notice';
import { PageActions } from '../page/PageActions';
import { ReadOnlyNotice } from '../record/ReadOnlyNotice';
import { sectionPath } from '../section/sectionPath';
import { ConflictContext, useConflict } from './useConflict';
import { useKeptInput } from './useKeptInput';
import { type Unserved, useSaved } from './useSaved';

interface EditProps<T extends RaRecord> extends Omit<EditBaseProps<T>, 'render'>, Unserved {
  actions?: ReactNode;
  children: ReactNode;
}

/** In place of react-admin's Edit: messages in the page, and a save that comes too late is compared with what is saved. */
export const Edit = <T extends RaRecord = RaRecord>({
  actions,
  children,
  mutationOptions,
  ...props
}: EditProps<T>) => {
  const id = Number(useParams().id);
  const conflict = useConflict(id);
  const saved = useSaved('updated', conflict.clear, undefined, conflict.find);

  return (
    <EditBase<T>
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ onError: undefined, refetchOnReconnect: isLoadFailed, refetchOnMount: 'always' }}
      mutationOptions={{ ...saved.mutationOptions, ...mutationOptions }}
      {...props}
    >
      <ConflictContext value={conflict.conflict}>
        <EditView actions={actions} {...conflict}>
          {children}
        </EditView>
      </ConflictContext>
    </EditBase>
  );
};

/** For react-query: the source of a form is fetched again after an outage only if it never came. */
export const isLoadFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

type EditViewProps = Pick<EditProps<RaRecord>, 'actions' | 'children'> & ReturnType<typeof useConflict>;

const EditView = ({ actions, conflict, compare, clear, children }: EditViewProps) => {
  const { defaultTitle, resource, record, error, refetch } = useEditContext();
  const isReady = useIsReady();
  const { forget } = useKeptInput();
  const [loads, setLoads] = useState(0);
  const queryClient = useQueryClient();
  const label = useGetResourceLabel()(resource);

  const reload = async () => {
    await refetch();
    clear();
    forget();
    setLoads(loads + 1);
  };
  const showNewer = (now: RaRecord) =>
    queryClient.setQueryData([resource, 'getOne', { id: String(now.id) }], now);

  return (
    <>
      <Title defaultTitle={record ? defaultTitle : label} />
      {record && <Slot name="opened" id={record.id} title={String(defaultTitle)} />}
      {error && <ErrorState error={error} backTo={sectionPath(resource)} onRetry={refetch} />}
      {!error && !isReady && <Loading />}
      {record && isReady && (
        <>
          <PageActions>
            <Slot name="recordInfo" id={record.id} />
            {actions}
            <Slot name="recordActions" />
          </PageActions>
          {conflict && !conflict.latest && (
            <Notice severity="error" onReload={reload}>
              {conflict.text}
            </Notice>
          )}
          {!conflict && <Slot name="edit" onNewer={showNewer} onReload={reload} onCompare={compare} />}
          {/* A reload drops the input and the state of the page. */}
          <Fragment key={loads}>
            <ReadOnlyNotice />
            {children}
          </Fragment>
        </>
      )}
    </>
  );
};

/** Whether the API has answered: the form must not start from the row of a list, which may be old. */
const useIsReady = () => {
  const { record, error, isFetching } = useEditContext();
  const [isFresh, setIsFresh] = useState(false);
  const isAnswered = record !== undefined && !isFetching;

  useEffect(() => {
    if (isAnswered) setIsFresh(true);
  }, [isAnswered]);

  return isFresh && !error;
};
