import { EditBase, type EditBaseProps, type RaRecord, useEditContext, useGetResourceLabel } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { HistoryButton } from '../features/history/HistoryButton';
import { HistoryCard, useIsHistoryBeside } from '../features/history/HistoryCard';
import { RecordLive } from '../features/live/RecordLive';
import { sectionPath } from '../section/sectionPath';
import { ErrorState } from '../ui/base/ErrorState';
import { PageActions } from '../ui/base/PageActions';
import { Part } from '../ui/base/Part';
import { AskDoubt } from '../ui/form/AskDoubt';
import { OutdatedNotice } from '../ui/form/conflict/OutdatedNotice';
import { ConflictContext, useConflict } from '../ui/form/conflict/useConflict';
import { FormSkeleton } from '../ui/form/FormSkeleton';
import { RecordHead, RecordHeadSkeleton } from '../ui/form/record/RecordHead';
import { RecordPage } from '../ui/form/record/RecordPage';
import { type UnsupportedProps, useSaved } from '../ui/form/useSaved';
import { PageMenu } from './PageMenu';
import { ReadOnlyNotice } from './ReadOnlyNotice';

interface EditProps<T extends RaRecord>
  extends Omit<EditBaseProps<T>, 'render'>,
    Omit<UnsupportedProps, 'aside'> {
  actions?: ReactNode;
  /** Red ones, after all others. */
  lastActions?: ReactNode;
  /** A PageMenu, with what is rare or dangerous. */
  menu?: ReactNode;
  /** False if the children draw the RecordHead. */
  head?: boolean;
  /** Beside the record where there is room, above its history. */
  aside?: ReactNode;
  children: ReactNode;
}

/** In place of react-admin's: messages in the page. The input of an outdated save is compared with the saved record. */
export const Edit = <T extends RaRecord = RaRecord>({
  actions,
  lastActions,
  menu,
  head,
  aside,
  children,
  mutationOptions,
  ...props
}: EditProps<T>) => {
  const id = Number(useParams().id);
  const conflict = useConflict(id);
  const saved = useSaved('updated', { onSaved: conflict.clear, onConflict: conflict.find });

  return (
    <EditBase<T>
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ onError: undefined, refetchOnReconnect: isLoadFailed, refetchOnMount: 'always' }}
      mutationOptions={{ ...saved, ...mutationOptions }}
      {...props}
    >
      <AskDoubt>
        <EditView
          actions={actions}
          lastActions={lastActions}
          menu={menu}
          head={head}
          aside={aside}
          {...conflict}
        >
          {children}
        </EditView>
      </AskDoubt>
    </EditBase>
  );
};

/** After an outage, a form only refetches what it never got. */
export const isLoadFailed = ({ state }: { state: { status: string } }): boolean => state.status === 'error';

type EditViewProps = Pick<
  EditProps<RaRecord>,
  'actions' | 'lastActions' | 'menu' | 'head' | 'aside' | 'children'
> &
  ReturnType<typeof useConflict>;

const EditView = ({
  actions,
  lastActions,
  menu = <PageMenu />,
  head = true,
  aside,
  conflict,
  take,
  remind,
  compare,
  clear,
  children,
}: EditViewProps) => {
  const { defaultTitle, resource, record, error, refetch } = useEditContext();
  const isReady = useIsReady();
  const isHistoryBeside = useIsHistoryBeside();
  const [loads, setLoads] = useState(0);
  const label = useGetResourceLabel()(resource);
  const compared = useMemo(() => ({ conflict, take, remind }), [conflict, take, remind]);

  /** What was typed is offered again, or shown (Form). */
  const reload = async () => {
    await refetch();
    clear();
    setLoads(loads + 1);
  };

  return (
    <>
      <Title defaultTitle={record ? defaultTitle : label} preferenceKey={false} />
      {error && <ErrorState error={error} backTo={sectionPath(resource)} onRetry={refetch} />}
      {!error && !isReady && (
        <>
          {head && <RecordHeadSkeleton />}
          <FormSkeleton />
        </>
      )}
      {record && isReady && (
        <>
          <PageActions>
            {actions}
            <Part>{!isHistoryBeside && <HistoryButton />}</Part>
            {lastActions}
            {menu}
          </PageActions>
          <RecordPage
            aside={
              <>
                {aside}
                <Part>{isHistoryBeside && <HistoryCard />}</Part>
              </>
            }
          >
            {conflict && !conflict.isCompared && (
              <OutdatedNotice key={`aviso ${conflict.reminders}`} conflict={conflict} onReload={reload} />
            )}
            {!conflict && (
              <Part>
                <RecordLive onReload={reload} onCompare={compare} />
              </Part>
            )}
            {/* A reload drops the state of the page. */}
            <ConflictContext key={loads} value={compared}>
              <ReadOnlyNotice />
              {head && <RecordHead />}
              {/* An input may have code of its own. */}
              <Suspense fallback={<FormSkeleton />}>{children}</Suspense>
            </ConflictContext>
          </RecordPage>
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
