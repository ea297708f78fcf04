import Stack from '@mui/material/Stack';
import { type Identifier, type RaRecord, useUpdate } from 'ra-core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Form as RaForm } from 'react-admin';
import type * as z from 'zod/mini';
import { ActionDialog } from '../ActionDialog';
import { Aviso } from '../Aviso';
import { useSectionOptions } from '../fields/useSectionOptions';
import { withTexts } from '../formValues';
import { isAnswer, SESION_TERMINADA } from '../isAnswer';
import { useLock } from '../useLock';
import { contractResolver } from './contractResolver';

interface DialogFormProps {
  title: string;
  /** What Aceptar updates: a record of this resource. */
  resource: string;
  id: Identifier;
  schema: z.ZodMiniType;
  defaultValues?: Record<string, unknown>;
  /** What is sent, of what is written. */
  transform?: (values: Record<string, unknown>) => object;
  meta?: object;
  onSaved: (record: RaRecord & { message?: string }) => void;
  /** `isRefused`: the server would not have it, so what stands there may have changed. */
  onCancel: (isRefused: boolean) => void;
  /** react-admin's inputs. */
  children: ReactNode;
}

const NONE = {};

/** A form in a dialog: checked by the contract, sent once; a refusal stands in the dialog, the input kept. */
export const DialogForm = ({
  title,
  resource,
  id,
  schema,
  defaultValues,
  transform = withTexts,
  meta,
  onSaved,
  onCancel,
  children,
}: DialogFormProps) => {
  const formId = useId();
  const { fields } = useSectionOptions(resource);
  const lock = useLock();
  const [refusal, setRefusal] = useState<string>();
  const [update] = useUpdate<RaRecord, Error>();
  const resolver = useMemo(() => contractResolver(schema, fields), [schema, fields]);

  const send = async (values: object) => {
    if (!lock.take()) return;
    setRefusal(undefined);
    try {
      const params = { id, data: transform(withTexts({ ...values })), meta };
      const record = await update(resource, params, { returnPromise: true });
      if (!record || !isAnswer(record)) throw new Error(SESION_TERMINADA);
      onSaved(record);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    } finally {
      lock.release();
    }
  };

  return (
    <ActionDialog
      open
      title={title}
      isBusy={lock.isLocked}
      onCancel={() => onCancel(refusal !== undefined)}
      accept={{ form: formId }}
    >
      {refusal !== undefined && <Aviso severity="error">{refusal}</Aviso>}
      <RaForm
        id={formId}
        resource={resource}
        // Not what the record around holds under the same names.
        record={NONE}
        defaultValues={defaultValues}
        resolver={resolver}
        mode="onChange"
        noValidate
        onSubmit={send}
        disableInvalidFormNotification
      >
        <Stack spacing={1} sx={{ pt: 1, '& > *': { m: 0 } }}>
          {children}
        </Stack>
      </RaForm>
    </ActionDialog>
  );
};
