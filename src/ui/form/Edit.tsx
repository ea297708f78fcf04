import { EditBase, type EditBaseProps, type RaRecord, useEditContext } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Aviso } from '../Aviso';
import { Cargando } from '../Cargando';
import { Conflicto } from '../Conflicto';
import { ErrorState } from '../ErrorState';
import { HistorialButton } from '../HistorialButton';
import { ifFailed } from '../onReturn';
import { Page } from '../Page';
import { useCrumbs } from '../page/useCrumbs';
import { useRespaldo } from '../useRespaldo';
import { useSaved } from './useSaved';

interface EditProps<T extends RaRecord> extends Omit<EditBaseProps<T>, 'render'> {
  /** Beside the title, before the history. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * In place of react-admin's Edit: what is saved goes out with the record's version, and who was too late sees it and
 * keeps what is written; messages in the page; the history of the record.
 */
export const Edit = <T extends RaRecord = RaRecord>({
  actions,
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
      queryOptions={{ onError: undefined, refetchOnReconnect: ifFailed, refetchOnMount: 'always' }}
      mutationOptions={{ ...saved.mutationOptions, ...mutationOptions }}
      {...props}
    >
      <EditView actions={actions} conflict={conflict} onReload={clear}>
        {children}
      </EditView>
    </EditBase>
  );
};

interface EditViewProps extends Pick<EditProps<RaRecord>, 'actions' | 'children'> {
  conflict?: string;
  onReload: () => void;
}

const EditView = ({ actions, conflict, onReload, children }: EditViewProps) => {
  const { defaultTitle, record, error, isFetching, refetch, resource } = useEditContext();
  const { forget } = useRespaldo();
  const [isFresh, setIsFresh] = useState(false);
  const [loads, setLoads] = useState(0);
  const crumbs = useCrumbs('Editar');
  if (!isFresh && record && !isFetching) setIsFresh(true);
  const isReady = isFresh && record && !error;

  const reload = () =>
    refetch().then(() => {
      onReload();
      forget();
      setLoads(loads + 1);
    });

  return (
    <Page
      title={record ? String(defaultTitle) : (crumbs.at(-2)?.label ?? '')}
      breadcrumb={crumbs}
      actions={
        isReady && (
          <>
            {actions}
            <HistorialButton target={resource} id={Number(record.id)} />
          </>
        )
      }
    >
      {conflict && <Aviso severity="error">{conflict}</Aviso>}
      <Conflicto refusal={conflict} onReload={reload} />
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !isReady && <Cargando />}
      {isReady && <Fragment key={loads}>{children}</Fragment>}
    </Page>
  );
};
