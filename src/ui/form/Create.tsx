import { CreateBase, type CreateBaseProps, type RaRecord, useCreateContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Title } from 'react-admin';
import { PageActions } from '../page/PageActions';
import { KeyedCreate } from './useIdempotencyKey';
import { type Unserved, useSaved } from './useSaved';

interface CreateProps<T extends RaRecord>
  extends Omit<CreateBaseProps<T>, 'render' | keyof Unserved>,
    Unserved {
  actions?: ReactNode;
  /** What may be done with the record that was made, beside the message that says so. */
  next?: (record: T) => ReactNode;
  /** Sources whose values the next record starts with. */
  keeps?: readonly string[];
  children: ReactNode;
}

/** In place of react-admin's Create: messages in the page, and after a save a form for the next record, empty but for what it keeps. */
export const Create = <T extends RaRecord = RaRecord>({
  actions,
  next,
  keeps = [],
  children,
  mutationOptions,
  ...props
}: CreateProps<T>) => {
  const [created, setCreated] = useState(0);
  const [kept, setKept] = useState<object>();
  const saved = useSaved<T>(
    'created_id',
    (record) => {
      // A form without a record is one for a new record.
      if (keeps.length > 0) setKept(Object.fromEntries(keeps.map((source) => [source, record[source]])));
      setCreated(created + 1);
    },
    next,
  );

  return (
    <CreateBase<T>
      redirect={false}
      disableAuthentication
      mutationOptions={{ ...saved.mutationOptions, ...mutationOptions }}
      record={kept}
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
    <>
      <Title defaultTitle={defaultTitle} />
      <PageActions>{actions}</PageActions>
      {children}
    </>
  );
};
