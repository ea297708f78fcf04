import Button from '@mui/material/Button';
import { type FormProps as RaFormProps, useRecordContext, useSaveContext } from 'ra-core';
import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { Form as RaForm } from 'react-admin';
import type * as z from 'zod/mini';
import { useLock } from '../dialogs/useLock';
import { UploadsProvider, useUploads } from '../inputs/uploads';
import { RecordFacts } from '../record/RecordFacts';
import { isReadOnly } from '../record/readOnly';
import { useSectionOptions } from '../section/useSectionOptions';
import { ConflictNotice } from './ConflictNotice';
import { FormCard } from './FormCard';
import { FormGrid } from './FormGrid';
import { FormLeaveGuard } from './LeaveGuard';
import { contractResolver } from './validation/contractResolver';
import { withTexts } from './validation/formValues';
import { useRefusal } from './validation/useRefusal';

interface FormProps extends Omit<RaFormProps, 'resolver' | 'onSubmit' | 'validate'> {
  /** In place of the contract of the section. */
  schema?: z.ZodMiniType;
}

/**
 * In place of react-admin's SimpleForm: checked by the contract, sent once however often it is pressed, and what is
 * written outlives the end of the session; a record that nobody can change is shown as it stands.
 */
export const Form = (props: FormProps) =>
  isReadOnly(useRecordContext(props)) ? <RecordFacts /> : <WritableForm {...props} />;

const WritableForm = ({ schema, children, ...props }: FormProps) => {
  const { rest, fields } = useSectionOptions(props.resource);
  const { save } = useSaveContext();
  const takesFocus = useRecordContext(props)?.id === undefined;
  const refusal = useRefusal();
  const uploads = useUploads();
  const lock = useLock();
  const resolver = useMemo(() => contractResolver(schema ?? rest?.input, fields), [schema, rest, fields]);

  const submit = async (values: object) => {
    if (!lock.take()) return;
    try {
      const errors = await save?.(withTexts({ ...values }));

      // An error makes the form count as not saved, so that it still warns.
      return { ...errors, ...(refusal.current && { root: refusal.current }) };
    } finally {
      lock.release();
    }
  };

  return (
    <RaForm
      {...props}
      resolver={resolver}
      // Not on blur: a text that comes or goes while Guardar is pressed moves it from under the pointer.
      mode="onChange"
      noValidate
      onSubmit={submit}
      disableInvalidFormNotification
    >
      <FormLeaveGuard />
      <UploadsProvider value={uploads.count}>
        <FormCard foot={<SaveButton isBusy={lock.isLocked || uploads.isUploading} />}>
          <ConflictNotice />
          <FormGrid takesFocus={takesFocus}>{children}</FormGrid>
        </FormCard>
      </UploadsProvider>
    </RaForm>
  );
};

/**
 * In place of react-admin's SaveButton: the second half of a double click is no click of its own. It must not send again,
 * even where the first was answered in between.
 */
export const SaveButton = ({ isBusy = false }: { isBusy?: boolean }) => (
  <Button type="submit" variant="contained" disabled={isBusy} onClick={ignoreRepeat}>
    Guardar
  </Button>
);

const ignoreRepeat = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};
