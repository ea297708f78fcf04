import { CreateBase, type CreateBaseProps, type RaRecord, useCreateContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Page } from '../page/Page';
import { useCrumbs } from '../page/useCrumbs';
import { KeyedCreate } from './useIdempotencyKey';
import { type Unserved, useSaved } from './useSaved';

interface CreateProps<T extends RaRecord>
  extends Omit<CreateBaseProps<T>, 'render' | keyof Unserved>,
    Unserved {
  actions?: ReactNode;
  /** What may be done with the record that was made, beside the message that says so. */
  next?: (record: T) => ReactNode;
  children: ReactNode;
}

/** In place of react-admin's Create: messages in the page, and after a save an empty form for the next record. */
export const Create = <T extends RaRecord = RaRecord>({
  actions,
  next,
  children,
  mutationOptions,
  ...props
}: CreateProps<T>) => {
  const [created, setCreated] = useState(0);
  const saved = useSaved<T>('created', () => setCreated(created + 1), next);

  return (
    <CreateBase<T>
      redirect={false}
      disableAuthentication
      mutationOptions={{ ...saved.mutationOptions, ...mutationOptions }}
      {...props}
    >
      <CreateView actions={actions}>
        <KeyedCreate key={created}>{children}</KeyedCreate>
      </CreateView>
    </CreateBase>
  );
};

const CreateView = ({ actions, children }: Pick<CreateProps<RaRecord>, 'actions' | 'children'>) => {
  const { defaultTitle } = useCreateContext();

  return (
    <Page title={String(defaultTitle)} breadcrumb={useCrumbs('Nuevo')} actions={actions}>
      {children}
    </Page>
  );
};
