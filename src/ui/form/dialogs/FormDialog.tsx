import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Form, type FormProps } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Notice } from '../../base/Notice';
import { isOutdated } from '../../base/refusal';
import { UploadsContext, useUploadCount } from '../../inputs/uploads';
import { FormGrid } from '../FormGrid';
import { UnsavedQuestion } from '../UnsavedQuestion';
import { useKeptInput } from '../useKeptInput';
import { ActionDialog, type ActionDialogProps, type Verb } from './ActionDialog';
import { type Sending, useSend } from './useSend';

export interface FormDialogProps
  extends Verb,
    Omit<Sending, 'send'>,
    Pick<ActionDialogProps, 'focusesCancel'> {
  title: string;
  text?: ReactNode;
  onClose: () => void;
  /** Ends the sending: Cancelar calls it meanwhile. */
  onStop?: () => void;
  children?: ReactNode;
  /** Enter accepts at once. */
  asksNothing?: boolean;
  /** After a 409, below its message. */
  conflict?: ReactNode;
}

type FormDialogFormProps = Pick<FormProps, 'record' | 'defaultValues' | 'resolver'> & Pick<Sending, 'send'>;

/** A refusal keeps the dialog open with its input. */
export const FormDialog = ({
  title,
  verb,
  color,
  text,
  done,
  onMessage,
  onDone,
  onClose,
  onStop,
  children,
  asksNothing,
  focusesCancel,
  conflict,
  send,
  ...form
}: FormDialogProps & FormDialogFormProps) => {
  const formId = useId();
  const refresh = useRefresh();
  const uploads = useUploadCount();
  const isTyped = useRef(false);
  const unconfirmed = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { formKey, forget } = useKeptInput(title);

  const close = () => {
    forget();
    onClose();
  };
  const { submit, refusal, dismiss, isBusy } = useSend({ send, done, onMessage, onDone }, close);
  /** What was recovered is not sent unseen. */
  const trySubmit = (values: object) => {
    if (unconfirmed.current) return unconfirmed.current.focus();

    return uploads.isUploading ? undefined : submit(values);
  };
  const leave = () => {
    close();
    // A refused record may be outdated.
    if (refusal !== undefined) refresh();
  };

  return (
    <ActionDialog
      open
      title={title}
      verb={verb}
      color={color}
      isBusy={isBusy}
      onCancel={leave}
      onStop={onStop}
      onEscape={() => (isTyped.current || uploads.isUploading ? setIsAsking(true) : leave())}
      accept={uploads.isUploading ? undefined : { form: formId, asksNothing }}
      focusesCancel={focusesCancel}
    >
      {refusal && (
        <Notice
          severity="error"
          takesFocus
          onReload={isOutdated(refusal) ? leave : undefined}
          onClose={dismiss}
        >
          {refusal.message}
          {isOutdated(refusal) && conflict}
        </Notice>
      )}
      <UploadsContext value={uploads.count}>
        <Form
          {...form}
          id={formId}
          mode="onChange"
          noValidate
          onSubmit={trySubmit}
          disableInvalidFormNotification
        >
          <TellTyped into={isTyped} />
          <FormGrid formKey={formKey} takesFocus={!asksNothing} unconfirmed={unconfirmed}>
            {text && (
              <Typography component="div" data-wide>
                {text}
              </Typography>
            )}
            {children}
          </FormGrid>
        </Form>
      </UploadsContext>
      <UnsavedQuestion
        open={isAsking}
        onAnswer={(isLeaving) => {
          setIsAsking(false);
          if (isLeaving) leave();
        }}
      />
    </ActionDialog>
  );
};

/** A ref: the dialog needs it only when it is closed. */
const TellTyped = ({ into }: { into: RefObject<boolean> }) => {
  const { dirtyFields } = useFormState();
  useEffect(() => {
    into.current = Object.keys(dirtyFields).length > 0;
  });

  return null;
};
