import { EditBase, type EditBaseProps, type RaRecord, useEditContext, useGetResourceLabel } from 'ra-core';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { RecordLive } from '../features/live/RecordLive';
import { sectionPath } from '../section/sectionPath';
import { useKeptInput } from '../ui/form/useKeptInput';
import { type UnsupportedProps, useSaved } from '../ui/form/useSaved';
import { ErrorState } from '../ui/page/ErrorState';
import { Loading } from '../ui/page/Loading';
import { Notice } from '../ui/page/Notice';
import { PageActions } from '../ui/page/PageActions';
import { Part } from '../ui/page/Part';
import { ReadOnlyNotice } from './ReadOnlyNotice';
import { RecordActions } from './RecordActions';

interface EditProps<T extends RaRecord> extends Omit<EditBaseProps<T>, 'render'>, UnsupportedProps {
  actions?: ReactNode;
  children: ReactNode;
}

/** In place of react-admin's: messages in the page. An outdated save keeps the input. */
export const Edit = <T extends RaRecord = RaRecord>({
  actions,
  children,
  mutationOptions,
  ...props
}: EditProps<T>) => {
  const [conflict, setConflict] = useState<string>();
  const clear = () => setConflict(undefined);
  const saved = useSaved('updated', clear, undefined, setConflict);

  return (
    <EditBase<T>
      id={Number(useParams().id)}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ onError: undefined, refetchOnReconnect: isLoadFailed, refetchOnMount: 'always' }}
      mutationOptions={{ ...saved.mutationOptions, ...mutationOptions }}
      {...props}
    >
      <EditView actions={actions} conflict={conflict} onReloaded={clear}>
        {children}
      </EditView>
    </EditBase>
  );
};

/** After an outage, a form only refetches what it never got. */
export const isLoadFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

interface EditViewProps extends Pick<EditProps<RaRecord>, 'actions' | 'children'> {
  conflict?: string;
  onReloaded: () => void;
}

const EditView = ({ actions, conflict, onReloaded, children }: EditViewProps) => {
  const { defaultTitle, resource, record, error, refetch } = useEditContext();
  const isReady = useIsReady();
  const { forget } = useKeptInput();
  const [loads, setLoads] = useState(0);
  const label = useGetResourceLabel()(resource);

  const reload = async () => {
    await refetch();
    onReloaded();
    forget();
    setLoads(loads + 1);
  };

  return (
    <>
      <Title defaultTitle={record ? defaultTitle : label} preferenceKey={false} />
      {error && <ErrorState error={error} backTo={sectionPath(resource)} onRetry={refetch} />}
      {!error && !isReady && <Loading />}
      {record && isReady && (
        <>
          <PageActions>
            {actions}
            <RecordActions />
          </PageActions>
          {conflict ? (
            <Notice severity="error" onReload={reload}>
              {conflict}
            </Notice>
          ) : (
            <Part>
              <RecordLive onReload={reload} />
            </Part>
          )}
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

/** A form must not start from a row of the list, which may be old. */
const useIsReady = () => {
  const { record, error, isFetching } = useEditContext();
  const [isFresh, setIsFresh] = useState(false);
  const isAnswered = record !== undefined && !isFetching;

  useEffect(() => {
    if (isAnswered) setIsFresh(true);
  }, [isAnswered]);

  return isFresh && !error;
};
