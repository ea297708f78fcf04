import Typography from '@mui/material/Typography';
import { useRefresh } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Form, type FormProps } from 'react-admin';
import { FormGrid } from '../form/FormGrid';
import { useKeptInput } from '../form/useKeptInput';
import { UploadsProvider, useUploads } from '../inputs/uploads';
import { Notice } from '../page/Notice';
import { isOutdated } from '../page/refusal';
import { ActionDialog, type Verb } from './ActionDialog';
import { type Sending, useSend } from './useSend';

export interface FormDialogProps extends Verb, Omit<Sending, 'send'> {
  title: string;
  text?: ReactNode;
  onClose: () => void;
  children?: ReactNode;
  /** Enter accepts at once. */
  asksNothing?: boolean;
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
  children,
  asksNothing,
  send,
  ...form
}: FormDialogProps & FormDialogFormProps) => {
  const formId = useId();
  const refresh = useRefresh();
  const uploads = useUploads();
  const { formKey, forget } = useKeptInput(title);

  const close = () => {
    forget();
    onClose();
  };
  const { submit, refusal, dismiss, isBusy } = useSend({ send, done, onMessage, onDone }, close);
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
      accept={uploads.isUploading ? undefined : { form: formId, asksNothing }}
    >
      {refusal && (
        <Notice severity="error" onReload={isOutdated(refusal) ? leave : undefined} onClose={dismiss}>
          {refusal.message}
        </Notice>
      )}
      <UploadsProvider value={uploads.count}>
        <Form
          {...form}
          id={formId}
          mode="onChange"
          noValidate
          onSubmit={(values: object) => (uploads.isUploading ? undefined : submit(values))}
          disableInvalidFormNotification
        >
          <FormGrid formKey={formKey} takesFocus={!asksNothing}>
            {text && <Typography data-wide>{text}</Typography>}
            {children}
          </FormGrid>
        </Form>
      </UploadsProvider>
    </ActionDialog>
  );
};
