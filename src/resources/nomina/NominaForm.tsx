import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Usuario } from '../../../contract/usuarios';
import { GuardarButton } from '../../ui/GuardarButton';
import { Recuperado } from '../../ui/Recuperado';
import { UnsavedChangesWarning } from '../../ui/UnsavedChangesWarning';
import { ConfirmarNomina } from './ConfirmarNomina';
import { AdministradorField, CuentaField, SemanaFields } from './NominaFields';
import type { NominaDraft } from './nominaDraft';

interface NominaFormProps {
  administradores: readonly Usuario[];
  isBusy: boolean;
  onSave: (draft: NominaDraft, callbacks: { onSuccess: () => void; onSettled: () => void }) => void;
}

/** Administrator, week and account; Guardar asks once more before anything is sent (SPEC 2). */
export const NominaForm = ({ administradores, isBusy, onSave }: NominaFormProps) => {
  const form = useForm<NominaDraft>({
    // Not on blur: a text that comes or goes while Guardar is pressed moves it from under the pointer.
    mode: 'onChange',
    defaultValues: emptyDraft(administradores),
  });
  const { control, getValues, reset, setValue, trigger } = form;
  const [asked, setAsked] = useState(() => getValues());
  const [isAsking, setIsAsking] = useState(false);

  // Not handleSubmit: a form that was submitted counts as saved, and would no longer warn.
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await trigger(undefined, { shouldFocus: true }))) return;
    setAsked(getValues());
    setIsAsking(true);
  };
  const accept = () => {
    // Once closed, the second half of a double click finds nothing to send.
    if (isAsking) onSave(asked, { onSuccess: () => reset(), onSettled: () => setIsAsking(false) });
  };

  return (
    <FormProvider {...form}>
      <UnsavedChangesWarning />
      <Stack component="form" noValidate onSubmit={ask} spacing={2} sx={{ maxWidth: 480, pt: 1 }}>
        <Recuperado>
          <AdministradorField control={control} administradores={administradores} />
          <SemanaFields control={control} setValue={setValue} />
          <CuentaField control={control} setValue={setValue} administradores={administradores} />
        </Recuperado>
        <div>
          <GuardarButton />
        </div>
        <ConfirmarNomina
          open={isAsking}
          draft={asked}
          isBusy={isBusy}
          onAccept={accept}
          onCancel={() => setIsAsking(false)}
        />
      </Stack>
    </FormProvider>
  );
};

/** Who can choose one administrator only has it chosen already. */
const emptyDraft = ([only, ...others]: readonly Usuario[]): NominaDraft => ({
  fk_usuario: only && others.length === 0 ? String(only.id) : '',
  fecha: '',
  fecha_final: '',
  cuenta_bancaria: '',
});
