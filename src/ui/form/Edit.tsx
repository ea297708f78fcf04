import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type EditBaseProps, type RaRecord, useEditContext, useGetResourceLabel } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';
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

/**
 * In place of react-admin's Edit: what is saved goes out with the record's version, and who was too late sees it and
 * keeps what is written and compares; messages in the page; why a record cannot be changed; its history.
 */
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
      // The form starts from what the API says now, not from what a list said before.
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

/** For react-query: what a form was filled from is fetched again when the network is back only if it never came. */
export const isLoadFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

type EditViewProps = Pick<EditProps<RaRecord>, 'actions' | 'children'> & ReturnType<typeof useConflict>;

const EditView = ({ actions, conflict, compare, clear, children }: EditViewProps) => {
  const { defaultTitle, resource, record, error, isFetching, refetch } = useEditContext();
  const { forget } = useKeptInput();
  const [isFresh, setIsFresh] = useState(false);
  const [loads, setLoads] = useState(0);
  const queryClient = useQueryClient();
  const label = useGetResourceLabel()(resource);
  if (!isFresh && record && !isFetching) setIsFresh(true);
  const isReady = isFresh && record && !error;

  const reload = () =>
    refetch().then(() => {
      clear();
      forget();
      setLoads(loads + 1);
    });

  // From the answer that told of it: while another one is awaited somebody might begin to write.
  const showNewer = (now: RaRecord) =>
    queryClient.setQueryData([resource, 'getOne', { id: String(now.id) }], now);

  return (
    <>
      <Title defaultTitle={record ? defaultTitle : label} />
      {isReady && (
        <PageActions>
          <Slot name="recordInfo" id={record.id} />
          {actions}
          <Slot name="recordActions" />
        </PageActions>
      )}
      {conflict && !conflict.latest && (
        <Notice
          severity="error"
          action={
            <Button color="inherit" onClick={reload}>
              Cargar de nuevo
            </Button>
          }
        >
          {conflict.text}
        </Notice>
      )}
      {record && <Slot name="opened" id={record.id} title={String(defaultTitle)} />}
      {isReady && !conflict && <Slot name="edit" onNewer={showNewer} onReload={reload} onCompare={compare} />}
      {error && <ErrorState error={error} backTo={sectionPath(resource)} onRetry={refetch} />}
      {!error && !isReady && <Loading />}
      {isReady && (
        // Remount: what is written on the page goes, and what it holds in hand.
        <Fragment key={loads}>
          <ReadOnlyNotice />
          {children}
        </Fragment>
      )}
    </>
  );
};
