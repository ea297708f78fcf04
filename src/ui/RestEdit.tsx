import Alert from '@mui/material/Alert';
import { type RaRecord, useGetOne, useGetResourceLabel, useResourceContext, useUpdate } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { Cargando } from './Cargando';
import { ErrorState } from './ErrorState';
import { Page } from './Page';
import { RestForm } from './RestForm';
import { savedBy } from './savedBy';
import { sectionPath } from './sectionPath';
import { useAction } from './useAction';

interface RestEditProps<T> {
  /** Heads the page once the record is known. */
  title: (record: T) => string;
  /** What stands above the section, on the way back. */
  parent?: { label: string; to: string };
  schema: z.ZodMiniType;
  /** What ¡Correcto! says: 'Sorteo actualizado'. */
  done: string;
  /** What stands in place of the form where the record does not change any more. */
  closed?: (record: T) => string | false;
  /** Buttons beside the title, as long as it does. */
  actions?: (record: T, tell: (text: string) => void) => ReactNode;
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
  actions,
  children,
}: RestEditProps<T>) => {
  const id = Number(useParams().id);
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource);
  const { data: record, error, refetch, isFetchedAfterMount } = useGetOne<T>(resource, { id });
  const { aviso, isBusy, run, tell } = useAction();
  const [update] = useUpdate<RaRecord, Error>();
  // The form starts from what the API says now, not from what a list said before.
  const isReady = record && isFetchedAfterMount && !error;
  const closedText = isReady && closed(record);
  const isOpen = isReady && !closedText;

  return (
    <Page
      title={record ? title(record) : label}
      breadcrumb={[...(parent ? [parent] : []), { label, to: sectionPath(resource) }, { label: 'Editar' }]}
      actions={isOpen && actions?.(record, tell)}
    >
      {aviso}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {!error && !isReady && <Cargando />}
      {closedText && <Alert severity="info">{closedText}</Alert>}
      {isOpen && (
        <RestForm
          record={record}
          schema={schema}
          isBusy={isBusy}
          onSave={(data) =>
            savedBy(
              run,
              (callbacks) => void update(resource, { id, data, previousData: record }, callbacks),
              { done },
            )
          }
        >
          {children}
        </RestForm>
      )}
    </Page>
  );
};
