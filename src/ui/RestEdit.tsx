import Alert from '@mui/material/Alert';
import { type RaRecord, useGetOne, useGetResourceLabel, useResourceContext, useUpdate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { Cargando } from './Cargando';
import { Conflicto } from './Conflicto';
import { ErrorState } from './ErrorState';
import { Historial } from './Historial';
import { ifFailed } from './onReturn';
import { Page } from './Page';
import { RestForm } from './RestForm';
import { savedBy } from './savedBy';
import { sectionPath } from './sectionPath';
import { type TabPanel, TabPanels } from './TabPanels';
import { TellProvider } from './tell';
import { useAction } from './useAction';
import { useRespaldo } from './useRespaldo';

interface RestEditProps<T> {
  /** Heads the page once the record is known. */
  title: (record: T) => string;
  /** What stands above the section, on the way back. */
  parent?: { label: string; to: string };
  schema: z.ZodMiniType;
  /** What ¡Correcto! says: 'Sorteo actualizado'. */
  done: string;
  /** What stands in place of the form where the record does not change any more. */
  closed?: (record: T) => ReactNode;
  /** What stands in place of the form where its fields do not change, though its estado may; false: the form. */
  facts?: (record: T) => ReactNode;
  /** Buttons beside the title, as long as it changes; they tell by useTell. */
  actions?: (record: T) => ReactNode;
  /** Views of the record between its form and its history. */
  tabs?: (record: T) => readonly TabPanel[];
  /** What its history calls a new estado. */
  estados?: Readonly<Record<string, string>>;
  /** react-admin's inputs. */
  children: ReactNode;
}

/** The form of a record; what is saved goes out with the record's version, so that nobody's change is lost. */
export const RestEdit = <T extends RaRecord<number>>({
  title,
  parent,
  schema,
  done,
  closed = () => false,
  facts = () => false,
  actions,
  tabs = () => [],
  estados,
  children,
}: RestEditProps<T>) => {
  const id = Number(useParams().id);
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource);
  const {
    data: record,
    error,
    refetch,
    isFetchedAfterMount,
  } = useGetOne<T>(resource, { id }, { refetchOnReconnect: ifFailed });
  const { aviso, refusal, isBusy, run, tell, clear } = useAction();
  const [update] = useUpdate<RaRecord, Error>();
  const { forget } = useRespaldo();
  const [loads, setLoads] = useState(0);
  // The form starts from what the API says now, not from what a list said before.
  const isReady = record && isFetchedAfterMount && !error;
  const closedText = isReady && closed(record);

  const reload = () =>
    refetch().then(() => {
      clear();
      forget();
      setLoads(loads + 1);
    });
  const save = (data: Record<string, unknown>) =>
    savedBy(run, (callbacks) => void update(resource, { id, data, previousData: record }, callbacks), {
      done,
      onSuccess: forget,
    });

  return (
    <TellProvider value={tell}>
      <Page
        title={record ? title(record) : label}
        breadcrumb={[...(parent ? [parent] : []), { label, to: sectionPath(resource) }, { label: 'Editar' }]}
        actions={isReady && !closedText && actions?.(record)}
      >
        {aviso}
        <Conflicto refusal={refusal} onReload={reload} />
        {error && <ErrorState error={error} onRetry={refetch} />}
        {!error && !isReady && <Cargando />}
        {isReady && (
          <TabPanels
            label={title(record)}
            panels={[
              {
                label: 'Datos',
                content: closedText ? (
                  <Alert severity="info">{closedText}</Alert>
                ) : (
                  facts(record) || (
                    <RestForm key={loads} record={record} schema={schema} isBusy={isBusy} onSave={save}>
                      {children}
                    </RestForm>
                  )
                ),
              },
              ...tabs(record),
              { label: 'Historial', content: <Historial target={resource} id={id} estados={estados} /> },
            ]}
          />
        )}
      </Page>
    </TellProvider>
  );
};
