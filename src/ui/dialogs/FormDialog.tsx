import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh } from 'ra-core';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Confirm, Form, type FormProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { padMessage } from '../../format/text';
import { FormGrid } from '../form/FormGrid';
import { isConflict } from '../form/useConflict';
import { useKeptInput } from '../form/useKeptInput';
import { UploadsProvider, useUploads } from '../inputs/uploads';
import { Notice } from '../page/Notice';
import { ActionDialog, type Verb } from './ActionDialog';
import { useLock } from './useLock';
import { SESION_TERMINADA, wasWritten } from './wasWritten';

interface Callbacks {
  onSuccess: (answer: object) => void;
  onError: (error: Error & { body?: { errors?: object } }) => void;
  onSettled: () => void;
}

export interface FormDialogProps extends Verb {
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
  /** Nothing must be written: Enter accepts it at once. */
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
  verb,
  color,
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
  const { place, forget } = useKeptInput(title);
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

    // What is refused of a field stands below it: the form waits for it.
    return new Promise<object | undefined>((resolve) =>
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
        onError: ({ message, body }) => {
          setRefusal(message);
          resolve(body?.errors);
        },
        onSettled: () => {
          lock.release();
          resolve(undefined);
        },
      }),
    );
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
      verb={verb}
      color={color}
      isBusy={lock.isLocked}
      onCancel={cancel}
      accept={uploads.isUploading ? undefined : { form: formId, asksNothing }}
    >
      {refusal && (
        <Notice
          severity="error"
          action={
            isConflict(refusal) ? (
              <Button color="inherit" onClick={reload}>
                Cargar de nuevo
              </Button>
            ) : undefined
          }
          onClose={() => setRefusal(undefined)}
        >
          {refusal}
        </Notice>
      )}
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
          <FormGrid place={place} takesFocus={!asksNothing}>
            {text && <Typography data-wide>{text}</Typography>}
            {children}
          </FormGrid>
        </Form>
      </UploadsProvider>
      <Confirm
        isOpen={isAsking}
        title="Descartar fotos"
        content="Las fotos elegidas todavía no se guardan"
        confirm="Descartar"
        confirmColor="warning"
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
