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
  children: ReactNode;
}

/** In place of react-admin's Create: messages in the page, and after a save an empty form for the next record. */
export const Create = <T extends RaRecord = RaRecord>({
  actions,
  children,
  mutationOptions,
  ...props
}: CreateProps<T>) => {
  const [created, setCreated] = useState(0);
  const saved = useSaved('created', () => setCreated(created + 1));

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
