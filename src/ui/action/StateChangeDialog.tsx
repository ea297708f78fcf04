import Typography from '@mui/material/Typography';
import {
  type RaRecord,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useUpdate,
} from 'ra-core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Form, TextInput } from 'react-admin';
import { Aviso } from '../Aviso';
import { Conflicto } from '../Conflicto';
import { useSectionOptions } from '../fields/useSectionOptions';
import { contractResolver, onScreen } from '../form/contractResolver';
import { FormGrid } from '../form/FormGrid';
import { UploadsProvider, useUploads } from '../inputs/uploads';
import { isAnswer, SESION_TERMINADA } from '../isAnswer';
import { useLock } from '../useLock';
import { ActionDialog } from './ActionDialog';

export interface StateChangeDialogProps {
  estado: string;
  /** Heads the dialog: 'Anular gasto 12'. */
  title: string;
  /** What will happen, in a sentence. */
  text?: ReactNode;
  /** The field that says why, which the contract wants: 'motivo_anulacion'. */
  reason?: string;
  /** react-admin's inputs for what else the new estado wants. */
  children?: ReactNode;
  /** What the page around says once it is done: 'Gasto anulado', or a key of the texts. */
  done: string;
  onChanged?: () => void;
  onClose: () => void;
}

/** Sends the record around it with a new estado, checked by the contract; a refusal stays in the dialog, the input kept. */
export const StateChangeDialog = ({
  estado,
  title,
  text,
  reason,
  children,
  done,
  onChanged,
  onClose,
}: StateChangeDialogProps) => {
  const formId = useId();
  const previous = useRecordContext<RaRecord<number>>();
  const resource = useResourceContext() ?? '';
  const { rest } = useSectionOptions(resource);
  const notify = useNotify();
  const refresh = useRefresh();
  const uploads = useUploads();
  const lock = useLock();
  const [refusal, setRefusal] = useState<string>();
  const [update] = useUpdate<RaRecord<number>, Error>();
  const resolver = useMemo(() => onScreen(contractResolver(rest?.input, {})), [rest]);
  // What was read last stays under what is written.
  const [record] = useState({ ...previous, ...(reason && { [reason]: '' }), estado });

  const send = (data: object) => {
    if (!previous || !lock.take()) return;
    setRefusal(undefined);
    void update(
      resource,
      { id: previous.id, data, previousData: previous },
      {
        onSuccess: (answer) => {
          if (!isAnswer(answer)) return setRefusal(SESION_TERMINADA);
          onClose();
          notify(done, { type: 'success' });
          onChanged?.();
          refresh();
        },
        onError: ({ message }) => setRefusal(message),
        onSettled: lock.release,
      },
    );
  };
  const reload = () => {
    onClose();
    refresh();
  };

  return (
    <ActionDialog
      open
      title={title}
      isBusy={lock.isLocked || uploads.isUploading}
      onCancel={onClose}
      accept={{ form: formId }}
    >
      {refusal && (
        <Aviso severity="error" onClose={() => setRefusal(undefined)}>
          {refusal}
        </Aviso>
      )}
      <Conflicto refusal={refusal} onReload={reload} />
      <UploadsProvider value={uploads.count}>
        <Form
          id={formId}
          record={record}
          resolver={resolver}
          noValidate
          onSubmit={send}
          disableInvalidFormNotification
        >
          <FormGrid>
            {text && <Typography data-wide>{text}</Typography>}
            {children}
            {reason && (
              <TextInput
                source={reason}
                multiline
                minRows={2}
                autoComplete="off"
                disabled={lock.isLocked}
                slotProps={{ htmlInput: { 'aria-required': true } }}
              />
            )}
          </FormGrid>
        </Form>
      </UploadsProvider>
    </ActionDialog>
  );
};
