import Typography from '@mui/material/Typography';
import { useNotify, useRecordContext, useRefresh, useResourceContext } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { Form, type FormProps } from 'react-admin';
import { padMessage } from '../../format/text';
import { Conflict } from '../form/Conflict';
import { FormGrid } from '../form/FormGrid';
import { useInputBackup } from '../form/inputBackup';
import { RecoveredInput } from '../form/RecoveredInput';
import { UploadsProvider, useUploads } from '../inputs/uploads';
import { Notice } from '../page/Notice';
import { ActionDialog } from './ActionDialog';
import { useLock } from './useLock';
import { SESION_TERMINADA, wasWritten } from './wasWritten';

interface Callbacks {
  onSuccess: (answer: object) => void;
  onError: (error: Error) => void;
  onSettled: () => void;
}

export interface FormDialogProps {
  title: string;
  text?: ReactNode;
  /** What the page around says once it is done, where the server says nothing: 'Gasto anulado', or a key of the texts. */
  done: string;
  /** Says it elsewhere than in the page around. */
  onMessage?: (text: string) => void;
  onDone?: () => void;
  onClose: () => void;
  /** react-admin's inputs. */
  children?: ReactNode;
}

interface Sending extends Pick<FormProps, 'record' | 'defaultValues' | 'resolver'> {
  send: (values: object, callbacks: Callbacks) => void;
}

/**
 * react-admin's form in a dialog, sent once however often it is pressed; a refusal stays in the dialog, the input kept,
 * also over the end of the session.
 */
export const FormDialog = ({
  title,
  text,
  done,
  onMessage,
  onDone,
  onClose,
  children,
  send,
  ...form
}: FormDialogProps & Sending) => {
  const formId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const uploads = useUploads();
  const lock = useLock();
  const dialog = [useResourceContext(), useRecordContext()?.id, title].join('.');
  const { forget } = useInputBackup(dialog);
  const [refusal, setRefusal] = useState<string>();

  const close = () => {
    forget();
    onClose();
  };
  const submit = (values: object) => {
    if (!lock.take()) return;
    setRefusal(undefined);
    send(values, {
      onSuccess: (answer) => {
        if (!wasWritten(answer)) return setRefusal(SESION_TERMINADA);
        close();
        const text = 'message' in answer ? padMessage(String(answer.message)) : done;
        if (onMessage) onMessage(text);
        else notify(text, { type: 'success' });
        onDone?.();
        refresh();
      },
      onError: ({ message }) => setRefusal(message),
      onSettled: lock.release,
    });
  };
  // What was refused may not be any more as it stands on the page.
  const reload = () => {
    close();
    refresh();
  };

  return (
    <ActionDialog
      open
      title={title}
      isBusy={lock.isLocked || uploads.isUploading}
      onCancel={refusal === undefined ? close : reload}
      accept={{ form: formId }}
    >
      {refusal && (
        <Notice severity="error" onClose={() => setRefusal(undefined)}>
          {refusal}
        </Notice>
      )}
      <Conflict refusal={refusal} onReload={reload} />
      <UploadsProvider value={uploads.count}>
        <Form
          {...form}
          id={formId}
          mode="onChange"
          noValidate
          onSubmit={submit}
          disableInvalidFormNotification
        >
          <RecoveredInput dialog={dialog}>
            <FormGrid>
              {text && <Typography data-wide>{text}</Typography>}
              {children}
            </FormGrid>
          </RecoveredInput>
        </Form>
      </UploadsProvider>
    </ActionDialog>
  );
};
