import type { ButtonProps } from '@mui/material/Button';
import {
  type DataProvider,
  type FormProps as RaFormProps,
  type RaRecord,
  useRecordContext,
  useRegisterMutationMiddleware,
  useSaveContext,
} from 'ra-core';
import { type MouseEvent, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { Form as RaForm } from 'react-admin';
import type * as z from 'zod/mini';
import { useSectionOptions } from '../../section/useSectionOptions';
import { UploadsContext, useUploadCount } from '../inputs/uploads';
import { UnsentInput } from './conflict/UnsentInput';
import { useCompared, useWaiting } from './conflict/useConflict';
import { useLock } from './dialogs/useLock';
import { FormCard } from './FormCard';
import { FormGrid } from './FormGrid';
import { FormLeaveGuard } from './LeaveGuard';
import { RecordFacts } from './record/RecordFacts';
import { useIsReadOnly } from './record/readOnly';
import { SavingButton } from './SavingButton';
import { contractResolver } from './validation/contractResolver';
import { withTexts } from './validation/formValues';

interface FormProps extends Omit<RaFormProps, 'resolver' | 'onSubmit' | 'validate'> {
  /** Defaults to the contract of the section. */
  schema?: z.ZodMiniType;
  /** What helps to fill it in, beside its card. */
  aside?: ReactNode;
  /** Whether it still takes its input after somebody saved the record so. By default in the same estado. */
  isFor?: (saved: RaRecord) => boolean;
  /** Where another button of the page is the filled one. */
  saveVariant?: ButtonProps['variant'];
}

/** In place of SimpleForm: the contract checks it, and a read-only record shows as facts. */
export const Form = (props: FormProps) =>
  useIsReadOnly(useRecordContext(props)) ? (
    <>
      <UnsentInput />
      <RecordFacts />
    </>
  ) : (
    <WritableForm {...props} />
  );

const WritableForm = ({ schema, aside, isFor, saveVariant, children, ...props }: FormProps) => {
  const { rest, fields } = useSectionOptions(props.resource);
  const takesFocus = useRecordContext(props)?.id === undefined;
  const uploads = useUploadCount();
  const { submit, isBusy } = useSubmit();
  const resolver = useMemo(() => contractResolver(schema ?? rest?.input, fields), [schema, rest, fields]);

  return (
    <RaForm
      {...props}
      resolver={resolver}
      // On blur, an error could move Guardar away while it is pressed.
      mode="onChange"
      noValidate
      onSubmit={submit}
      disableInvalidFormNotification
    >
      <FormLeaveGuard />
      <UploadsContext value={uploads.count}>
        <FormCard
          foot={<SaveButton variant={saveVariant} isBusy={isBusy} isUploading={uploads.isUploading} />}
          aside={aside}
        >
          <FormGrid takesFocus={takesFocus} conflict={useCompared(isFor)}>
            {children}
          </FormGrid>
        </FormCard>
      </UploadsContext>
    </RaForm>
  );
};

/** react-admin does not tell the form of a refused save, so this marks it as unsaved. */
const useSubmit = () => {
  const { save } = useSaveContext();
  const lock = useLock();
  const waiting = useWaiting();
  const refusal = useRef<string>(undefined);

  useRegisterMutationMiddleware<DataProvider['update']>(
    useCallback(async (resource, params, next) => {
      refusal.current = undefined;
      try {
        return await next(resource, params);
      } catch (error) {
        refusal.current = String(error);
        throw error;
      }
    }, []),
  );

  const submit = async (values: object) => {
    const root = waiting(values);
    if (root) return { root };
    if (!lock.take()) return;
    try {
      const errors = await save?.(withTexts({ ...values }));

      return { ...errors, ...(refusal.current && { root: refusal.current }) };
    } finally {
      lock.release();
    }
  };

  return { submit, isBusy: lock.isLocked };
};

/** In place of react-admin's: ignores the second click of a double click, even after the first answer. */
export const SaveButton = ({ variant, isBusy = false, isUploading = false }: SaveButtonProps) => (
  <SavingButton
    type="submit"
    variant={variant}
    disabled={isBusy || isUploading}
    // Not while a question waits for its answer.
    isSaving={useSaveContext().saving === true || isUploading}
    doing={isUploading ? 'Cargando fotos…' : undefined}
    onClick={ignoreRepeat}
  >
    Guardar
  </SavingButton>
);

interface SaveButtonProps extends Pick<ButtonProps, 'variant'> {
  isBusy?: boolean;
  isUploading?: boolean;
}

const ignoreRepeat = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};
