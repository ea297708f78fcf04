import Stack from '@mui/material/Stack';
import type { FormEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { GuardarButton } from '../../ui/GuardarButton';
import { Recuperado } from '../../ui/Recuperado';
import { UnsavedChangesWarning } from '../../ui/UnsavedChangesWarning';
import { PagoFields } from './PagoFields';
import { PersonaFields } from './PersonaFields';
import type { Option } from './SelectInput';
import type { UsuarioDraft } from './usuarioDraft';

interface UsuarioFormProps {
  initial: UsuarioDraft;
  /** Username and password are given once, at the creation. */
  isNew?: boolean;
  principales: readonly Option[];
  isBusy: boolean;
  /** `keep`: the values, as they were saved, are those to start from; `clear`: the form is empty again. */
  onSave: (draft: UsuarioDraft, saved: { keep: () => void; clear: () => void }) => void;
}

/** All that is written of a user (SPEC 3). */
export const UsuarioForm = ({ initial, isNew, principales, isBusy, onSave }: UsuarioFormProps) => {
  const form = useForm<UsuarioDraft>({
    // Not on blur: a text that comes or goes while Guardar is pressed moves it from under the pointer.
    mode: 'onChange',
    defaultValues: initial,
  });
  const { getValues, reset, trigger } = form;

  // Not handleSubmit: a form that was submitted counts as saved, and would no longer warn.
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    const draft = getValues();
    onSave(draft, { keep: () => reset(draft), clear: () => reset(initial) });
  };

  return (
    <FormProvider {...form}>
      <UnsavedChangesWarning />
      <Stack component="form" noValidate onSubmit={save} spacing={2} sx={{ maxWidth: 640, pt: 1 }}>
        <Recuperado>
          <PersonaFields isNew={isNew} principales={principales} />
          <PagoFields />
        </Recuperado>
        <div>
          <GuardarButton isBusy={isBusy} />
        </div>
      </Stack>
    </FormProvider>
  );
};
