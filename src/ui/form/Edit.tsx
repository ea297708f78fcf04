import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { EditBase, type EditBaseProps, type RaRecord, useEditContext } from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { HistoryButton } from '../history/HistoryButton';
import { Presence } from '../live/Presence';
import { ErrorState } from '../page/ErrorState';
import { Loading } from '../page/Loading';
import { Notice } from '../page/Notice';
import { Page } from '../page/Page';
import { sectionPath } from '../page/sectionPath';
import { useCrumbs } from '../page/useCrumbs';
import { useUsuarioActual } from '../page/usuarioActual';
import { ReadOnlyNotice } from '../record/ReadOnlyNotice';
import { useRemember } from '../record/recents';
import { Conflict } from './Conflict';
import { useInputBackup } from './inputBackup';
import { type Unserved, useSaved } from './useSaved';

const RecordLive = lazy(() => import('../live/RecordLive'));

interface EditProps<T extends RaRecord> extends Omit<EditBaseProps<T>, 'render'>, Unserved {
  actions?: ReactNode;
  /** A row of the list holds all that the form does: it is shown at once, and written in when the API has answered. */
  startsFromRow?: boolean;
  children: ReactNode;
}

/**
 * In place of react-admin's Edit: what is saved goes out with the record's version, and who was too late sees it and
 * keeps what is written; messages in the page; why a record cannot be changed; its history.
 */
export const Edit = <T extends RaRecord = RaRecord>({
  actions,
  startsFromRow = false,
  children,
  mutationOptions,
  ...props
}: EditProps<T>) => {
  const id = Number(useParams().id);
  const { conflict, clear, ...saved } = useSaved('updated');

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
      <EditView actions={actions} startsFromRow={startsFromRow} conflict={conflict} onReload={clear}>
        {children}
      </EditView>
    </EditBase>
  );
};

/** For react-query: what a form was filled from is fetched again when the network is back only if it never came. */
export const isLoadFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

interface EditViewProps extends Pick<EditProps<RaRecord>, 'actions' | 'startsFromRow' | 'children'> {
  conflict?: string;
  onReload: () => void;
}

const EditView = ({ actions, startsFromRow, conflict, onReload, children }: EditViewProps) => {
  const { defaultTitle, resource, record, error, isFetching, refetch } = useEditContext();
  const { read, forget } = useInputBackup();
  // What was written before is put back on what the API says now.
  const [isShownEarly] = useState(() => startsFromRow && read() === undefined);
  const [row] = useState(record);
  const [isFresh, setIsFresh] = useState(false);
  const [loads, setLoads] = useState(0);
  const [newer, setNewer] = useState<number>();
  const queryClient = useQueryClient();
  const { api_local } = useUsuarioActual();
  const crumbs = useCrumbs('Editar');
  useRemember(resource, record?.id ?? 0, record && String(defaultTitle));
  if (!isFresh && record && !isFetching) {
    setIsFresh(true);
    // Anew, for inputs that look at their values once.
    if (row && record !== row) setLoads(loads + 1);
  }
  if (newer !== undefined && record?.version === newer) {
    setNewer(undefined);
    setLoads(loads + 1);
  }
  const isFilled = record && !error;
  const isReady = isFresh && isFilled;
  const isShown = isFilled && (isFresh || isShownEarly);

  const reload = () =>
    refetch().then(() => {
      onReload();
      forget();
      setLoads(loads + 1);
    });

  // From the answer that told of it: while another one is awaited somebody might begin to write.
  const showNewer = (now: RaRecord) => {
    queryClient.setQueryData([resource, 'getOne', { id: String(now.id) }], now);
    setNewer(Number(now.version));
  };

  return (
    <Page
      title={record ? String(defaultTitle) : (crumbs.at(-2)?.label ?? '')}
      breadcrumb={crumbs}
      actions={
        isReady && (
          <>
            <Presence id={record.id} />
            {actions}
            <HistoryButton />
          </>
        )
      }
    >
      {conflict && <Notice severity="error">{conflict}</Notice>}
      <Conflict refusal={conflict} onReload={reload} />
      <Suspense>
        {api_local && isReady && !conflict && <RecordLive onNewer={showNewer} onReload={reload} />}
      </Suspense>
      {error && <ErrorState error={error} backTo={sectionPath(resource)} onRetry={refetch} />}
      {!error && !isShown && <Loading />}
      {isShown && (
        <Box key={loads} inert={!isReady} aria-busy={!isReady} sx={{ opacity: isReady ? 1 : 0.7 }}>
          <ReadOnlyNotice />
          {children}
        </Box>
      )}
    </Page>
  );
};
