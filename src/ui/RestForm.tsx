import Stack from '@mui/material/Stack';
import { Form, type FormProps } from 'ra-core';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { refusalsOf, type Values, withTexts } from './formValues';
import { GuardarButton } from './GuardarButton';
import { UploadsProvider, useUploads } from './inputs/uploads';
import { Recuperado } from './Recuperado';

interface RestFormProps extends Pick<FormProps, 'record' | 'defaultValues'> {
  /** What the contract lets be written; its texts stand beside the fields. */
  schema: z.ZodMiniType;
  isBusy: boolean;
  /** What the form could not be saved for, if it could not. */
  onSave: (values: Values) => Promise<string | undefined>;
  children: ReactNode;
}

/** react-admin's Form in our frame: the rules of the contract, Guardar, and a question before unsaved changes are left. */
export const RestForm = ({ schema, isBusy, onSave, children, ...form }: RestFormProps) => {
  const uploads = useUploads();
  // An error makes the form count as not saved, so that it still warns.
  const save = async (values: Values) => {
    const refusal = await onSave(withTexts(values));

    return refusal === undefined ? undefined : { root: refusal };
  };

  return (
    <Form
      {...form}
      // Not on blur: a text that comes or goes while Guardar is pressed moves it from under the pointer.
      mode="onChange"
      noValidate
      validate={(values) => refusalsOf(schema, values)}
      onSubmit={save}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
    >
      <UploadsProvider value={uploads.count}>
        <Stack spacing={0.5} sx={{ maxWidth: 640, pt: 1 }}>
          <Recuperado>{children}</Recuperado>
          <div>
            <GuardarButton isBusy={isBusy || uploads.isUploading} />
          </div>
        </Stack>
      </UploadsProvider>
    </Form>
  );
};
