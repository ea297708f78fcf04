import Typography from '@mui/material/Typography';
import { useNotify, useRefresh } from 'ra-core';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Confirm, Form, type FormProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { padMessage } from '../../format/text';
import { Conflict } from '../form/Conflict';
import { FormGrid } from '../form/FormGrid';
import { useDialogBackup } from '../form/inputBackup';
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
  /** There is no input: Intro accepts it. */
  asksNothing?: boolean;
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
  asksNothing,
  send,
  ...form
}: FormDialogProps & Sending) => {
  const formId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const uploads = useUploads();
  const lock = useLock();
  const { dialog, forget } = useDialogBackup(title);
  const [refusal, setRefusal] = useState<string>();

  const getValues = useRef<() => object>(() => ({}));
  const [isAsking, setIsAsking] = useState(false);

  const close = () => {
    forget();
    onClose();
  };
  const submit = (values: object) => {
    if (uploads.isUploading || !lock.take()) return;
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
  const leave = refusal === undefined ? close : reload;
  // Words are found again; photos would have to be taken anew.
  const hasPictures = () => uploads.isUploading || uploads.hasUploaded || holdsFiles(getValues.current());
  const cancel = () => (hasPictures() ? setIsAsking(true) : leave());

  return (
    <ActionDialog
      open
      title={title}
      isBusy={lock.isLocked}
      onCancel={cancel}
      accept={uploads.isUploading ? undefined : { form: formId, asksNothing }}
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
          <ValuesRef getValues={getValues} />
          <RecoveredInput dialog={dialog}>
            <FormGrid>
              {text && <Typography data-wide>{text}</Typography>}
              {children}
            </FormGrid>
          </RecoveredInput>
        </Form>
      </UploadsProvider>
      <Confirm
        isOpen={isAsking}
        title="Descartar fotos"
        content="Las fotos elegidas todavía no se guardan."
        confirm="Descartar"
        cancel="Seguir aquí"
        onConfirm={leave}
        onClose={() => setIsAsking(false)}
      />
    </ActionDialog>
  );
};

/** Lets the dialog around the form see what it holds. */
const ValuesRef = ({ getValues }: { getValues: RefObject<() => object> }) => {
  const form = useFormContext();
  getValues.current = form.getValues;

  return null;
};

const holdsFiles = (values: object): boolean =>
  Object.values(values).some((value) => Array.isArray(value) && value.some((item) => item instanceof File));
