import { CreateBase, type CreateBaseProps, type RaRecord, useCreateContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Title } from 'react-admin';
import { useSectionOptions } from '../section/useSectionOptions';
import { PageActions } from '../ui/base/PageActions';
import { AskAlike } from '../ui/form/AskAlike';
import { AskDoubt } from '../ui/form/AskDoubt';
import { IsNextRecord } from '../ui/form/FormGrid';
import { KeyedCreate } from '../ui/form/useIdempotencyKey';
import { type UnsupportedProps, useSaved } from '../ui/form/useSaved';

interface CreateProps<T extends RaRecord>
  extends Omit<CreateBaseProps<T>, 'render' | keyof UnsupportedProps>,
    UnsupportedProps {
  actions?: ReactNode;
  /** Shown with the message of a save. */
  next?: (record: T) => ReactNode;
  /** Shown below that, in amber. */
  warning?: () => string;
  children: ReactNode;
}

/** In place of react-admin's: messages in the page, and an empty form after a save. */
export const Create = <T extends RaRecord = RaRecord>({
  actions,
  next,
  warning,
  children,
  mutationOptions,
  ...props
}: CreateProps<T>) => {
  const { keeps } = useSectionOptions(props.resource);
  const [created, setCreated] = useState<{ count: number; kept?: object }>({ count: 0 });
  const onSaved = (record: T) => {
    const values = Object.fromEntries(keeps.map((source) => [source, record[source]]));
    // A new record is a form without a record.
    setCreated({ count: created.count + 1, kept: keeps.length > 0 ? values : undefined });
  };
  const saved = useSaved<T>('created_id', { onSaved, next, warning });

  return (
    <CreateBase<T>
      redirect={false}
      disableAuthentication
      mutationOptions={{ ...saved, ...mutationOptions }}
      record={created.kept}
      {...props}
    >
      <Heading>{actions}</Heading>
      <KeyedCreate key={created.count}>
        <IsNextRecord value={created.count > 0}>
          <AskAlike>
            <AskDoubt>{children}</AskDoubt>
          </AskAlike>
        </IsNextRecord>
      </KeyedCreate>
    </CreateBase>
  );
};

const Heading = ({ children }: { children: ReactNode }) => (
  <>
    <Title defaultTitle={useCreateContext().defaultTitle} preferenceKey={false} />
    <PageActions>{children}</PageActions>
  </>
);
