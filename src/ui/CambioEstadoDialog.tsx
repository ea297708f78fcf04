import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useNotify, useRefresh, useResourceContext, useUpdate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ActionDialog } from './ActionDialog';
import { Conflicto } from './Conflicto';
import { UploadsProvider, useUploads } from './inputs/uploads';
import { TextInput } from './TextInput';
import { useAction } from './useAction';

export interface CambioEstadoDialogProps<T extends RaRecord<number>> {
  record: T;
  /** Where the record is not of the section around. */
  resource?: string;
  estado: string;
  /** Heads the dialog: 'Anular gasto 12'. */
  title: string;
  /** What will happen, in a sentence. */
  text?: ReactNode;
  /** Why, which must be written: the field, its label, and what stands beside it while it is empty. */
  reason?: { name: keyof T & string; label: string; message: string };
  /** react-admin's inputs, with rules of their own, for what else the new estado wants. */
  children?: ReactNode;
  /** What those inputs start from. */
  defaultValues?: Record<string, string>;
  /** What ¡Correcto! says in the page around: 'Gasto anulado'. */
  done: string;
  onChanged?: () => void;
  onClose: () => void;
}

/** Sends the record with its new estado; a refusal stands in the dialog, the input kept. */
export const CambioEstadoDialog = <T extends RaRecord<number>>({
  record,
  resource: ownResource,
  estado,
  title,
  text,
  reason,
  children,
  defaultValues,
  done,
  onChanged,
  onClose,
}: CambioEstadoDialogProps<T>) => {
  const formId = useId();
  const resource = useResourceContext({ resource: ownResource }) ?? '';
  const notify = useNotify();
  const refresh = useRefresh();
  const uploads = useUploads();
  const { aviso, refusal, isBusy, run } = useAction();
  const [update] = useUpdate<RaRecord, Error>();
  const form = useForm<Record<string, string>>({
    defaultValues: { ...defaultValues, ...(reason && { [reason.name]: '' }) },
  });

  const send = form.handleSubmit((values) => {
    const data = { ...record, ...values, estado };
    run((callbacks) => void update(resource, { id: record.id, data, previousData: record }, callbacks), {
      done,
      onSuccess: (told) => {
        onClose();
        notify(told, { type: 'success' });
        onChanged?.();
        refresh();
      },
    });
  });
  const reload = () => {
    onClose();
    refresh();
  };

  return (
    <ActionDialog
      open
      title={title}
      isBusy={isBusy || uploads.isUploading}
      onCancel={onClose}
      accept={{ form: formId }}
    >
      {aviso}
      <Conflicto refusal={refusal} onReload={reload} />
      <FormProvider {...form}>
        <UploadsProvider value={uploads.count}>
          <Stack component="form" id={formId} noValidate onSubmit={send} spacing={1} sx={{ pt: 1 }}>
            {text && <Typography>{text}</Typography>}
            {children}
            {reason && (
              <TextInput
                control={form.control}
                name={reason.name}
                label={reason.label}
                required={reason.message}
                maxLength={500}
                multiline
                disabled={isBusy}
              />
            )}
          </Stack>
        </UploadsProvider>
      </FormProvider>
    </ActionDialog>
  );
};
