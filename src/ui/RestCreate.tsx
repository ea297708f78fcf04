import { type RaRecord, useCreate, useGetResourceLabel, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { Page } from './Page';
import { RestForm } from './RestForm';
import { savedBy } from './savedBy';
import { sectionPath } from './sectionPath';
import { useAction } from './useAction';
import { useRespaldo } from './useRespaldo';

interface RestCreateProps {
  title: string;
  /** What stands above the section, on the way back. */
  parent?: { label: string; to: string };
  schema: z.ZodMiniType;
  /** What the form starts from. */
  defaultValues: Record<string, unknown>;
  /** What ¡Correcto! says: 'Sorteo creado'. */
  done: string;
  /** react-admin's inputs. */
  children: ReactNode;
}

/** The form of a new record; empty again once it is saved. */
export const RestCreate = ({ title, parent, schema, defaultValues, done, children }: RestCreateProps) => {
  const resource = useResourceContext() ?? '';
  const label = useGetResourceLabel()(resource);
  const { aviso, isBusy, run } = useAction();
  const [create] = useCreate<RaRecord, Error>();
  const { forget } = useRespaldo();
  const [saved, setSaved] = useState(0);

  return (
    <Page
      title={title}
      breadcrumb={[...(parent ? [parent] : []), { label, to: sectionPath(resource) }, { label: 'Nuevo' }]}
    >
      {aviso}
      <RestForm
        key={saved}
        schema={schema}
        defaultValues={defaultValues}
        isBusy={isBusy}
        onSave={(data) =>
          savedBy(run, (callbacks) => void create(resource, { data }, callbacks), {
            done,
            onSuccess: () => {
              forget();
              setSaved(saved + 1);
            },
          })
        }
      >
        {children}
      </RestForm>
    </Page>
  );
};
